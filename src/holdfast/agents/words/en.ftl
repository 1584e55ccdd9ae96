### Why the heuristic agent likes an action

advice-chance = { $percent } % chance to win
advice-survival = { $percent } % chance to survive
reason = { $part } ({ $points })
part-rivals = holds your strongest rival back

part-paris-scored = points scored for good
part-paris-event = overcomes the event of this season
part-paris-feeding = feeds your people, now and later
part-paris-stores = keeps cans for later seasons
part-paris-fighters = equips people for later events
part-paris-powers = powers of buildings that will still give something
part-paris-missions = brings your missions forward
part-paris-bids = strength for the coming claims
part-paris-tokens = bat, binoculars and their rights

part-outlive-events = events overcome
part-outlive-ready-events = collects what an event in play costs
part-outlive-rooms = full rooms, and rooms that fill up
part-outlive-built = rooms that stand and wait for people
part-outlive-abilities = what your rooms will do for you
part-outlive-radioactivity = keeps radioactivity out
part-outlive-survivors = survivors alive
part-outlive-equipment = equipment, repaired or to be repaired
part-outlive-food = tonight's meals, and supplies to take people in
part-outlive-materials = materials and munitions

part-warofmine-usual = what rules of thumb say
part-warofmine-people = people who are still with you
part-warofmine-hunger = less hunger
part-warofmine-fatigue = less fatigue
part-warofmine-illness = less illness
part-warofmine-misery = less misery
part-warofmine-wounds = fewer wounds
part-warofmine-best-off = keeps one of those who began well
part-warofmine-food = food and water for the coming days
part-warofmine-materials = wood and components
part-warofmine-medicine = bandages and medicine
part-warofmine-goods = things to use or to trade
part-warofmine-comforts = coffee, cigarettes, books and drink
part-warofmine-weapons = weapons
part-warofmine-house = a house that works for you
part-warofmine-cold = a warmer house
part-warofmine-danger = less danger ahead
part-warofmine-story = what lies ready, and the objective
