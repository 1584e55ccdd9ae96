### Ce que seuls disent les plateaux d'Outlive

outlive-setup = mise en place
headline-outlive = jour { $day }/{ $days } · radioactivité { $radiation } · premier joueur { $first }

## Lieux

outlive-algae = algue
outlive-stack = { $count ->
        [one] { $count } tuile
       *[other] { $count } tuiles
    } à fouiller
outlive-open = visibles
outlive-cans = { $cans ->
        [one] { $cans } conserve
       *[other] { $cans } conserves
    }
outlive-events = Événements
outlive-sp = { $points } PS
outlive-sign-heroes = △ héros qui doit encore agir, ▲ qui a agi
outlive-sign-coming = →3¹ votre héros de force 3 peut venir, à 1 lieu de là
outlive-sign-game = loup 6×5 : endurance 6, il en reste 5
outlive-sign-people = gens 7/2 : 7 survivants, dont 2 dans le sas
outlive-sign-level = rad. –4 : 4 PS de moins à cause de la radioactivité · mun : munitions

## Tribus

outlive-tribes = Tribus
outlive-head-points = PS
outlive-head-people = gens
outlive-head-level = rad.
outlive-head-rooms = salles
outlive-head-tools = outils

## Son propre abri

outlive-shelter = Abri
outlive-tonight = cette nuit, il mange { $eats }, boit { $water }{ $hungry ->
        [0] {""}
        [one] , 1 affamé
       *[other] , { $hungry } affamés
    }
outlive-let-in = radioactivité qui entre : { $points }{ $sick ->
        [0] {""}
        [one] , 1 survivant perdu
       *[other] , { $sick } survivants perdus
    }
outlive-unbuilt = à construire ({ $cost ->
        [0] gratuit
        [one] { $cost } matériau
       *[other] { $cost } matériaux
    })
outlive-rots = la viande qui reste se gâte cette nuit
outlive-used = utilisé aujourd'hui
outlive-ready = prêt
outlive-broken = cassé
outlive-equipment = Équipement
outlive-caught = Prises : { $animals }
outlive-seen = Vu, { $place } : { $things }

## Ce qu'ont les autres

outlive-in-play = Événements en jeu
outlive-full = salles pleines : { $things }
outlive-built = autres salles construites : { $things }
outlive-leader = chef : { $things }
outlive-repaired = réparé et prêt : { $things }
outlive-spent = déjà utilisé aujourd'hui : { $things }
outlive-salvaged = cassé : { $things }
outlive-overcame = surmonté : { $things }
outlive-hunted = prises : { $things }
