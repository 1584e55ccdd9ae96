### Words that only the boards of Paris: New Eden say

paris-headline = { $season } { $number }/4 · first player { $first }

## One letter for each survivor, different from one another

paris-letter-tinkerer = T
paris-letter-brawler = B
paris-letter-healer = H
paris-letter-sage = S
paris-letter-farmer = F
paris-letter-wild = W
paris-letter-slacker = Z

## The powers in few words

paris-gist-first-die-can = 1st die: +{ $amount } can
paris-gist-first-die-swap = 1st die: swap two dice
paris-gist-first-die-second-die = 1st die: take a 2nd
paris-gist-bridge-keep-extra = Bridge: keep +{ $amount }
paris-gist-bridge-draw-two-more = Bridge: draw +{ $amount }
paris-gist-claim-from-deck = claim from the deck
paris-gist-take-two-cans = +{ $amount } cans now
paris-gist-universal-equipment = +{ $amount } • ⊕ ▤
paris-gist-unsuccessful-missions-2vp = failed mission: { $amount } VP
paris-gist-tinkerer-1vp-each = { $amount } VP per tinkerer
paris-gist-four-vp = { $amount } VP

## Locations, events and buildings

paris-missions = { $count } missions
paris-supply = { $count } cans
paris-cans = +{ $cans }can
paris-coming = next tokens
paris-flipped = flipped
paris-vp = { $vp }VP
paris-lack = lack { $lack }
paris-ready = ready ✓
paris-buildings = Buildings

## Seats

paris-seats = Seats
paris-head-vp = VP
paris-head-people = pop.
paris-head-farmers = farm.
paris-head-cans = cans
paris-head-missions = miss.
paris-head-board = [dice] (tokens)

## The seat's own things

paris-my-missions = Your missions ({ $count })
paris-my-refuge = Your refuge · buildings: { $count }
paris-memory = Missions you have seen
paris-memory-deck = deck { $places }
