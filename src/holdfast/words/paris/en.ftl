### Words that only the boards of Paris: New Eden say

headline-paris = { $season } { $number }/4 · first player { $first }

## Locations, events and buildings

paris-missions = { $count ->
        [one] 1 mission
       *[other] { $count } missions
    }
paris-supply = { $count ->
        [one] 1 can
       *[other] { $count } cans
    }
paris-cans = +{ $cans }can
paris-coming = next
paris-flipped = flipped
paris-vp = { $vp }VP
paris-lack = lack { $lack }
paris-ready = ready ✓
paris-buildings = Buildings

## Seats

paris-seats = Players
paris-head-vp = VP
paris-head-people = people
paris-head-farmers = farmers
paris-head-cans = cans
paris-head-missions = missions
paris-brief-vp = VP
paris-brief-people = people
paris-brief-farmers = food
paris-brief-cans = cans
paris-brief-missions = cards
paris-head-board = [dice] (tokens)

## The seat's own things

paris-my-missions = Your missions ({ $count })
paris-my-refuge = Your refuge · buildings: { $count }
paris-stands = you { $have }, needed { $need } { $sign }
paris-memory = Missions you have seen
paris-memory-deck = place { $places } in the deck
paris-universal = with { $count } universal counted as each kind

## What all may look at

paris-track = Population track: farmers needed → points when fed
paris-zone = { $least }–{ $most }: { $farmers } → { $vp } VP
paris-refuge = The refuge of { $seat }
paris-discarded = Buildings that nobody claimed
