### Why the heuristic agent likes an action

advice-chance = { $percent } % chance to win
advice-survival = { $percent } % chance to survive
reason = { $part } ({ $points })
part-rivals = holds your strongest rival back

part-paris-scored = scores points at once
part-paris-scored-feed = feeds your people this season
part-paris-event = overcomes the event of this season
part-paris-feeding = food for your people, now and later
part-paris-feeding-go-hungry = saves what feeds your people later
part-paris-stores = keeps cans for later seasons
part-paris-fighters = equips people for later events
part-paris-powers = powers of your buildings, until the end
part-paris-missions = brings your missions forward
part-paris-bids = strength for the coming claims
part-paris-tokens = the bat or the binoculars
part-paris-tokens-pick-bat = takes the bat: it wins ties
part-paris-tokens-pick-binoculars = takes the binoculars: you begin the next season

part-outlive-events = overcomes an event
part-outlive-ready-events = collects what an event in play costs
part-outlive-rooms = fills rooms
part-outlive-built = a room built for people to come
part-outlive-abilities = what your rooms will do for you
part-outlive-radioactivity = keeps radioactivity out
part-outlive-survivors = more survivors
part-outlive-equipment = equipment and its repair
part-outlive-food = tonight's meals, and food to take people in
part-outlive-materials = materials and munitions

part-warofmine-usual = what rules of thumb say
part-warofmine-usual-first = what rules of thumb say; a higher chance may be luck
part-warofmine-people = people who are still with you
part-warofmine-hunger = less hunger
part-warofmine-fatigue = less fatigue
part-warofmine-illness = less illness
part-warofmine-misery = less misery
part-warofmine-wounds = fewer wounds
part-warofmine-best-off = keeps somebody from the start in good shape
part-warofmine-food = food and water for the coming days
part-warofmine-materials = wood and components
part-warofmine-medicine = bandages and medicine
part-warofmine-goods = things to use or to trade
part-warofmine-comforts = coffee, cigarettes, books and drink
part-warofmine-weapons = weapons
part-warofmine-house = a house that works for you
part-warofmine-cold = a warmer house
part-warofmine-danger = less danger ahead
part-warofmine-story = the objective, notes and cards kept
