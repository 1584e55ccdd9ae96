# What may be wrong with a save, a setup or a request, said where a player meets it.

error-undo-nothing = There is nothing to take back there.
error-undo-agreement = Chance, something hidden or another seat's decision came between: all seats must agree.
error-illegal-over = The match is over: there is nothing left to decide.
error-illegal = «{ $action }» is not open to seat { $seat } now ({ $decision }, { $rule }); { $others } other actions are.
error-no-action = { $given } is no action of { $game }; actions are written like { $example }.
error-no-action-number = { $number } is no action number of { $game }.

error-file = { $path }: { $why }
error-save-game = This save needs a game that is not here. { $why }
error-save-history = The history of this save names an action that the game does not have.
error-save-setup = The match of this save can't be set up here. { $why }
error-save-snapshot = This save is damaged: its snapshot is not the state that was saved.
error-save-rules = The snapshot of this save no longer fits the rules of { $game } (here version { $version }). Finish the match with the version that made it.
error-save-unsound = The snapshot of this save no longer fits { $game }: { $problem }. Finish the match with the version that made it.
error-save-foreign = This is no Holdfast save, or it was cut off: { $why }.
error-save-unmarked = This is no Holdfast save: it does not say so at its beginning.
error-save-format = This save has format { $found }; this Holdfast reads format { $known }. Use the version that wrote it, or a newer one.
error-save-edited = This save is damaged or was edited by hand: its checksum does not fit its text.
error-save-incomplete = This save is incomplete: { $why }.

error-no-seat = There is no seat { $seat }; seats are numbered from 0 to { $last }.
error-seats = { $game } has { $first } to { $last } seats, not { $seats }.
error-seed = A seed is a whole number from 0 to { $last }, not { $seed }.
error-no-option = { $game } has no option { $name }; its options: { $known }.
error-option = Option { $name } of { $game } is one of { $values }, not { $value }.

error-no-game = There is no game { $name }; there are { $known }.
error-no-agent = There is no agent { $name }; there are: { $known }.
error-agent-argument = The agent { $name } takes nothing after a colon, but { $given } was given.
error-agents = { $agents } agents do not fit { $seats } seats: give one for all, or one for each.
error-no-rule = There is no rule { $number }; rules are numbered like { $example }.
