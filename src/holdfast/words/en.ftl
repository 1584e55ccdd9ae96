### Words of the interface that all games share

yes = Yes (Y)
no = No (N)
you = you
colon = {": "}
enter-or-escape = Enter: done · Esc: back
language-en = English
language-fr = Français

## Who plays

agent-person = human
agent-random = by chance
agent-easy = easy
agent-normal = normal
agent-hard = hard
agent-expert = expert
agent-heuristic = heuristic
agent-learned = learned
agent-search = search
name-person = Player { $number }
name-random = Random { $number }
name-agent = Computer { $number }

## Where a match stands

stretch-day = Day { $day }

## Start screen

start-tagline = Hold out together, or against one another.
start-new = New match
start-game = Game
start-seats = Players
start-seat = Seat { $number }
start-language = Language
start-seed = Deal number
start-by-chance = by chance
start-content = Content pack
start-no-pack = a folder, or nothing
start-begin = Begin (F5)
start-continue = Continue
start-none = No saved match yet.
start-folder = Saved in { $folder }
start-named = «{ $name }»
start-over = over
start-damaged = Can't be read: { $why }
start-remove = Throw away { $name } for good?
start-keys = Tab: next · ↑ ↓ Enter: choose · F5: begin · Del: throw a save away · F2: français · Ctrl+Q: quit

## The table

match-over = The match is over. G: go back to any decision · Q: start screen
closed = Not now: { $why }
cost = Costs { $things }
pass-to = Pass the screen to { $seat }.
hands-on = { $seat }, you decide now
pass-key = { $seat }: press Enter when nobody else is looking.
quit-how = Ctrl+Q quits; the match is saved after every action.
pause-now = The others wait { $seconds } s before they move.
too-small = The terminal has { $width } × { $height } characters; Holdfast needs at least { $least_width } × { $least_height }. Make the window larger or the letters smaller.
looking = You are watching: this match is being played in another window, and nothing can be done here.
only-looking = you only watch
paused = The others wait; Space lets them go on.
goes-on = The others go on.
again-not-now = There is nothing to do again here.
again = * { $action }, as often as possible
tell-keys = Enter: go on · ↑ ↓: scroll
about-keys = Enter: go on · ↑ ↓: scroll · H: this page again
held-question = This match is being played in another window. Two windows would overwrite each other, so you can look on, or play a separate copy.
held-look = Look on (L)
held-copy = Play a copy (C)
held-keys = Esc: back
general-mine = You are { $seat }.
notice-replay-differs = This match was saved by another version: it continues from its last position, and its log starts again.
notice-rules-changed = Rules have been fixed since this match was saved: it continues from its last position, and its log starts again.
notice-script-changed = The script that was being read has changed since this match was saved: it goes on with what is still to be done, or at its options. The log starts again.
notice-script-gone = The script that was being read is no longer in the book: it is not read to its end. The log starts again.
key-rule = rule
key-advice = advice
key-side = view
key-open = overview
key-undo = undo
key-history = log
key-more = more
key-journal = journal
key-save = copy
key-seats = players
key-language = français
key-space = Space
key-help = help
key-leave = leave

## Undo, saving, seats

undo-nothing = There is nothing to take back yet.
undo-agree = { $count ->
    [0] Go back there? Coming dice and cards will be drawn again.
    [one] Since then chance played, something hidden was seen or another player decided. Go back all the same? Coming dice and cards will be drawn again.
   *[other] Since then chance played, something hidden was seen or another player decided. Do all agree to go back: { $names }? Coming dice and cards will be drawn again.
}
history-title = The whole log, decision by decision
history-keys = Enter: go back to just before it (○ free, ● all must agree) · ← →: season or day · Esc: back
journal-title = What was read to the table
journal-empty = Nothing has been read yet.
journal-keys = S: save it as a text · Esc: back
journal-day = Day { $day }
journal-kept = The journal was written to { $path }.
page-open = What can be done
page-closed = Closed
save-question = Save a copy under which name? It goes to { $folder }; the match itself is saved after every action anyway.
saved = Saved as { $path }.
leave-unkept = The match could not be saved and will be lost. Leave all the same?
seats-title = Who plays where?
seats-keys = Enter: let the computer play, or a human again · Esc: go on

## Rules

rule-search = a word such as goal, or the number of a rule
rule-keys = Tab: to the list, ↑ ↓ scroll · Esc: back
rule-none = No rule has the word «{ $word }».
rule-page = p. { $page }
rule-ruling = ruling { $ruling }

## The end

end-winners = { $count ->
    [0] Nobody wins.
    [one] { $names } wins.
   *[other] { $names } win together.
}
end-together = { $lost ->
    [True] You have lost together.
   *[other] You have won together.
}
end-total = Total
end-keys = Enter or Esc: look at the table

## Help

help-title = Keys
help-choose = do the action with this key
help-move = point at an action, and do it
help-rule = the rule that applies now; search all rules
help-advice = what the computer would do here, and why; it knows no more than you
help-side = change the view: the log, or what lies before you
help-open = what lies before you and before the others, on a page of its own
help-undo = take back the last decision
help-history = the whole log; go back to any decision
help-journal = what was read, as one text; save it
help-save = save a copy under a name
help-seats = let the computer play for somebody, or take the place back
help-pause = let the computer move faster, or slower
help-hold-on = let the computer wait, or go on
help-again = what you just did, as often as possible: take, pay or drop several equal things
help-scroll = scroll the board
help-scroll-detail = scroll the explanation
help-scroll-log = scroll the log, or what lies before you
help-language = en français
help-help = this page
help-leave = leave to the start screen; the match is saved
help-quit = quit; the match is saved
help-keys = ↑ ↓: scroll · Esc: back
help-table = Underlined things on the board can be clicked. ▶ marks who decides. Numbers in brackets are rules. The match is saved after every action, so nothing is lost when you leave.

## How people are lost

how-died = died
how-left = left
how-suicide = took their own life

## What is compared

measure-score = score, mean of all seats
measure-best = winner's score
measure-margin = lead of the winner
measure-part = points: { $part }
measure-seat = first places of seat { $seat }
measure-won = matches won
measure-decisions = decisions in a match
measure-people = people lost

## A match looked at again

analysis-won = { $names } { $count ->
    [one] won.
   *[other] share the victory.
}
analysis-survived = The table survived.
analysis-lost = The table did not survive.
analysis-looked = { $decisions ->
    [one] 1 decision
   *[other] { $decisions } decisions
} looked at, each as its seat saw it: options chosen in { $worlds } worlds and measured in { $worlds } others, chances { $how }.
judge-played = by matches played on ({ $agent })
judge-dawn = by the heuristic agent, which plays on to the next day, and by how such days ended
judge-learned = by the learned value
judge-heuristic = by the heuristic's evaluation, roughly
analysis-plays = How everybody played
analysis-seat = seat
analysis-score = score
analysis-decisions = decisions
analysis-clear = something was clearly better
analysis-given = chance by own choices
analysis-fate = chance by fate
analysis-turns = Turning points
analysis-decision = decision
analysis-turn = by
analysis-before = chance before
analysis-after = after
turn-choice = own choice
turn-fate = dice, cards and others
analysis-missed = What would have been better
analysis-played = played
analysis-better = better
analysis-loss = percentage points
analysis-why = why
analysis-no-reason = no single reason stands out
analysis-usual = what the heuristic agent would have done
analysis-nothing = Nowhere was something else clearly better, as far as this budget can tell.

## Advice

advice-title = What the computer would do here
advice-thinking = Thinking…
advice-alike = nothing sets it apart from the others
advice-not-now = There is advice only when it is your turn to decide.
advice-keys = Points are compared with the average option · Esc: back
