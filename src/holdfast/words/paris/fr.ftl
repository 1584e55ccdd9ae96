### Mots que seuls disent les plateaux de Paris : New Eden

headline-paris = { $season } { $number }/4 · premier joueur { $first }

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
paris-stands = vous { $have }, il faut { $need } { $sign }
paris-memory = Missions que vous avez vues
paris-memory-deck = pioche { $places }
