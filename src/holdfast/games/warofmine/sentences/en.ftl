# What the checks of This War of Mine find wrong with a content pack.

error-unknown-name = there is no { $kind } { $name }; known: { $known }.
error-unknown-note = there is no note { $note }; known: { $known }.
error-no-script = the book has no script { $script }.
error-option-kinds = all options of a script are of one kind, not { $kinds }.
error-option-alone = an option that follows by itself is the only one.
error-option-count = a script has at most { $most } options.
error-option-character = an option by character needs character = …
error-option-optional = only an option that follows by itself can be optional.
error-no-result = no option has the result { $result }; an option may be without operations.
error-same-result = several options have the result { $result }.
error-token-stats = token_stats follows the note_token that it is about.
error-span = a range is [from, to], not { $given }.
error-no-trade = script { $script } has no trade.
error-who-with = who = { $who } and { $field } belong together.
error-from-choose = 'from' says among whom the leader chooses, so it needs who = 'choose'.
error-gain = gain takes either items or one_of.
error-roll-times = a roll is made once for each character, or some times; not both.
error-trigger = trigger_roll and trigger_script belong together.
error-note-elsewhere = the note { $note } has other scripts elsewhere.
error-return-exploration = return_exploration takes n, or repeat = true for as many as the leader likes.
error-from-lowest = from = 'lowest' and 'state' belong together.
error-lose = lose takes items, one_of, or n with kind or colors.
error-price = a price changes by `d` or becomes `n`.
error-trade-needs = a trade needs goods, colors or prices.
error-never-traded = wood, components and water are never traded.
error-not-traded = { $name } is not among the goods of the trade.
error-prices = prices are those of wood, components and water; tokens have their own.
error-residents-card = the residents who come next need a card.
error-residents-again = the residents who are met again are those who are here, so they take no card.
error-skip-dawn = a day ends with its Dawn, which cannot be skipped.
error-skip-nights = only raids can be skipped for several nights.
error-keep = keep is at least 1 and at most n.
error-six-faces = a combat die has six faces.
error-unknown-card = nothing is called { $name }; known: { $known }.
error-epilogues = there are three epilogues: good, mixed, bad.
error-ways = an objective is advanced in at most { $most } ways.
error-location-actions = a location has at most two actions of its own.
error-black-die = number has one figure for each result of the black die.
error-pool = cards draw scripts from { $known }, not { $name }.
error-dose = a dose acts in the character who takes it: it needs worn = true.
error-script-id = the id of a script is a number, or lower-case words with hyphens.
error-no-text = there is no text { $shown } in { $lang }.
error-text-form = text { $shown } in { $lang } has .{ $form }, but no such option.
error-text-option = text { $shown } in { $lang } lacks .o{ $option } for its option.
error-note-unmade = no note_token makes it.
error-note-script = it can be used, but no note_token gives it a script.
error-note-trigger = it acts by itself, but no note_token gives it a trigger_script.
error-note-id = the id of a note is lower-case letters, digits and hyphens.
error-note-name = there is no name 'note-{ $note }' in { $lang }.
error-note-does = text 'note-{ $note }' in { $lang } lacks .does, which the other has.
error-constant = no rule asks for this number.
error-storage = Storage starts with more than the box has.
error-unreached = no card and no other script leads to it.
error-circle = its reading would never end: { $way }.
error-shelter-cards = there are { $cards } shelter cards «{ $name }» for { $places } spaces of that name.
error-empty-pool = the book has no script of the pool { $pool }.
error-empty-book = the book has no script at all.
error-book-lacks = the book has no script { $script }; it is named by { $cards }.
error-journal-script = the book has no script { $script }, which the Journal names: { $what ->
        [script-10] how a match is saved.
        [script-100] the answer to questions about setup.
        [script-101] the answer to questions about skills.
        [script-110] the answer to questions about the board.
        [script-220] the answer to questions about states.
        [script-400] the answer to questions about Dusk.
        [script-700] the answer to questions about the Night Raid.
        [script-285] Wounds or Illness at level 4.
        [script-208] the first list for Misery at level 4.
        [script-458] the second list for Misery at level 4.
        [script-645] the first list for Hunger at level 4.
        [script-738] the second list for Hunger at level 4.
        [script-266] a death while scavenging.
        [script-333] a night without a guard.
       *[script-1000] the ceasefire.
    }
error-no-outcome = the rules rely on what it does: it, or a script that it leads to, needs { $operation }.
error-event-deck = the event deck has three cards of the kind { $name }, not { $found }.
error-no-change = 'd' of { $operation } changes something: it is not 0.
error-passed-failed = 'passed' and 'failed' are those of an empathy_roll before.
error-who-rolled = who = 'rolled' needs a roll with 'per' before.
error-rerolls = prowess_rerolls_allowed comes after a roll of one die.
error-roll-before = a condition on a roll comes after a roll.
error-empathy-before = a condition on empathy comes after an empathy_roll.
error-result-kinds = the results of an option are all by roll, or none is.
error-result-one = a result has one of roll, if and empathy.
error-result-last = the last result of an option has no condition, so that one of them always comes.
error-later-days = a script comes back after 0 to 30 days.
error-say-count = the texts of a script ask at most { $most } conditions.
error-table-result = the black die has the results 1 to 10.
error-table-gap = the table of { $location } has no script for the result { $result }.
error-instead = other scripts or cards lead to it, so a theme needs instead = …, which is read where the theme is left out.
error-pool-plain = the pool { $pool } needs a script without a condition, a theme, once or an arc, so that one can always be drawn.
error-mark-unasked = the mark { $mark } is set, but nothing asks for it.
error-mark-unset = the mark { $mark } is asked for, but nothing sets it.
error-text-variable = its text in { $lang } says { $name }, which nothing gives; `say` names what a text may ask.
