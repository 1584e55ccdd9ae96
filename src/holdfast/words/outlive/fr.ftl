### Ce que seuls disent les plateaux d'Outlive

outlive-setup = mise en place
outlive-headline = jour { $day }/{ $days } · radioactivité { $radiation } · premier joueur { $first }

## Lieux

outlive-algae = algue
outlive-stack = { $count } tuiles à fouiller
outlive-open = visibles
outlive-cans = { $cans ->
        [one] { $cans } conserve
       *[other] { $cans } conserves
    }
outlive-events = Événements
outlive-sp = { $points } PS

## Tribus

outlive-tribes = Tribus
outlive-head-points = PS
outlive-head-people = gens
outlive-head-level = jauge
outlive-head-wood = bois
outlive-head-metal = métal
outlive-head-microchip = puce
outlive-head-munitions = mun
outlive-head-water = eau
outlive-head-meat = vian
outlive-head-cans = cons
outlive-head-rooms = salles
outlive-head-tools = outils

## Son propre abri

outlive-shelter = Abri : mange { $eats }, boit { $water } par nuit
outlive-airlock = { $people }/{ $spaces } survivants, { $water } d'eau par nuit ; chacun arrête un point de radioactivité
outlive-unbuilt = non construite
outlive-used = utilisé aujourd'hui
outlive-ready = prêt
outlive-broken = en panne
outlive-equipment = Équipement
outlive-caught = Prises : { $animals }
outlive-seen = Vu, { $place } : { $things }

## Ce qu'ont les autres

outlive-in-play = Événements en jeu
outlive-full = salles pleines : { $things }
outlive-built = autres salles construites : { $things }
outlive-repaired = réparé : { $things }
outlive-salvaged = en panne : { $things }
outlive-overcame = surmonté : { $things }
outlive-hunted = prises : { $things }
