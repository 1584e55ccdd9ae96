### Words of the `holdfast` command

## Its parts

command-holdfast = Three survival board games: play them, simulate them, read their rules and components.
command-games = The games that are here.
command-play = Play at the table in this terminal.
command-simulate = Play many matches between agents and show the figures. Ctrl-C shows those of the matches so far.
command-content = Show the components of a game, and check packs that correct them.
command-check = Check a content pack: says all that is wrong with it, or what it changes.
command-rules = Show the rules of a game, in our words, by their numbers.
command-replay = Tell what happened in a saved match, decision by decision, with the numbers of the rules.

## What stands on the line

flag-help = Show this page.
flag-version = Show the version, and whether the engine is compiled.
flag-lang = Language: en or fr. By default that of the system.
flag-game = Which game; `holdfast games` lists them.
flag-game-or-first = Which game; the first one if not said.
flag-content = Folder of a content pack to play with.
flag-option = A choice made at setup, name=value; may be repeated.
flag-terminal = The table in this terminal, which is the only one so far.
flag-seats = 3 (you and two others), or Ann,Bob,random; asked for if not said.
flag-match-seed = Makes the match repeatable.
flag-load = Goes on with a saved match.
flag-how-many-seats = How many seats; by default the most.
flag-games = How many matches.
flag-seed = All chance follows from it.
flag-agents = One agent for all seats, or one for each, with commas.
flag-workers = How many processes; the figures do not depend on it.
flag-json = Also write the figures to this file; - writes them to standard output instead.
flag-force = Let --json replace a file.
flag-assumed = Only values that are not known for sure, with why.
flag-table = Only this table, such as building.
flag-folder = The folder of the pack.
flag-number = A rule such as PNE-2.3, or a chapter such as PNE-2.
flag-search = Only rules with this word.
flag-file = A saved match.
flag-seat = Only what this seat (from 0) saw; by default everything.

## A page of help

page-usage = Usage:{" "}
page-commands = Commands
page-arguments = Arguments
page-options = Options
page-default = {" "}({ $value } by default)

## What stands for something in a line of usage

place-command = COMMAND
place-options = OPTIONS
place-args = ARGUMENTS
place-game = GAME
place-file = FILE
place-folder = FOLDER
place-number = NUMBER

## Figures of a simulation

figures-bar = games
figures-written = Figures written to { $path }.
figures-speed = { $seconds } s, { $games } games/s, { $decisions } decisions/s ({ $status ->
    [compiled] compiled
    [interpreted] interpreted
   *[other] { $status }
}, { $workers ->
    [one] 1 worker
   *[other] { $workers } workers
})
figures-counted = Stopped: { $games } of { $asked } games are counted.
figures-head = { $game } (rules { $rules }), { $seats ->
    [one] 1 seat
   *[other] { $seats } seats
}, seed { $seed }
figures-pack = Content pack { $name } ({ $checksum })
figures-games = { $count ->
    [one] { $games } game
   *[other] { $games } games
}
figures-stopped = stopped after { $games } of { $asked } games; these are the figures of the first { $games }
figures-decisions = { $decisions } decisions; in a game: { $each }
figures-spread = mean { $mean }, sd { $sd }, { $least } to { $most }
figures-endings = Endings
figures-ending = ending
figures-matches = games
figures-seats = Seats
figures-seat = seat
figures-agent = agent
figures-wins = wins
figures-shared = shared
figures-rate = win rate
figures-interval = 95 % interval
figures-score = score
figures-sd = sd
figures-min = min
figures-median = median
figures-max = max
figures-parts = Score by part (mean ± sd)
figures-part = part
figures-of-seat = seat { $seat }

## Components

content-name = name
content-source = source
content-assumed = assumed
content-why = why
content-all = all
content-yes = yes
content-no = no
content-known = Nothing in { $where } is assumed: every value is known.
content-total = { $total ->
    [one] 1 entry
   *[other] { $total } entries
}, of which { $unsure ->
    [one] 1 has assumed values
   *[other] { $unsure } have assumed values
}.
content-pack = Pack { $name }, checksum { $checksum }.
content-good = { $folder } is a good pack for { $game }: { $name }, checksum { $checksum }, changes { $count ->
    [0] nothing
   *[other] { $changed }
}.

## A match told again

replay-head = { $game } (rules { $version }, content { $content }): { $seats }
replay-seed = Seed { $seed }
replay-undone = (taken back by agreement; chance began anew)
