### Mots que seuls disent les plateaux de Paris : New Eden

headline-paris = { $season } { $number }/4 · premier joueur { $first }

## Lieux, événements et aménagements

paris-missions = { $count ->
        [one] { $count } mission
       *[other] { $count } missions
    }
paris-supply = { $count ->
        [one] { $count } conserve
       *[other] { $count } conserves
    }
paris-cans = +{ $cans }bte
paris-coming = à venir
paris-flipped = retourné
paris-vp = { $vp }PV
paris-lack = manque { $lack }
paris-ready = prêt ✓
paris-buildings = Aménagements

## Joueurs

paris-seats = Joueurs
paris-head-vp = PV
paris-head-people = gens
paris-head-farmers = fermiers
paris-head-cans = boîtes
paris-head-missions = missions
paris-brief-vp = PV
paris-brief-people = gens
paris-brief-farmers = repas
paris-brief-cans = boîtes
paris-brief-missions = cartes
paris-head-board = [dés] (jetons)

## Ce que le joueur a devant lui

paris-my-missions = Vos missions ({ $count })
paris-my-refuge = Votre refuge · aménagements : { $count }
paris-stands = vous { $have }, il faut { $need } { $sign }
paris-memory = Missions que vous avez vues
paris-memory-deck = place { $places } dans la pioche
paris-universal = dont { $count ->
        [one] { $count } universel
       *[other] { $count } universels
    } comptant pour chaque sorte

## Ce que tous peuvent regarder

paris-track = Piste de population : fermiers nécessaires → points si nourrie
paris-zone = { $least }–{ $most } : { $farmers } → { $vp } PV
paris-refuge = Le refuge de { $seat }
paris-discarded = Aménagements que personne n'a pris
