"""Everything that is said between the server and a page or program, once: JSON, each message a typed struct.

`requests` is what clients send, `replies` the answers over HTTP, `events` what a connection is told, `state` the table
as one viewer sees it; `fields` are the parts they share, `coding` makes bytes of them. The API's description and the
page's types (web/src/wire) are made from these structs.

Numbers: every decision and every undo is a row of the table's log. `number` is how many rows there are; it only grows.
A client sends the number it has seen, and gets `stale` if the table has moved on in a way that concerns it.
`moves` is how many moves stand (an undo takes one back); log lines and replays count in moves.
"""
