### Mots que seul le plateau de This War of Mine utilise

headline-warofmine = Jour { $day } · { $phase } · meneur { $leader }
warofmine-house = La maison
warofmine-attic = Grenier
warofmine-first = 1er étage
warofmine-ground = RDC
warofmine-cellar = Cave
warofmine-deep = Cave profonde
warofmine-door = Porte
warofmine-furniture = Meub.
warofmine-rubble = Grav.
warofmine-bars = Grille
warofmine-group = Fm faim, Ft fatigue, M maladie, D détresse, B blessures
warofmine-signs = ▪ actions, ⚔ prouesse, ♥ empathie, ▣ inventaire
warofmine-rests = se repose
warofmine-did = fini
warofmine-works = { $at }
warofmine-builds = construit { $fitting }
warofmine-moves = déplace un aménagement
warofmine-dismantles = démonte un aménagement
warofmine-storage = Réserve
warofmine-pile = Trouvailles
warofmine-nothing = rien
warofmine-outside = { $place } : { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }, bruit { $noise }
warofmine-cold = froid { $cold }/{ $most }
warofmine-objective = objectif : { $objective } { $progress }
warofmine-today = Aujourd'hui
warofmine-seen = Les prochaines cartes connues
warofmine-people = Le groupe, et son moral : une carte destin appelle la ligne A, B ou C
warofmine-locations = Les lieux
warofmine-fittings = Ce qu'il y a dans la maison
warofmine-cards = Cartes narratives
warofmine-notes = Notes
warofmine-near = Proche : { $place }
warofmine-middle = Intermédiaire : { $place }
warofmine-far = Éloigné : { $place }
warofmine-letters = Fm Ft M D B
warofmine-out = dehors
warofmine-raid = Pillage : { $raid } · à repousser : { $damage ->
        [one] { $damage } vol
       *[other] { $damage } vols
    } ({ $order }), { $wounds ->
        [one] { $wounds } blessure
       *[other] { $wounds } blessures
    }
warofmine-raid-quiet = Pillage : { $raid }
warofmine-order-any = au choix
warofmine-order-green = vivres, alcool et tabac d'abord
warofmine-order-valuable = le plus précieux d'abord
warofmine-away = absent
warofmine-enemies = Ennemis
warofmine-dice = Dés
warofmine-outdoors = Dehors
    .short = Dehors
warofmine-guard = Garde
    .short = Garde
warofmine-idea = Idées
    .short = Idées
warofmine-floor = Couchage
    .short = Sol
warofmine-poke = Fouiner
    .short = Fouille
