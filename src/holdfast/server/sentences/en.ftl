# What the server says when something can't be done.

error-server-name = A name needs at least one letter.
error-server-chat-empty = There is nothing in this message.
error-server-chat-off = There is no chat at this table.
error-server-nobody = Nobody knows you here yet. Give yourself a name first.
error-server-origin = This request comes from another page, and was refused.
error-server-host = This server is for this machine only. Open it as localhost.
error-server-too-fast = That was too much at once. Wait a moment, then go on.
error-server-too-many-sockets = You have too many connections open. Close some of them.
error-server-slow-client = This connection is too slow to follow the table. It starts again.
error-server-message = The server does not understand this message.
error-server-link = This code is not valid any more. Make a new one on the other device.
error-server-no-table = There is no such table.
error-server-not-your-table = This table is not open to you.
error-server-not-host = Only the host of the table can do that.
error-server-not-your-seat = Seat { $seat } is not yours.
error-server-seat-taken = Seat { $seat } is taken.
error-server-seats-empty = Some seats are still empty. Invite somebody, or let the computer play.
error-server-new-host = The new host must sit at this table.
error-server-nobody-sits = Nobody sits on seat { $seat }, so nobody can take it back.
error-server-no-open-seat = There is no open seat at this table.
error-server-invitation = This invitation is not valid any more. Ask the host for a new one.
error-server-not-started = The table waits until all seats are taken.
error-server-agent-plays = The computer plays for seat { $seat }. Take the seat back first.
error-server-paused = The match is paused.
error-server-not-over = The match is not over yet.
error-server-no-pointing = Pointing is for games that are played together.
error-server-nothing-there = There is nothing to point at.
error-server-save-secret = The save holds the others' secrets. You can have it when the match is over.
error-server-no-hint = There is nothing to advise: the decision is not yours.
error-server-no-page = The page has not been built. Run `make play`, or `npm ci && npm run build` in web/.
error-server-no-share = There is no such replay.
error-server-too-many-tables = You host { $most } tables already. Finish or remove some of them.
error-server-stopping = The server is stopping. Nothing is lost; try again in a moment.
error-server-frozen = The table is frozen because nothing can be stored at the moment. Nothing is lost; it goes on by itself.
error-server-storage = Nothing can be stored at the moment: { $why }.
error-server-database = The database { $url } can't be opened: { $why }.
error-server-database-kind = The URL of the database begins with { $kind }. Matches are kept in SQLite ({ $sqlite }:///file) or PostgreSQL ({ $postgres }://user@host/name).
error-server-newer = This database was made by a newer Holdfast (schema { $found }, this one knows { $known }). Install the newer one.
error-server-settings = A setting makes no sense: { $why }.
error-server-settings-file = The settings file { $path } can't be read: { $why }.
error-server-public = { $host } can be reached from other machines. If you want that, say --public and give a secret key.
error-server-secret = A public server needs a secret key of at least 32 characters: --secret, HOLDFAST_SECRET or `secret` in the settings file.
error-server-port = { $port } is not a port. Ports are numbered 0 to 65535.
error-server-log = { $log } is not a form of the log. There are: text, json.
error-server-folder = Nothing can be written to the data folder { $path }: { $why }.
error-server-busy = Port { $port } is in use. Choose another with --port.
error-server-seed = Whoever knows the number of the deal knows every card to come: it can be chosen only where nobody else plays.
error-server-is-here = The person on seat { $seat } is here and playing.
error-server-internal = Something went wrong here. It was written to the log of the server.
error-server-broken = Something went wrong at this table. It goes back to where it was last stored.
error-server-entries = The log of this table has a gap, so it can't be played on.
error-server-no-pack = There is no such content pack.
error-server-too-many-packs = You keep { $most } content packs already. Remove some of them.
error-server-pack-file = A pack can't have a file called { $file }. File names are letters, digits, spaces, dots, hyphens and underscores.
error-server-pack-size = This pack is too large. All files together may have { $most } thousand characters.
error-server-pack-slow = Checking this pack took too long, so it was given up. Try it in smaller parts.
error-server-today-undo = At today's table everybody meets the same chance once: you can go back only as long as chance has not played and nobody else has decided.
error-server-today-agent = Nobody can play today's table in your place.
error-server-analyst-enough = You have had many matches analysed. Wait a while, then ask for the next.
error-server-analyst-busy = Many matches are waiting to be analysed. Ask once more in a few minutes.
error-server-play-on = You can play on from here if you sat at this table, or opened it.
error-server-play-on-end = There is nothing left to play here. Choose an earlier position.

# What a table adds to its log.

note-agent-failed = The computer, playing for { $name }, failed: a simpler player decided this time.
note-agent-slow = The computer, playing for { $name }, took too long: a simpler player decided this time.
note-time-over = Time was up for { $name }: the computer took this decision.
note-handed-over = The computer plays for { $name } from now on.
note-taken-back = { $name } is playing again.
note-rules-changed = Rules have been corrected since the last move: the match goes on from the last position that could be kept.
note-replay-differs = This match was stored by another version: it goes on from its last position, its log begins anew.

# What people and results are called.

guest = Guest
today-rival = Computer { $number }
today-result = Holdfast · { $game } · { $day } · { $points ->
    [one] 1 point
   *[other] { $points } points
}, place { $place } of { $seats }
today-held = Holdfast · { $game } · { $day } · we held out: { $why }
today-lost = Holdfast · { $game } · { $day } · we did not hold out: { $why }
