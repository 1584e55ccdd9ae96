### Mots que seuls disent les plateaux de Paris : New Eden

paris-headline = { $season } { $number }/4 · premier joueur { $first }

## Une lettre par survivant, toutes différentes

paris-letter-tinkerer = B
paris-letter-brawler = C
paris-letter-healer = G
paris-letter-sage = S
paris-letter-farmer = F
paris-letter-wild = J
paris-letter-slacker = I

## Les pouvoirs en peu de mots

paris-gist-first-die-can = 1er dé : +{ $amount } conserve
paris-gist-first-die-swap = 1er dé : échanger 2 dés
paris-gist-first-die-second-die = 1er dé : un 2e dé
paris-gist-bridge-keep-extra = Pont : garder +{ $amount }
paris-gist-bridge-draw-two-more = Pont : piocher +{ $amount }
paris-gist-claim-from-deck = prendre dans la pioche
paris-gist-take-two-cans = +{ $amount } conserves aussitôt
paris-gist-universal-equipment = +{ $amount } • ⊕ ▤
paris-gist-unsuccessful-missions-2vp = mission ratée : { $amount } PV
paris-gist-tinkerer-1vp-each = { $amount } PV par bricoleur
paris-gist-four-vp = { $amount } PV

## Lieux, événements et aménagements

paris-missions = { $count } missions
paris-supply = { $count } conserves
paris-cans = +{ $cans }cons
paris-coming = à venir
paris-flipped = retourné
paris-vp = { $vp }PV
paris-lack = manque { $lack }
paris-ready = prêt ✓
paris-buildings = Aménagements

## Joueurs

paris-seats = Joueurs
paris-head-vp = PV
paris-head-people = pop.
paris-head-farmers = ferm.
paris-head-cans = cons.
paris-head-missions = miss.
paris-head-board = [dés] (jetons)

## Ce que le joueur a devant lui

paris-my-missions = Vos missions ({ $count })
paris-my-refuge = Votre refuge · aménagements : { $count }
paris-memory = Missions que vous avez vues
paris-memory-deck = pioche { $places }
