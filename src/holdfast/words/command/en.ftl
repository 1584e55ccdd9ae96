### Words of the `holdfast` command

## Its parts

command-holdfast = Three survival board games: play them, simulate them, read their rules and components.
command-games = The games that are here.
command-play = Play at the table in this terminal, or in a browser on this machine.
command-serve = Serve tables to browsers, here or far away. Each setting can also be given as HOLDFAST_… in the environment, or in a file.
command-simulate = Play many matches between agents and show the figures. Ctrl-C shows those of the matches so far.
command-tournament = Let every agent meet every other, seats rotated, and show who is stronger. Ctrl-C stops it; with --json the same command goes on where it was.
command-balance = Play the same tables without and with a content pack, and show what it changes. Ctrl-C stops it; with --json the same command goes on where it was.
command-report = Make one page to look at from results: who is stronger, which seat, what goes with winning. Needs Altair.
command-train = Teach the learned agent by matches against itself. The same command makes the same weights; after Ctrl-C it goes on where it stopped.
command-content = Show the components of a game, and check packs that correct them.
command-check = Check a content pack: tells everything that is wrong with it, or what it changes.
command-rules = Show the rules of a game, in our words, by their numbers.
command-replay = Tell what happened in a saved match, decision by decision, with the numbers of the rules.
command-analyse = After a match, tell what each decision did to the chance of winning or surviving, and what would have been better.
command-journal = Tell what was read in a saved match, as one text.

## What stands on the line

flag-help = Show this page.
flag-version = Show the version, and whether the engine is compiled.
flag-lang = Language: en or fr. By default that of the system.
flag-game = Which game; `holdfast games` lists them.
flag-game-or-first = Which game; by default the first one.
flag-content = Folder of a content pack to play with.
flag-option = A choice made at setup, name=value; may be repeated.
flag-terminal = The table in this terminal. It also opens here where there is no display, or where a match is chosen on this line.
flag-no-browser = Only print the address that a browser can open.
flag-play-port = The port that the browser uses; by default a free one.
flag-host = The address to listen on; 127.0.0.1, this machine only, by default.
flag-port = The port; 8484 by default, 0 for a free one.
flag-database = Where matches are kept, as a URL such as postgresql+asyncpg://…; by default an SQLite file in the data folder.
flag-data = The data folder; by default the one that the system suggests.
flag-agent-processes = How many processes agents think in; 1 by default.
flag-agent-seconds = An agent that takes longer is replaced for that decision; 20 by default.
flag-analysis-seconds = How many seconds a finished match may be looked at again; 60 by default.
flag-analyses-per-hour = How many matches a person may have looked at again in an hour; 12 by default.
flag-public = Serve other machines too. Needs a secret key, and makes cookies secure.
flag-secret = Signs cookies, at least 32 characters. Better in HOLDFAST_SECRET or in the file: others can see command lines.
flag-origin = The address that browsers use, such as https://play.example.org, if another program stands in front.
flag-idle-minutes = A table that nobody touched for so long is dropped from memory; 10 by default.
flag-people-days = Guests are removed after so many days without use; 180 by default.
flag-chat-days = Chats are removed after so many days; 30 by default.
flag-finished-days = Finished matches are removed after so many days; 90 by default.
flag-unfinished-days = Matches that nobody goes on with are removed after so many days; 365 by default.
flag-tables-per-person = Tables that one person may host at a time; 50 by default.
flag-packs-per-person = Content packs that one person may keep; 20 by default.
flag-connections-per-person = Connections that one person may have open; 8 by default.
flag-requests-per-minute = Requests that one address may make; 600 by default.
flag-messages-per-second = Messages that one connection may send; 40 by default.
flag-log = How the log is written: text for people, json for machines; text by default.
flag-settings = A TOML file with settings of these names.
flag-seats = 3 (you and two others), or Ann,Bob,random; asked for if not given.
flag-match-seed = The number of the deal; the same one deals the same match.
flag-load = Go on with a saved match.
flag-how-many-seats = How many seats; by default the most.
flag-games = How many matches.
flag-seed = All chance follows from it.
flag-agents = One agent for all seats, or one for each, with spaces or commas between them.
flag-workers = How many processes; the figures do not depend on it.
flag-fewest-seats = How many seats; by default the fewest.
flag-tournament-agents = The agents, such as heuristic random heuristic:noise=0.2.
flag-pairing-matches = How many matches each pairing plays; rounded up so that all sit on all seats equally often.
flag-tournament-json = Also write the figures to this file; unfinished matches are kept beside it. - writes them to standard output instead.
flag-records = Put a line for each match into the file.
flag-balance-agents = One agent for all seats, or one for each.
flag-pairs = How many tables; each is played twice, without and with the pack.
flag-budget = In how many worlds options are chosen for each decision, and then measured in as many others; more takes longer and sees finer.
flag-balance-out = Also write a report to this file.
flag-results = Files that tournament, simulate or balance wrote with --json.
flag-out = The file to write.
flag-open = Open the report in a browser.
flag-force-out = Let --out replace a file.
flag-train-matches = How many matches to learn from. About 40 a second on one core.
flag-train-minutes = Stop after so many minutes of processor time, at the end of a round; without a limit by default.
flag-train-hidden = Hidden units of the network; 0 makes a plain sum.
flag-train-start = What it begins with: nothing, or the evaluation of the heuristic agent (heuristic).
flag-train-out = Where the weights go; by default GAME-SEATS.weights here.
flag-train-force = Begin anew, even if an interrupted training lies there.
flag-json = Also write the figures to this file; - writes them to standard output instead.
flag-force = Let --json replace a file.
flag-assumed = Only values that are not known for sure, with the reason.
flag-table = Only this table, such as building.
flag-folder = The folder of the pack.
flag-number = A rule such as PNE-2.3, a chapter such as PNE-2, or a word to search for.
flag-search = Only rules with this word.
flag-file = A saved match.
flag-seat = Only what this seat (from 0) saw; by default everything.
flag-journal = Write the journal to this file.
flag-replace = Let --to replace a file.

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
place-name = NAME
place-str = AGENT
place-results = RESULTS

## Serving

serve-address = The table is at { $address }
serve-stop = Ctrl-C stops it; nothing is lost.
serve-public = This server is public: everybody who reaches this address can become a guest, open tables and watch those that allow it. Cookies are sent over HTTPS only, so put a program that speaks HTTPS in front of it. Your secret key signs the cookies: whoever knows it can be anybody.

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

## Training

train-progress = { $matches } of { $of } matches, { $seconds } s of processor time; { $against }
train-against = against { $agent } { $share } %
train-watched = { $matches } of { $of } matches watched
train-right = Of two matches on the same day that it did not learn from, one survived and one lost, it tells which is which in { $share } of 100.
train-resumed = Goes on after { $matches } matches.
train-stopped = Stopped. What was learned is in { $path }; the same command goes on from there.
train-written = The weights are in { $path }.
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

## Figures of a tournament

tournament-played = { $matches } matches, { $each } for each pairing
tournament-stopped = stopped after { $matches } of { $asked } matches; these are their figures
tournament-pairings = Pairings
tournament-against = against
tournament-even = if equal
tournament-share = first places
tournament-survived = Agents
tournament-won = won
tournament-days = days
tournament-compared = On the same tables
tournament-more-won = won more, in percentage points
tournament-more-days = more days
tournament-ratings = Ratings (openskill)
tournament-seats = First places by seat, all agents
tournament-deaths = People lost
tournament-how = how
tournament-cause = cause
tournament-people = people
tournament-unrated = There are no ratings, because openskill is not installed: pip install 'holdfast[arena]'.
tournament-go-on = Stopped. The same command goes on from here.
tournament-lost = Stopped. With --json the same command could go on from here.

## What a pack changes

balance-changed = It changes { $changed }.
balance-played = { $pairs } tables, each played without and with the pack by { $agents }
balance-measures = What the pack changes
balance-measure = figure
balance-base = base game
balance-difference = difference, 95 % interval
balance-clear = clear
balance-held = Held clearly more or less often at the end
balance-thing = what
report-written = The report is { $path }.
analysis-bar = decisions

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
}. Columns are named as a pack writes them.
content-pack = Pack { $name }, checksum { $checksum }.
content-good = { $folder } is a good pack for { $game }: { $name }, checksum { $checksum }; it changes { $count ->
    [0] nothing
   *[other] { $changed }
}.

## A match told again

replay-head = { $game } (rules { $version }, content { $content }): { $seats }
replay-seed = Seed { $seed }
replay-undone = (taken back by agreement; chance started again)

## The desk of the Book of Scripts

command-scripts = The desk of those who write the Book of Scripts.
command-scripts-check = Count the book and list what an editor would look at.
command-scripts-graph = Draw how the scripts of an arc or a pool lead to one another, as SVG.
command-scripts-read = Read a script or an arc in this terminal, choices and all.
command-scripts-met = Play matches and tell which scripts they met.
flag-lot = Let chance choose the options of scripts.
flag-print-json = Print the figures as JSON.
flag-arc-or-pool = The name of an arc or a pool, or the id of a script.
flag-svg = Write the picture to this file.
flag-script = The id of a script, or the name of an arc.
scripts-counted = { $scripts } scripts, { $scenes } scenes, { $words } words in English, { $french } in French, { $choices } with choices, { $outcomes } told outcomes, { $arcs } arcs
scripts-length = Too long or too short
scripts-outcome = Options that nothing tells the end of
scripts-unreachable = Never reached
scripts-dead-end = Arcs that just stop
scripts-typography = Typography
scripts-spelling = Words that no list has
scripts-no-spelling = The spelling was not checked: there is no dictionary. `pip install pyspellchecker` brings one.
scripts-repeated = Said twice
scripts-opening = Openings used twice in a pool
scripts-theme = Themes
scripts-more = … and { $more } more; --json has them all
scripts-choose = Which? (Enter goes on)
scripts-wait = after { $days ->
    [one] 1 day
   *[other] { $days } days
}
scripts-met = { $matches } matches met { $met } of { $all } scripts; { $never } were never met
scripts-different = Different stories in a match: { $different }; met again within ten matches: { $again } %
scripts-ended = Matches that saw the ceasefire: { $ceasefires }, { $share } %
scripts-one-sided = One option taken 95 times of 100: in { $scripts } of { $all } scripts
scripts-one-right = One option worth over two points more than the next: in { $scripts } of { $all } scripts
scripts-swings = By pool: how often in a match, and what a script gave or took in points
scripts-arcs = By arc: matches that met it, and the ends they reached
scripts-often = Read most often
