"""The table: a server on which people and programs play, by browser, WebSocket or plain HTTP.

Reading order: `wire` (what is said), `rows` and `store` (what is kept), `live` (a table in memory), `house` (all of
them), `socket` and `routes` (the doors to the outside), `app` and `serve` (putting it together).
"""
