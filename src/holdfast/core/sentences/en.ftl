# What may be wrong with a save, a setup or a request, said where a player meets it.

error-undo-nothing = There is nothing to take back there.
error-undo-agreement = Since then chance played, something hidden was seen or another player decided: all must agree.
error-illegal-over = The match is over: there is nothing left to decide.
error-illegal = Seat { $seat } can't do «{ $action }» now ({ $decision }, { $rule }).
error-no-action = { $game } has no action { $given }. Actions are written like { $example }.
error-no-action-number = { $game } has no action { $number }. Its actions are numbered 0 to { $last }.
error-not-an-action = An action is one of the catalogue of its game, such as game.catalogue[0], not { $given }.

error-file = { $path }: { $why }
error-save-game = This save needs a game that is not installed here. { $why }
error-save-history = The history of this save names an action that the game does not have.
error-save-setup = The match of this save can't be set up here. { $why }
error-save-snapshot = This save is damaged: its snapshot is not the state that was saved.
error-save-rules = The snapshot of this save no longer fits the rules of { $game } (here version { $version }). Finish the match with the version that made it.
error-save-unsound = The snapshot of this save no longer fits { $game }: { $problem }. Finish the match with the version that made it.
error-save-foreign = This is not a Holdfast save, or it was cut off.
error-save-unmarked = This is not a Holdfast save: it does not begin like one.
error-save-format = This save has format { $found }; this version of Holdfast reads format { $known }. Use the version that wrote it, or a newer one.
error-save-edited = This save is damaged or was edited by hand: its checksum does not fit its text.
error-save-incomplete = A part of this save is missing or wrong: { $why }

error-no-seat = There is no seat { $seat }; seats are numbered from 0 to { $last }.
error-seats = { $game } has { $first } to { $last } seats, not { $seats }.
error-seed = A seed is a whole number from 0 to { $last }, not { $seed }.
error-no-option = { $game } has no option { $name }; its options: { $known }.
error-option = Option { $name } of { $game } is one of { $values }, not { $value }.
error-no-options = { $game } has no options, so { $name } can't be set.
error-options = Options are whole numbers given by name, not { $options }.
error-match-game = A match needs a game such as holdfast.game("paris"), not { $given }.
error-match-seats = Seats are a number, or a list of Seat(name, agent), not { $given }.
error-match-path = A match is written to a file, given by its path, not to { $given }.
error-pack-kind = A content pack is given by its folder, not as { $given }.

error-no-game = There is no game { $name }; there are { $known }.
error-no-agent = There is no agent { $name }; there are: { $known }.
error-agent-argument = The agent { $name } takes nothing after a colon, but { $given } was given.
error-agent-arguments = The agent { $name } does not take { $given }. What it takes: { $known }.
error-agent-empty = Something is missing after the colon of { $given }. What fits there: { $known }.
error-agent-twice = The agent { $name } has { $argument } twice. Give it once.
error-agent-noise = An agent takes noise=0 to noise=1 after its colon, such as noise=0.2, not { $given }.
error-agent-version = The version of a learned value is a whole number from 1 on, such as version=1, not { $given }.
error-agent-iterations = An agent searches for iterations=1 to iterations=1000000, such as iterations=400, not { $given }.
error-agent-seconds = An agent searches for seconds=0.05 to seconds=600, such as seconds=1, not { $given }.
error-agent-by = An agent searches by=learned or by=heuristic, not { $given }.
error-agent-unlearned = { $agent } plays without what it learned, by the rules of heuristic: { $why }
error-weights-none = There are no learned weights { $version ->
    [1] for
   *[other] of version { $version } for
} { $game } with { $seats ->
    [one] 1 seat
   *[other] { $seats } seats
}. `holdfast train { $game } --seats { $seats }` makes some.
error-weights-pack = The learned weights are for the base game, and the pack { $pack } changes its values.
error-weights-rules = The weights were learned for { $game } by rules version { $rules }, but this is { $now }, version { $version }. Train them again.
error-weights-observation = The observation of { $game } has changed since the weights were learned. Train them again.
error-weights-file = { $path } does not hold learned weights, or not all of them. Train them again, or fetch the file anew.
error-train-game = There is nothing to learn by in { $game }; the learned agent plays: { $known }.
error-train-matches = Training takes 1 to 10000000 matches, not { $matches }.
error-train-minutes = Minutes are a positive number, not { $minutes }.
error-train-hidden = A network has 0 to 256 hidden units, not { $hidden }.
error-train-start = Training begins with one of { $known }, not { $start }.
error-train-file = { $path } is not an interrupted training. Remove it, or begin anew with --force.
error-train-plan = { $path } is another training, that of `{ $command }`. Go on with that one, choose another --out, or begin anew with --force.
error-no-advice = No agent here can give advice on { $game }; there is advice on: { $known }.
error-advice-seat = Seat { $seat } has nothing to decide now, so there is no advice for it.
error-agents = { $agents } agents do not fit { $seats ->
    [one] 1 seat: give one.
   *[other] { $seats } seats: give one for all, or one for each.
}
error-no-language = There is no language { $lang }; there are: { $known }.
error-entry-point = The entry point { $name } must name a game, not a { $kind }.
error-board = The board of { $game } ({ $given }) can't be used: { $why } The general board takes its place.
error-board-methods = a { $kind } does not have the methods headline, table and mine.
error-no-rule = There is no rule { $number }; rules are numbered like { $example }.

## Simulations

error-simulated-games = A simulation has at least 1 game, not { $games }.
error-workers = A simulation has 1 to { $most } workers, not { $workers }.
error-match-failed = Match { $number } of seed { $seed } ({ $game }, { $seats ->
        [one] 1 seat
       *[other] { $seats } seats
    }, { $agents }; the table has seed { $table }) failed: { $why }
error-endless = it did not end within { $bound } decisions, which the game gives as its limit.
error-worker-ended = A worker process of the simulation was killed from outside, perhaps for lack of memory.
error-tournament-agents = A tournament needs at least 2 agents, such as --agents heuristic random; { $agents } was given.
error-tournament-twice = The agent { $name } is named twice. Every agent meets every other, so name each once.
error-journal-foreign = { $path } is not a journal of Holdfast. Move it away, or give another --json.
error-journal-terms = { $path } belongs to a run with other terms ({ $names }). Repeat its command to go on with it, or begin anew with --force.
error-journal-damaged = { $path } is damaged: its matches do not follow one another. Remove it to begin anew.
error-journal-listeners = { $matches ->
    [one] 1 match of an earlier run is finished
   *[other] { $matches } matches of an earlier run are finished
}: it is too late for listeners. Give no journal.
error-balance-empty = The pack { $name } changes no values, so there is nothing to compare.
error-env-library = { $name } needs { $library }, which is not installed: pip install 'holdfast[{ $extra }]'.
error-env-reward = There is no reward { $given } here; there are { $known }, or a function from an outcome to what each seat gets.
error-env-choice = { $name } is one of { $known }, not { $given }.
error-env-matches = A batch has 1 to { $most } matches, not { $given }.
error-env-actions = A step takes { $matches ->
    [one] one action, a whole number,
   *[other] { $matches } actions, whole numbers,
} not { $given }.
error-env-illegal = In match { $row } seat { $seat } can't do { $action } now; nothing was applied. The masks say what is legal.
error-env-reset = A match has to begin first: call reset().
error-no-altair = A report needs Altair, which is not installed: pip install 'holdfast[report]'.
error-no-results = Name at least one file that tournament, simulate or balance wrote with --json.
error-result-foreign = this is not a result that Holdfast wrote with --json.
error-result-version = this result has format { $found }; this version of Holdfast reads format { $known }. Make it again.
error-result-damaged = this result is damaged: { $why }.
error-result-contradicts = These results contradict one another; they are damaged or were edited by hand: { $why }.
error-analyse-running = This match is not over. Only finished matches are analysed, so that nobody learns what others hold.
error-analyse-budget = A budget is 2 to { $most } worlds, not { $budget }.

## Files

error-line = { $path }, line { $line }: { $why }
error-os-missing = there is no such file or folder.
error-os-forbidden = access is refused.
error-os-folder = this is a folder, not a file.
error-os-no-folder = a file stands where a folder should be.
error-os-full = the disk is full.
error-os-long = this name is too long.
error-os-other = { $why }.
error-not-text = this is not a text file in UTF-8.
error-not-toml = this is not TOML: { $shown }
error-no-plain-file = this is a pipe or a device, not a file.
error-large-file = this file is larger than { $most } MB; nothing that Holdfast reads is.
error-too-deep = this is nested too deeply for TOML.
error-and-more = … and { $more } more.
error-not-fluent = this is not Fluent: { $shown }

## What was expected of data

error-at = { $path }: { $why }
error-expected = expected { $expected }, got { $got }.
error-value = { $value } is not one of { $values }.
error-between = expected { $expected } from { $low } to { $high }.
error-range = expected { $expected } { $sign } { $limit }.
error-huge = this number is too large.
error-length = expected { $bound ->
    [least] at least { $limit ->
        [one] 1 value.
       *[other] { $limit } values.
    }
    [most] at most { $limit ->
        [one] 1 value.
       *[other] { $limit } values.
    }
   *[other] { $limit ->
        [one] 1 value.
       *[other] { $limit } values.
    }
}
error-unknown-field = there is no field { $field }; known fields: { $known }.
error-missing-field = the field { $field } is missing.
error-unfit = { $why }.
error-type-int = a whole number
error-type-float = a decimal number
error-type-str = a text in quotes
error-type-bool = true or false
error-type-array = a list in […]
error-type-object = a table in {"{…}"}
error-type-null = nothing
error-type-time = a date or time
error-type-other = { $name }
error-type-or = { $one } or { $other }

## Content and packs

error-entry = [[{ $table }]] { $id }: { $why }
error-no-entry = Content table [[{ $table }]] has no entry { $id }.
error-foreign-id = this id is not one of { $known }.
error-twice = it is there twice.
error-no-table = no table is called { $table }; known tables: { $known }.
error-new-id = [[{ $table }]] has no entry with this id: a pack changes entries, it adds none. Known ids: { $known }.
error-no-list = { $table } must be a list of tables, each begun by a line [[{ $table }]].
error-no-id = this [[{ $table }]] has no id (a text in quotes).
error-no-folder = there is no such folder; a content pack is a folder with a pack.toml.
error-no-head = this file is missing; it has two lines, name = "my-pack" and game = "{ $game }".
error-head = { $why } It has two lines, name = "my-pack" and game = "{ $game }".
error-pack-game = this pack is for the game { $found }, not for { $game }.
error-pack-name = the name { $name } must be lower-case letters, digits and hyphens, at most 40, and not 'base'.
error-replaces = a pack may replace { $known } as a whole, not { $table }.
error-replaces-none = this game has no table that a pack may replace as a whole, so not { $table } either.
error-foreign-file = a pack may hold .toml files, en.ftl and fr.ftl only.
error-no-message = the game has no message { $message } to change.
error-missing-forms = the message { $message } also needs its forms { $forms }.
error-no-variable = { $message } is not given { $variable }; { $known ->
        [none] it has no variables
       *[some] it may use: { $known }
    }.
error-no-function = { $message } calls { $function }, but texts call no functions.
error-unsayable = { $shown } can't be said: it calls a function, refers to something that does not exist, or is too long.
error-no-reference = { $message } refers to { $other }, which does not exist.
error-words-circle = { $message } refers to itself, perhaps by way of others.

## The command

error-no-command = There is no command { $given }; there are: { $known }.
error-no-flag = There is no option { $given } here; `--help` after the command lists them.
error-flag-value = { $name } needs a value; `--help` after the command says which.
error-missing = { $name } is missing; `--help` after the command says what it is.
error-bad-value = { $name } can't be { $given }: expected { $expected }.
error-too-many = { $given } is one too many; `--help` after the command says what it takes.
error-flag-twice = { $name } is given twice.
error-command = This command makes no sense: { $why }.
error-option-form = An option is written name=value with a whole number, not { $given }.
error-option-twice = Option { $name } is given twice.
error-load-alone = A saved match brings its game, seats, seed, content and options: give --load alone.
error-browser-alone = Games and seats are chosen in the browser: give --no-browser alone.
error-no-terminal = The table needs a terminal, but standard input and output are not both one.
error-target-parent = There is no folder { $folder } to write { $name } into.
error-target-exists = { $path } exists; --force replaces it.
error-target-appeared = { $path } appeared meanwhile and was left alone; nothing was written.
error-content-table = { $game } has no table { $table }; its tables: { $known }.
error-rule-number = { $game } has no rule { $number }; its chapters are { $chapters }, a rule is { $example }.
error-rule-word = No rule of { $where } has the word { $word } in { $lang ->
    [fr] French
   *[en] English
}.

error-not-your-turn = Seat { $seat } can't act now: seat { $decider } decides.
error-stale = The match has moved on to version { $version } since then.
error-undo-not-yours = Seat { $seat } can take back only its own decisions.
error-undo-no-proposal = Nobody proposes to go back.
error-undo-no-person = Seat { $seat } is played by an agent, which neither proposes nor agrees.
error-no-entry-of-history = The history has no entry { $position }. Its entries are numbered 0 to { $last }.
error-no-history = Nothing has been done in this match yet: its history is empty.
error-no-version = There is no version { $version }. Versions are whole numbers up to { $last }.
error-save-versions = The save contradicts itself: its versions do not fit its history.
error-no-domain = { $game } has no domain { $domain }. It has: { $known }.
error-no-thing = The domain { $domain } has no { $id }. It has: { $known }.

## Tables

error-seats-given = The seats { $seats } make no sense. { $why }
error-seat-name = Player { $number } needs a name of 1 to { $longest } characters.
error-same-name = Two players have the same name.
error-agent-game = The agent { $name } does not play { $game }. Agents that do: { $known }.
error-agent-failed = The computer failed when it played for { $seat }: { $why }. Let somebody else play for { $seat } to go on.
error-seat-agent = The computer can't play for { $seat }. { $why } Let somebody else play for { $seat } to go on.
error-save-failed = The match can't be saved to { $path }: { $why } You can play on, but it would be lost.
error-save-exists = { $path } exists and was left alone. Choose another name.
error-save-held = { $path } is being played in another window and was left alone. Leave the match there first.
error-save-name = The name of a copy has letters and digits, and no folder: not «{ $name }».
error-copy-failed = No copy could be saved to { $path }: { $why }
error-no-arc = There is no arc or pool { $name }. Arcs: { $known }.
error-no-journal = { $game } has no journal: nothing in it is read to the table.
error-no-script-named = There is no script or arc { $name }. Arcs: { $arcs }.
