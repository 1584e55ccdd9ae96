### Words that only the board of This War of Mine says

warofmine-headline = Day { $day } · { $phase } · leader { $leader }
warofmine-house = The house
warofmine-group = The group (H hunger, F fatigue, I illness, M misery, W wounds; ⚔ prowess, ♥ empathy, ▣ inventory)
warofmine-storage = Storage
warofmine-pile = Findings pile
warofmine-nothing = nothing
warofmine-outside = { $place }: { $cards } cards, noise { $noise }
warofmine-cold = cold { $cold }/6
warofmine-objective = objective { $objective } { $progress }/{ $track }
warofmine-cards = Narrative cards
warofmine-notes = Notes
warofmine-spots = Near { $near } · Middle { $middle } · Far { $far }
warofmine-letters = HFIMW
warofmine-out = out
warofmine-raid = Night raid: { $raid } · damage { $damage }, wounds { $wounds }
warofmine-away = away
warofmine-enemies = Enemies
warofmine-outdoors = Outdoors
warofmine-guard = Guard
warofmine-idea = New idea
warofmine-floor = Floor
warofmine-poke = Poke about
