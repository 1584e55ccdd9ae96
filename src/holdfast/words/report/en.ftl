### Words of the report

report-kicker = Holdfast · what the matches say
report-foot = Unofficial. Made by Holdfast from its own simulations; intervals are 95 %. The same commands give the same figures.
report-terms = { $kind }: { $matches } matches, { $seats ->
    [one] 1 seat
   *[other] { $seats } seats
}, { $agents } · content: { $pack } · rules { $rules } · seed { $seed }
report-incomplete = This run was stopped early: the figures are those of its finished matches.
kind-tournament = Tournament
kind-simulation = Simulation
kind-balance = Balance
report-base = base game
report-source = { $pack }, { $seats ->
    [one] 1 seat
   *[other] { $seats } seats
}
report-seat-agent = seat { $seat } · { $agent }
report-tile-best = of the first places for { $agent }
report-tile-survives = of the matches won by { $agent }
report-tile-first = of the first places from the first seat

## Columns

report-matches = matches
report-agent = agent
report-against = against
report-share = first places
report-interval = 95 % interval
report-low = from
report-high = to
report-from = from
report-to = below
report-won = matches won
report-days = days, mean
report-part = part
report-points = points, mean
report-held = times held
report-expected = same agents anyway
report-table = All figures as a table
report-decisions = decisions in a match
report-day = day
report-ending = end
report-lost = lost
report-won-matches = won
report-how = how
report-difference = difference
report-more-won = won more, percentage points
report-more-days = more days

## Strength

report-strength = Who is stronger
report-strength-lead = How much of the first places each agent took. All pairings played the same tables, and everybody sat on every seat equally often. A shared first place counts in part.
report-pairing = { $first } against { $other }
report-even = The dashed line is { $even }, what equals would have.
report-ratings = Ratings
report-ratings-lead = Plackett-Luce ratings by openskill, all matches taken together. Everybody began at 25.
report-survival = Who survives
report-survival-lead = How many of the matches each agent brought to a good end. All played the same tables.
report-compared = Compared on the same tables

## Seats and points

report-seats = Is one seat better?
report-seats-lead = First places by seat. The dashed line is what every seat would have if none were better.
report-seats-all = All agents together, whose seats were rotated.
report-seats-agents = Each agent from each seat.
report-seat = seat { $seat }
report-parts = Where points come from
report-parts-lead = The mean of each part of the score.
report-winners = winners
report-others = all others

## What goes with winning

report-winning = What goes with winning
report-winning-lead = Those who held this at the end won more often, or less often, than the same agents from the same seats in the same pairings did whatever they held. It goes with winning; it need not be the reason.
report-winning-together = Tables that had this won more often, or less often, than the same agents did on all tables. It goes with winning; it need not be the reason.
report-by-chance = Of { $things } intervals, about { $chance } miss the line by chance alone.
report-gain = won more often than otherwise
report-ends = The { $shown } at both ends, of { $all }.
report-too-few = Held fewer than { $few } times each: too few to draw. Play more matches.
report-all-of = All { $count } as a table
things-building = Buildings
things-power = Powers
things-mission = Missions
things-leader = Leaders
things-room = Rooms
things-equipment = Equipment
things-trouble = Events overcome
things-fitting = Fittings
things-objective = Objectives
things-character = Starting characters

## Length and end

report-length = How long a match is
report-length-lead = Decisions that seats were asked for; those that leave no choice are not counted.
report-length-mean = { $mean } on average, { $least } to { $most }.
report-endings = How it ends
report-endings-lead = Which day was reached, and why the match was over.
report-days-reached = The last day of each match.
report-deaths = Who is lost, and of what
report-deaths-lead = People for each hundred matches.
report-in-hundred = people in a hundred matches
report-causes = Causes
report-people = People
report-no-cause = no single cause

## A pack beside the base game

report-balance = What the pack changes
report-balance-lead = The same agents played the same tables without and with the pack. Differences are pack minus base, match by match; where an interval does not touch the line, chance alone would rarely give it.
report-pack = The pack { $name } changes { $changed }.
report-change-shares = change in shares
report-change-points = change in points
report-change-counts = change in numbers
report-held-more = Held more often, or less often
report-held-lead = { $clear } of { $all } things are held clearly more or less often; about { $chance } would be by chance alone.

## A match looked at again

report-analysis = What each decision did
report-chances = Chances
report-chances-lead = Lines are smoothed over nine decisions; numbers are not. A diamond is a decision where something else would clearly have been better.
report-chance = chance
report-entry = decision of the match
report-seat-column = seat
