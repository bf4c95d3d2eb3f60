"""The server: people and programs play on it, by browser, WebSocket or plain HTTP.

`messages/` is everything that is said, `errors` everything that is refused; `settings` and `limits` are the operator's.
`catalogue` holds the games; `compiling` and `play_through` make them ready in processes of their own. `lessons` and
`etudes` show positions as a table would. `plain_text` cleans names and chat; `steady_time` counts time; `quiet_log`
repeats nothing; `messengers` send mail and call webhooks; `network` lets others in; `app` puts all together and `serve`
runs it.

`store/` keeps tables:

- `rows`: what is kept, as typed rows; `migrations/` and `migrate`: the database's form, step by step
- `store`: every question and every change, `reviews` those about reviews; `readers` and `writer` carry them out
- `database`: one way to speak to SQLite and PostgreSQL
- `news` and `notifications`: what workers tell each other
- `backup`: all in one file, and back; `upkeep`: downtime, and tables that have grown old
- `file_lock`: one server for a SQLite file

`tables/` plays them:

- `replayed_game`: the game that a table's log leads to; `snapshot`: that game as one viewer may see it
- `live_table`: a table in memory with its `listener`s, who are told `changes`; `registry`: all of a worker's tables
- `housekeeping`: what is looked after again and again; `clocks`: when time runs out
- `absence`: bots for people who are gone; `notify`: telling them by mail or webhook
- `curve` and `reviews`: how a finished game went; `fair_queue`: whose turn it is to have such work done
- `actions`: what a seat can do; `undo` and `undo_request`: taking back, alone or by consent
- `new_tables`: setting up; `seating`: sitting down by a link; `seats`: who sits where; `tokens`: what opens seats
- `only_looked_at`: records, lessons and etudes as tables; `written`: games whose rules are played no more

`workers/` lets several processes share a SQLite file: `places` says whose a table is, `handover` passes connections on.

`bots/thinking` lets bots think and decide, `bots/scheduler` gives everybody a fair share. `http/` is the outside:

- `lobby_routes`, `table_routes`, `review_routes`, `lesson_routes`, `etude_routes`, `reach_routes` and `websocket`: what
  can be asked; `page`: the page's files
- `connections`: how many, how patiently; `caller`: who asks; `guard`: what every request passes
- `routing`: how routes take and answer messages
- `answers`: what is answered; `openapi`: the API's description

`typescript` makes the page's types from the messages and the games' views.
"""
