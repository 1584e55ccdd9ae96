### Words that only the board of This War of Mine says

headline-warofmine = Day { $day } · { $phase } · leader { $leader }
warofmine-house = The house
warofmine-attic = Attic
warofmine-first = First floor
warofmine-ground = Ground
warofmine-cellar = Cellar
warofmine-deep = Deep cellar
warofmine-door = Door
warofmine-furniture = Furn.
warofmine-rubble = Rubble
warofmine-bars = Bars
warofmine-group = H hunger, F fatigue, I illness, M misery, W wounds
warofmine-signs = ▪ actions, ⚔ prowess, ♥ empathy, ▣ inventory
warofmine-rests = rests
warofmine-did = done
warofmine-works = { $at }
warofmine-builds = builds { $fitting }
warofmine-moves = moves a fitting
warofmine-dismantles = dismantles a fitting
warofmine-storage = Storage
warofmine-pile = Findings pile
warofmine-nothing = nothing
warofmine-outside = { $place }: { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }, noise { $noise }
warofmine-cold = cold { $cold }/{ $most }
warofmine-objective = objective: { $objective } { $progress }
warofmine-people = People, and their spirit: a fate card calls line A, B or C
warofmine-today = Today
warofmine-seen = Known cards that come next
warofmine-locations = Locations
warofmine-fittings = What stands in the house
warofmine-cards = Narrative cards
warofmine-notes = Notes
warofmine-near = Near: { $place }
warofmine-middle = Middle: { $place }
warofmine-far = Far: { $place }
warofmine-letters = H F I M W
warofmine-out = out
warofmine-raid = Night raid: { $raid } · to hold off: { $damage ->
        [one] 1 theft
       *[other] { $damage } thefts
    } ({ $order }), { $wounds ->
        [one] 1 wound
       *[other] { $wounds } wounds
    }
warofmine-raid-quiet = Night raid: { $raid }
warofmine-order-any = your choice
warofmine-order-green = food, drink and tobacco first
warofmine-order-valuable = the most valuable first
warofmine-away = away
warofmine-enemies = Enemies
warofmine-dice = Dice
warofmine-outdoors = Outdoors
    .short = Street
warofmine-guard = Guard
    .short = Guard
warofmine-idea = New idea
    .short = Idea
warofmine-floor = Floor
    .short = Floor
warofmine-poke = Poke
    .short = Poke
