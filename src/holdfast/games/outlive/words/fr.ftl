### Ce qu'une personne lit d'Outlive, en français.

## Le jeu

game-title = Outlive
game-tagline = Six jours pour prouver que votre tribu mérite sa place dans le convoi.
game-about =
    Le but : avoir le plus de points de survie (PS) après six jours. Vous menez une tribu après les bombes ; le convoi emmènera celle qui aura le mieux tenu.

    Le jour, à tour de rôle, chacun déplace l'un de ses quatre héros d'un ou deux lieux le long d'un anneau de huit. Un héros de force 5 fait cinq actions là où il arrive : récolter des matériaux, chasser, fouiller une ville, chercher de l'eau. Un héros fort qui arrive fait pression sur les héros plus faibles des autres tribus qui y ont déjà agi, et leur prend des ressources.

    La nuit, chacun à son tour : payer pour surmonter un événement (tant que personne ne le fait, il frappe à nouveau chaque jour), nourrir les survivants, contenir la radioactivité, accueillir des nouveaux venus, construire des salles et réparer l'équipement. La viande et presque toute l'eau sont jetées après la nuit : utilisez-les avant.

    Les points : chaque survivant, chaque salle pleine (plus il y en a, plus chacune vaut), les événements surmontés, l'équipement réparé et ses paires assorties, et une radioactivité basse.
    .search = but buts objectif objectifs aperçu résumé gagner victoire score points sujet

## Ressources

good-wood = bois
    .one = bois
    .a = un morceau de bois
    .plural = bois
    .short = bois
good-metal = métal
    .one = métal
    .a = un morceau de métal
    .plural = métaux
    .short = métal
good-microchip = puce
    .one = puce
    .a = une puce
    .plural = puces
    .short = puces
good-munitions = munition
    .one = munition
    .a = une munition
    .plural = munitions
    .short = mun
good-water = eau
    .one = ration d'eau
    .a = une ration d'eau
    .plural = rations d'eau
    .short = eau
good-meat = viande
    .one = ration de viande
    .a = une ration de viande
    .plural = rations de viande
    .short = viande
good-canned-goods = conserve
    .one = conserve
    .a = une conserve
    .plural = conserves
    .short = boîte
good-spring = eau de source
    .one = ration d'eau de source
    .a = l'eau de la source
    .plural = rations d'eau de source
    .short = source

## Phases

phase-setup = Mise en place
phase-heroes = Départ des héros
phase-morning = Matin
phase-day = Jour
phase-overcoming = Nuit : événements
phase-feeding = Nuit : repas
phase-radioactivity = Nuit : radioactivité
phase-recruiting = Nuit : recrutement
phase-building = Nuit : construction
phase-repairing = Nuit : réparations
phase-end = Fin

## Lieux

place-forest = Forêt
    .the = la forêt
    .to = dans la forêt
    .at = dans la forêt
    .from = de la forêt
place-dam = Barrage
    .the = le barrage
    .to = au barrage
    .at = au barrage
    .from = du barrage
place-military-base = Base militaire
    .the = la base militaire
    .to = à la base militaire
    .at = à la base militaire
    .from = de la base militaire
place-silent-peak = Silent Peak
    .the = Silent Peak
    .to = à Silent Peak
    .at = à Silent Peak
    .from = de Silent Peak
place-mine = Mine
    .the = la mine
    .to = à la mine
    .at = à la mine
    .from = de la mine
place-cargo-ship = Cargo
    .the = le cargo
    .to = au cargo
    .at = sur le cargo
    .from = du cargo
place-fairgrounds = Fête foraine
    .the = la fête foraine
    .to = à la fête foraine
    .at = à la fête foraine
    .from = de la fête foraine
place-blackwood = Blackwood
    .the = Blackwood
    .to = à Blackwood
    .at = à Blackwood
    .from = de Blackwood

## Héros

hero-scout = éclaireuse (3)
    .the = l'éclaireuse (3)
hero-runner = coureur (3)
    .the = le coureur (3)
hero-veteran = vétéran (4)
    .the = le vétéran (4)
hero-champion = championne (5)
    .the = la championne (5)

## Emplacements du cargo

spot-spot-3 = emplacement 3
    .the = l'emplacement de force 3
spot-spot-4 = emplacement 4
    .the = l'emplacement de force 4
spot-spot-5 = emplacement 5
    .the = l'emplacement de force 5
spot-spot-6 = emplacement 6
    .the = l'emplacement de force 6

## Chefs

leader-erin-mccarthy = Erin McCarthy
leader-swifty-bingham = Swifty Bingham
leader-lily-rose-wely = Lily-Rose Wely
leader-mary-koolpepper = Mary Koolpepper
leader-liza-valentine = Liza Valentine
leader-solen-livrich = Solen Livrich
leader-grayson-pigott = Grayson Pigott
leader-wilson-frye = Wilson Frye
leader-kooper-froste = Kooper Froste
leader-jacob-rowlett = Jacob Rowlett

## Équipement

equipment-axe = hache
    .the = la hache
equipment-bow = arc
    .the = l'arc
equipment-jerrycan = jerrican
    .the = le jerrican
equipment-access-card = carte d'accès
    .the = la carte d'accès
equipment-ammo-box = caisse de munitions
    .the = la caisse de munitions
equipment-crowbar = pied-de-biche
    .the = le pied-de-biche
equipment-chainsaw = tronçonneuse
    .the = la tronçonneuse
equipment-flashlight = lampe torche
    .the = la lampe torche
equipment-pickaxe = pioche
    .the = la pioche
equipment-purifier = purificateur
    .the = le purificateur
equipment-grappling-hook = grappin
    .the = le grappin
equipment-hacksaw = scie à métaux
    .the = la scie à métaux
equipment-backpack = sac à dos
    .the = le sac à dos
equipment-metal-detector = détecteur de métaux
    .the = le détecteur de métaux
equipment-shotgun = fusil
    .the = le fusil
equipment-bear-trap = piège à ours
    .the = le piège à ours
equipment-baseball-bat = batte de baseball
    .the = la batte de baseball
equipment-battle-gear = armure
    .the = l'armure
equipment-exoskeleton = exosquelette
    .the = l'exosquelette
equipment-thermal-sensor = capteur thermique
    .the = le capteur thermique

## Événements des jours

trouble-wildfire = feu de forêt
    .the = le feu de forêt
trouble-cave-in = éboulement
    .the = l'éboulement
trouble-thieves = voleurs
    .the = les voleurs
trouble-nomads = nomades
    .the = les nomades
trouble-lean-times = temps durs
    .the = les temps durs
trouble-sandstorm = tempête de sable
    .the = la tempête de sable
trouble-radioactive-cloud = nuage radioactif
    .the = le nuage radioactif
trouble-cold-snap = vague de froid
    .the = la vague de froid
trouble-enemy-clan = clan ennemi
    .the = le clan ennemi
trouble-rats = rats
    .the = les rats
trouble-epizootic-disease = épizootie
    .the = l'épizootie
trouble-animal-mutation = mutation animale
    .the = la mutation animale

## Gibier

animal-game-3 = lièvre
    .the = le lièvre
    .a = un lièvre
animal-game-4 = renard
    .the = le renard
    .a = un renard
animal-game-5 = cerf
    .the = le cerf
    .a = un cerf
animal-game-6 = loup
    .the = le loup
    .a = un loup
animal-game-7 = ours
    .the = l'ours
    .a = un ours

## Tuiles de fouille

tile-water = eau
    .a = de l'eau
tile-canned-goods = conserve
    .a = une conserve
tile-wood = bois
    .a = du bois
tile-metal = métal
    .a = du métal
tile-microchip = puce
    .a = une puce
tile-munitions = munitions
    .a = des munitions
tile-algae-capsules = capsules d'algue
    .a = des capsules d'algue
tile-empty-cupboard = placard vide
    .a = un placard vide

## Salles

room-room-construction = chantier
    .the = le chantier
room-draw1-repair1 = établi
    .the = l'établi
room-overcome-discount = cellule de crise
    .the = la cellule de crise
room-hunting-2 = boucherie
    .the = la boucherie
room-hunting-1 = fumoir
    .the = le fumoir
room-cargo-1 = cellier
    .the = le cellier
room-cargo-2 = capitainerie
    .the = la capitainerie
room-munitions-4 = armurerie
    .the = l'armurerie
room-permanent-water = source
    .the = la source
room-event-immunity = bunker
    .the = le bunker
room-scrap-equipment = casse
    .the = la casse
room-gauge-down = salle de bains
    .the = la salle de bains
room-ventilation = soufflerie
    .the = la soufflerie
room-nursery = pouponnière
    .the = la pouponnière
room-search-2 = salle de tri
    .the = la salle de tri
room-draw-2 = garage
    .the = le garage
room-look-pile = salle des cartes
    .the = la salle des cartes
room-hero3-immune = corps de garde
    .the = le corps de garde
room-repair-free = halle aux machines
    .the = la halle aux machines
room-repair-2 = atelier
    .the = l'atelier
room-tribute-choice = parloir
    .the = le parloir
room-cupboard = menuiserie
    .the = la menuiserie
room-hunting-2-second = seconde boucherie
    .the = la seconde boucherie
room-hunting-1-second = second fumoir
    .the = le second fumoir
room-cargo-1-second = second cellier
    .the = le second cellier
room-cargo-2-second = seconde capitainerie
    .the = la seconde capitainerie
room-munitions-4-second = seconde armurerie
    .the = la seconde armurerie
room-permanent-water-second = seconde source
    .the = la seconde source
room-event-immunity-second = second bunker
    .the = le second bunker
room-scrap-equipment-second = seconde casse
    .the = la seconde casse
room-gauge-down-second = seconde salle de bains
    .the = la seconde salle de bains
room-ventilation-second = seconde soufflerie
    .the = la seconde soufflerie
room-nursery-second = seconde pouponnière
    .the = la seconde pouponnière
room-search-2-second = seconde salle de tri
    .the = la seconde salle de tri
room-draw-2-second = second garage
    .the = le second garage
room-look-pile-second = seconde salle des cartes
    .the = la seconde salle des cartes
room-hero3-immune-second = second corps de garde
    .the = le second corps de garde
room-repair-free-second = seconde halle aux machines
    .the = la seconde halle aux machines
room-repair-2-second = second atelier
    .the = le second atelier
room-tribute-choice-second = second parloir
    .the = le second parloir
room-cupboard-second = seconde menuiserie
    .the = la seconde menuiserie
room-airlock = sas
    .the = le sas

## Ce que montrent les choses

on-room = { $spaces ->
        [one] { $spaces } emplacement
       *[other] { $spaces } emplacements
    }, { $upkeep ->
        [one] { $upkeep } ration par nuit
       *[other] { $upkeep } rations par nuit
    }. { $does }
ability-build-discount = Une fois par nuit : une salle coûte { $amount ->
        [one] { $amount } matériau
       *[other] { $amount } matériaux
    } de moins.
ability-draw-and-repair = Une fois par nuit : piochez { $draw ->
        [one] { $draw } équipement
       *[other] { $draw } équipements
    }, puis réparez pour { $amount ->
        [one] { $amount } matériau
       *[other] { $amount } matériaux
    } de moins.
ability-overcome-discount = Une fois par nuit : un événement coûte { $materials ->
        [one] { $materials } matériau
       *[other] { $materials } matériaux
    }, { $munitions ->
        [one] { $munitions } munition
       *[other] { $munitions } munitions
    } ou { $supplies ->
        [one] { $supplies } ration
       *[other] { $supplies } rations
    } de moins.
ability-hunt-meat = Une fois par jour : +{ $amount } { $amount ->
        [one] ration de viande
       *[other] rations de viande
    } pour une chasse.
ability-cargo-cans = Une fois par jour : +{ $amount } { $amount ->
        [one] conserve
       *[other] conserves
    } sur le cargo.
ability-cargo-space = Une fois par jour sur le cargo : +{ $amount } { $amount ->
        [one] conserve
       *[other] conserves
    }, et vous pouvez monter à un emplacement pris.
ability-munitions = Une fois par nuit : { $amount } { $amount ->
        [one] munition
       *[other] munitions
    }.
ability-spring = Une ration d'eau par jour, sans jeton.
ability-immunity = Tous les événements épargnent votre tribu, sauf feu de forêt, éboulement, voleurs, nomades et temps durs.
ability-scrap = Une fois par nuit : démontez un équipement pour ses matériaux imprimés.
ability-gauge = Une fois par nuit : la radioactivité baisse de { $amount } { $amount ->
        [one] niveau
       *[other] niveaux
    }.
ability-ventilation = Arrête { $amount } { $amount ->
        [one] point
       *[other] points
    } de radioactivité de plus chaque nuit.
ability-nursery = Une fois par nuit : { $amount } { $amount ->
        [one] survivant
       *[other] survivants
    } de plus ici, jusqu'à { $most }.
ability-free-search = Une fois par jour et par ville : { $amount ->
        [one] { $amount } fouille gratuite
       *[other] { $amount } fouilles gratuites
    } après une payée.
ability-draw = Une fois par nuit : piochez { $draw } { $draw ->
        [one] équipement
       *[other] équipements
    }.
ability-look = Une fois par jour : consultez une pile de fouille.
ability-guard = Une fois par jour : un héros de force { $strength } échappe à la pression.
ability-repair-discount = Une fois par nuit : une réparation coûte { $amount ->
        [one] { $amount } matériau
       *[other] { $amount } matériaux
    } de moins.
ability-tribute = Quand vous faites pression, vous choisissez le tribut.
ability-cupboard = Une fois par jour et par ville : un placard vide donne { $goods }.

on-equipment = Réparation : { $cost }. { $does } Paire : { $pair }.
effect-gather = { $places } : +{ $goods } quand vous récoltez.
effect-visit = { $places } : { $goods }.
effect-survivor = { $places } : { $amount } { $amount ->
        [one] survivant
       *[other] survivants
    }.
effect-access = Le barrage s'ouvre sans puce.
effect-board = Montez sur le cargo avec { $amount } de force en plus.
effect-hunt = +{ $amount } pour une chasse.
effect-press = +{ $amount } de pression sur un héros.
effect-shield = Retire { $amount } à une pression subie.
effect-move = Un héros va aussi loin que vous le voulez.
effect-sense = Voyez la pile et choisissez votre proie.

on-by-seats = { $amounts } (à 2/3/4 joueurs)
on-event = { $does } Coût : { $cost }. { $points } { $points ->
        [one] point
       *[other] points
    }.
strike-empty = { $places } : { $amount } de moins à récolter chaque jour.
strike-search = { $places } : { $amount } { $amount ->
        [one] tuile
       *[other] tuiles
    } de fouille de moins chaque jour.
strike-storm = Les héros ont au plus { $amount ->
        [one] { $amount } action
       *[other] { $amount } actions
    } ; la pression suit leur force imprimée.
strike-cloud = La radioactivité monte de { $amount } { $amount ->
        [one] niveau
       *[other] niveaux
    } dans chaque abri.
strike-cold = Chaque abri perd { $amount } { $amount ->
        [one] survivant
       *[other] survivants
    }.
strike-clan = Chaque abri perd { $amount ->
        [one] { $amount } matériau ou munition
       *[other] { $amount } matériaux ou munitions
    } ; qui ne peut payer perd un survivant.
strike-rats = Chaque abri perd { $amount ->
        [one] { $amount } ration
       *[other] { $amount } rations
    } ; qui ne peut payer perd un survivant.
strike-disease = Le gibier donne { $amount ->
        [one] { $amount } ration
       *[other] { $amount } rations
    } de viande de moins.
strike-mutation = Le gibier a { $amount } d'endurance en plus.

on-leader = { $age } ans. Départ : { $places }. Apporte { $goods }, ainsi qu'un équipement cassé : { $equipment }.
on-leader-search = { $draw } tuiles de fouille, dont { $keep } gardées
on-animal = Endurance { $endurance }, { $meat ->
        [one] { $meat } ration de viande
       *[other] { $meat } rations de viande
    } ({ $animal })
on-spot = { $cans ->
        [one] { $cans } conserve
       *[other] { $cans } conserves
    } et { $survivors ->
        [one] { $survivors } survivant
       *[other] { $survivors } survivants
    }

on-airlock = { $spaces ->
        [one] { $spaces } emplacement
       *[other] { $spaces } emplacements
    } ; { $water ->
        [one] { $water } ration d'eau
       *[other] { $water } rations d'eau
    } par nuit quand il est plein. Chaque survivant ici arrête un point de radioactivité.
on-game = Endurance { $endurance }. { $meat ->
        [one] { $meat } ration de viande
       *[other] { $meat } rations de viande
    }, et { $more } de plus pour chaque animal de ce type que la tribu a déjà pris.
on-hero = Force { $strength } : autant d'actions, et autant de poids face aux autres.
on-tile-gain = Donne { $goods }.
on-tile-algae = La radioactivité baisse de { $levels } { $levels ->
        [one] niveau
       *[other] niveaux
    }.
on-tile-cupboard = Il n'y a rien dedans.
on-supply = Une ration de vivres : nourrit les gens.
on-material = Un matériau : construit et répare.
on-munitions = Sert à chasser et à se défendre.
on-place-gives = { $good } : { $amount } à chaque aube, selon le nombre de joueurs.
on-place-filters = Un héros qui puise de l'eau ici ouvre d'abord les filtres : { $goods }.
on-place-algae = Une action récolte l'algue, une fois par jour : la radioactivité baisse de { $levels } { $levels ->
        [one] niveau
       *[other] niveaux
    }.
on-place-game = Gibier : un animal par visite.
on-place-city = Une action récupère une des { $offer } tuiles d'équipement, ou retourne une tuile de fouille.
on-place-ship = Un héros prend les conserves et le survivant de l'emplacement de sa force. Le premier de la journée reçoit le jeton de premier joueur.

## Actions

action-put-away = Écarter { $room_the }
    .does = Cette salle ne sera pas dans votre abri. Personne n'apprend ce que vous écartez.
action-found = Commencer par { $room_the }
    .does = La salle est construite gratuitement et peut accueillir des survivants aussitôt.
action-place = Placer un survivant dans { $room_the }
    .does = Un survivant prend un emplacement libre. Dans une salle, il y reste pour de bon.
action-keep = Suivre { $leader }
    .does = Ce chef donne vos lieux, vos ressources et un équipement cassé ; l'autre s'en va.
action-station = Placer { $hero_the } { $place_at }
    .does = Ce héros commence là et agit ailleurs : à son tour, il avance d'abord d'un ou deux lieux sur l'anneau.
action-forage = Fouiller { $city }
    .does = Une tuile de cette ville est retournée devant tous.
action-put-back = Remettre une tuile : { $tile }
    .does = Cette tuile ne donne rien ; les autres donnent ce qu'elles montrent.
action-move = Envoyer { $hero_the } { $place_to }
    .does = Le héros y va, fait pression sur les héros plus faibles qui ont déjà agi, puis agit. À plus de deux lieux, il utilise l'exosquelette.
action-stay = Laisser { $hero_the } sur place
    .does = Le héros se relève et ne fait rien ce tour.
action-board = Monter à bord : { $spot }
    .does = Vous prenez les conserves et le survivant de cet emplacement. Un plus haut utilise le grappin, un emplacement pris la capitainerie.
action-look = Consulter la pile { $city_from }
    .does = Vous seul voyez les tuiles, dans leur ordre. Utilise la salle des cartes pour aujourd'hui.
action-use = Utiliser { $equipment_the }
    .does = Utilisable de nouveau demain.
action-run = Utiliser { $room_the }
    .does = Son pouvoir est utilisé jusqu'à demain.
action-spare = Se passer de la batte
    .does = La pression reste telle quelle, et la batte pourra servir plus tard aujourd'hui.
action-resist = Dépenser une munition
    .does = Un point de pression en moins.
action-yield = Céder
    .does = Chaque point de pression restant coûte une ration ou un matériau.
action-give = Tribut : { $good_a }
    .does = Le jeton va à l'agresseur.
action-gather = Récolter { $good_a }
    .does = Une action, un jeton de ce lieu.
action-harvest = Récolter l'algue
    .does = Une action : votre radioactivité baisse d'un niveau. Une dose par jour pour tous.
action-unlock = Ouvrir les filtres avec une puce
    .does = Sans action. Ce héros peut ensuite puiser de l'eau.
action-search = Fouiller la ville
    .does = Une action : une tuile de fouille est retournée et donne ce qu'elle montre.
action-rummage = Retourner une tuile de fouille gratuite
    .does = Sans action : une tuile de fouille est retournée et donne ce qu'elle montre.
action-salvage = Récupérer { $equipment_the }
    .does = Une action : la tuile est à vous, cassée jusqu'à sa réparation.
action-move-on = Finir le tour de ce héros
    .does = Les actions restantes sont perdues.
action-hunt = Chasser l'animal du dessus
    .does = Son endurance se paie en munitions, équipement et actions.
action-prey = Choisir { $animal_the }
    .does = La tuile la plus haute de ce type est chassée. Les autres ne voient que le type.
action-give-up = Ne rien chasser ici
    .does = Le capteur a servi pour aujourd'hui, la pile reste telle quelle.
action-shoot = Dépenser une munition
    .does = L'endurance baisse de un.
action-bag = Finir la chasse avec des actions
    .does = Les actions paient l'endurance restante, et vous prenez la viande.
action-drop = Perdre { $good_a }
    .does = Le jeton va à la réserve.
action-lose = Perdre un survivant dans { $room_the }
    .does = Une salle qui n'est plus pleine cesse aussitôt de fonctionner.
action-overcome = Surmonter { $event_the }
    .does = Vous payez son coût ; son effet cesse, et il vous rapporte des points.
action-pass = Passer
    .does = Vous ne surmontez plus d'événement cette nuit.
action-pay-whole = Payer tout le coût
    .does = La cellule de crise reste prête pour un autre événement cette nuit.
action-skip = Ne pas payer { $good_a }
    .does = Le rabais le couvre.
action-feed = Servir { $good_a }
    .does = Une ration de moins sur ce que mangent les salles cette nuit.
action-recruit = Recruter pour { $good_a }
    .does = Un survivant de la réserve rejoint votre sas.
action-enough = Ne plus recruter
    .does = Vous gardez les vivres que vous avez.
action-build = Construire { $room_the }
    .does = Coûte des matériaux de votre choix. Des survivants peuvent s'y installer aussitôt.
action-pay = Payer { $good_a }
    .does = Un matériau de moins à payer.
action-scrap = Démonter { $equipment_the }
    .does = Vous recevez les matériaux imprimés. Utilise la casse pour cette nuit.
action-end-building = Finir de construire
    .does = Les survivants encore dans le sas y restent.
action-repair = Réparer { $equipment_the }
    .does = L'équipement fonctionne dès maintenant et compte à la fin.
action-no-repair = Ne rien réparer avec ce rabais
    .does = Le rabais est perdu pour cette nuit.
action-end-repairs = Finir les réparations
    .does = Ce qui est cassé le reste.

## Ce que font les actions en ce moment, et pourquoi elles sont fermées

effort-action = action
    .plural = actions
effort-material = matériau
    .plural = matériaux
effort-survivor = survivant
    .plural = survivants
does-actions = Ce héros y a { $actions ->
        [one] { $actions } action
       *[other] { $actions } actions
    }.
does-actions-left = { $left ->
        [0] Il ne reste alors aucune action.
        [one] Il reste alors { $left } action.
       *[other] Il reste alors { $left } actions.
    }
does-actions-lost = { $n ->
        [0] Aucune action n'est perdue.
        [one] { $n } action est perdue.
       *[other] { $n } actions sont perdues.
    }
does-airlock = Sas : { $people } sur { $spaces }, { $water ->
        [one] { $water } ration d'eau
       *[other] { $water } rations d'eau
    } par nuit, radioactivité arrêtée : { $stops }.
does-after-payment = Après un paiement, { $room } ne retire plus rien du coût de cette salle.
does-algae = L'algue peut être récoltée.
does-all-paid = Vous avez tout cela.
does-bag = { $n ->
        [0] Ne coûte aucune action.
        [one] Coûte { $n } action.
       *[other] Coûte { $n } actions.
    }
does-board = { $cans ->
        [one] Vous gagnez { $cans } conserve.
       *[other] Vous gagnez { $cans } conserves.
    }
does-board-survivor = Un survivant vous rejoint.
does-build = { $cost ->
        [one] Coûte { $cost } matériau
       *[other] Coûte { $cost } matériaux
    } ; vous en avez { $have }.
does-build-changed = { $cost ->
        [one] Coûte { $cost } matériau
       *[other] Coûte { $cost } matériaux
    } (imprimé : { $printed }) ; vous en avez { $have }.
does-cheaper = Une réparation coûte { $amount ->
        [one] { $amount } matériau
       *[other] jusqu'à { $amount } matériaux
    } de moins.
does-city = { $tiles ->
        [0] Aucune tuile de fouille
        [one] { $tiles } tuile de fouille
       *[other] { $tiles } tuiles de fouille
    } dans la pile. Équipement : { $equipment }.
does-crisis = Il vous manque { $goods }, que la cellule de crise couvre.
does-crisis-open = La cellule de crise peut en retirer une part.
does-draw = { $n ->
        [one] Vous piochez { $n } équipement, cassé.
       *[other] Vous piochez { $n } équipements, cassés.
    }
does-eat = Désormais la salle mange { $upkeep ->
        [one] { $upkeep } ration
       *[other] { $upkeep } rations
    } par nuit.
does-endurance = { $left ->
        [0] Toute l'endurance est alors payée.
       *[other] Il reste { $left } d'endurance à payer.
    }
does-far = Utilise { $equipment } pour aujourd'hui.
does-filters = Les filtres s'ouvrent avec { $equipment }.
does-first = Vous recevez le jeton de premier joueur.
does-free-tiles = { $left ->
        [0] Il ne reste alors aucune fouille gratuite.
        [one] Il reste alors { $left } fouille gratuite.
       *[other] Il reste alors { $left } fouilles gratuites.
    }
does-gain = Vous gagnez { $goods }.
does-game = Premier gibier de la pile : { $animal }, endurance { $endurance }, { $meat ->
        [one] { $meat } ration de viande
       *[other] { $meat } rations de viande
    }.
does-give = L'autre tribu a alors { $amount } { $good }.
does-guard = La pression est annulée.
does-have = Vous avez alors { $amount } { $good }.
does-hunt = Endurance { $endurance }, { $meat ->
        [one] { $meat } ration de viande
       *[other] { $meat } rations de viande
    }. Vous pouvez payer avec { $actions ->
        [one] { $actions } action
       *[other] { $actions } actions
    } et { $munitions ->
        [one] { $munitions } munition
       *[other] { $munitions } munitions
    }.
does-hunt-equipment = Équipement utile : { $equipment }.
does-hunt-more = Dont { $more } de viande pour les prises de la même espèce.
does-lack = Il vous manque encore { $goods }.
does-left = { $left ->
        [0] Le compte y est.
       *[other] Encore { $left }.
    }
does-level = La radioactivité passe du niveau { $before } à { $after }.
does-materials = { $left ->
        [0] La salle est alors payée.
        [one] Il reste { $left } matériau à payer.
       *[other] Il reste { $left } matériaux à payer.
    }
does-night-hungry = { $n ->
        [one] { $n } survivant mourrait de faim.
       *[other] { $n } survivants mourraient de faim.
    }
does-night-meal = Cette nuit, vos salles mangent { $eats ->
        [one] { $eats } ration
       *[other] { $eats } rations
    } et le sas boit { $drinks ->
        [one] { $drinks } ration d'eau
       *[other] { $drinks } rations d'eau
    } ; vous avez { $supplies ->
        [one] { $supplies } ration
       *[other] { $supplies } rations
    }, dont { $water } d'eau.
does-night-radiation = Radioactivité dehors : { $outside }, qui entre : { $points } ; le niveau passe de { $before } à { $after }.
does-night-sick = { $n ->
        [one] { $n } survivant y succomberait.
       *[other] { $n } survivants y succomberaient.
    }
does-overcome = Son effet cesse, et vous marquez { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
does-pair = Fait la paire avec { $equipment } : { $points ->
        [one] { $points } point de plus.
       *[other] { $points } points de plus.
    }
does-pays = Coûte { $goods }.
does-people = La salle en abrite alors { $people } sur { $spaces }.
does-press = Pression de { $points } sur { $hero_the } de { $victim }.
does-pressure = { $points ->
        [0] Il ne reste alors aucune pression.
       *[other] La pression est alors de { $points }.
    }
does-repair = Sa réparation coûte { $goods }.
does-repair-cheaply = Sa réparation coûte { $goods }, moins { $amount ->
        [one] un de ces matériaux, au choix
       *[other] jusqu'à { $amount } de ces matériaux, au choix
    }.
does-room-stops = Elle cesse de fonctionner.
does-room-works = Elle est pleine et fonctionne ; elle mange { $upkeep ->
        [one] { $upkeep } ration
       *[other] { $upkeep } rations
    } par nuit.
does-ship = L'emplacement de force { $strength } donne { $cans ->
        [one] { $cans } conserve
       *[other] { $cans } conserves
    }{ $survivors ->
        [0] .
       *[other] {" "}et un survivant.
    }
does-ship-full = Votre abri n'a pas de place pour son survivant.
does-skips = Vous ne payez pas { $amount } { $good } ; il reste à payer : { $rest }.
does-stock = { $amount ->
        [0] Il ne reste rien ici ({ $good }).
       *[other] Il reste ici { $amount } { $good }.
    }
does-thrown = Perte à l'aube : { $goods }.
does-tiles = { $left ->
        [0] La pile n'a plus de tuile.
        [one] La pile a { $left } tuile.
       *[other] La pile a { $left } tuiles.
    }
does-tribute = { $n ->
        [one] Vous cédez { $n } ration ou matériau.
       *[other] Vous cédez { $n } rations ou matériaux.
    }
does-tribute-chosen = La tribu qui fait pression sur vous les choisit.
does-uses-room = Utilise { $room } pour aujourd'hui.
does-uses-tool = Utilise { $equipment } pour aujourd'hui.
does-water = Vous pouvez alors puiser jusqu'à { $amount ->
        [one] { $amount } ration d'eau
       *[other] { $amount } rations d'eau
    }.
why-endurance = Son endurance est de { $endurance } ; vous pouvez en payer { $reach }.
why-lacks = Il vous manque { $goods }.
why-materials = Coûte { $cost ->
        [one] { $cost } matériau
       *[other] { $cost } matériaux
    } ; vous en avez { $have }.

## Décisions

decision-put-away = Écartez { $left ->
        [one] encore une salle
       *[other] { $left } salles
    } ; les autres feront votre abri.
    .wait = { $seat } choisit ses salles.
decision-found = Choisissez la salle construite gratuitement.
    .wait = { $seat } fonde son abri.
decision-settle = Placez un survivant (encore { $left }).
    .wait = { $seat } place ses survivants.
decision-keep-leader = Choisissez votre chef.
    .wait = { $seat } choisit un chef.
decision-station = Envoyez un héros dans un des lieux de votre chef.
    .wait = { $seat } place un héros.
decision-forage = Choisissez une ville à fouiller (encore { $left }).
    .wait = { $seat } fouille les villes.
decision-put-back = Choisissez la tuile à remettre.
    .wait = { $seat } remet une tuile.
decision-surrender = Le clan ennemi : perdez { $left ->
        [one] un matériau ou une munition
       *[other] { $left } matériaux ou munitions
    }.
    .wait = { $seat } paie le clan ennemi.
decision-spoil = Les rats : perdez { $left ->
        [one] une ration
       *[other] { $left } rations
    } de vos vivres.
    .wait = { $seat } perd des vivres à cause des rats.
decision-welcome = Où va le nouveau survivant ?
    .wait = { $seat } accueille un survivant.
decision-rescue = Où va le survivant trouvé dans les ruines ?
    .wait = { $seat } accueille un survivant des ruines.
decision-starve = Trop peu à manger : { $left ->
        [one] un survivant est perdu
       *[other] { $left } survivants sont perdus
    }. Dans quelle salle ?
    .wait = { $seat } perd des survivants à cause de la faim.
decision-sicken = Trop de radioactivité : { $left ->
        [one] un survivant est perdu
       *[other] { $left } survivants sont perdus
    }. Dans quelle salle ?
    .wait = { $seat } perd des survivants à cause de la radioactivité.
decision-irradiated = Le nuage radioactif coûte { $left ->
        [one] un survivant
       *[other] { $left } survivants
    }. Dans quelle salle ?
    .wait = { $seat } perd des survivants à cause du nuage radioactif.
decision-freeze = La vague de froid prend un survivant. Dans quelle salle ?
    .wait = { $seat } perd un survivant dans la vague de froid.
decision-raided = Le clan ennemi prend un survivant. Dans quelle salle ?
    .wait = { $seat } perd un survivant face au clan ennemi.
decision-gnawed = Les rats coûtent un survivant. Dans quelle salle ?
    .wait = { $seat } perd un survivant à cause des rats.
decision-turn = Choisissez un héros et sa destination.
    .wait = { $seat } déplace un héros.
decision-board = Choisissez un emplacement du cargo.
    .wait = { $seat } monte à bord du cargo.
decision-threaten = Vous faites pression sur { $victim } ({ $points }) : utiliser la batte ?
    .wait = { $seat } fait pression sur { $victim }.
decision-defend = { $by } fait pression sur vous ({ $points }) : vous défendre ?
    .wait = { $seat } répond à la pression de { $by }.
decision-tribute = Choisissez ce que { $victim } remet à { $by } (encore { $points }).
    .wait = { $seat } choisit le tribut.
decision-visit = { $actions ->
        [one] { $actions } action
       *[other] { $actions } actions
    } pour { $hero_the } { $place_at }{ $free ->
        [0] {""}
        [one] , { $free } fouille gratuite
       *[other] , { $free } fouilles gratuites
    }.
    .wait = { $seat } agit { $place_at }.
decision-sense = Vous voyez toute la pile : choisissez votre proie.
    .wait = { $seat } examine le gibier.
decision-hunt = Chasser { $animal_the } : { $left } d'endurance à payer, { $actions ->
        [one] { $actions } action restante
       *[other] { $actions } actions restantes
    }.
    .wait = { $seat } chasse { $animal_a }.
decision-overcome = Surmontez un événement, ou passez.
    .wait = { $seat } peut surmonter un événement.
decision-pay-event = Utiliser la cellule de crise pour surmonter { $event_the } ?
    .wait = { $seat } paie pour { $event_the }.
decision-skip-material = Un autre matériau à ne pas payer (encore { $left }) : { $event }.
    .wait = { $seat } choisit ce qu'il ne paie pas : { $event }.
decision-feed = Vos salles mangent encore { $left ->
        [one] { $left } ration
       *[other] { $left } rations
    } : choisissez-en une.
    .wait = { $seat } nourrit ses survivants.
decision-recruit = Recruter des survivants ? { $spaces ->
        [one] { $spaces } emplacement libre
       *[other] { $spaces } emplacements libres
    } dans le sas.
    .wait = { $seat } recrute.
decision-build = Construisez, installez des survivants, utilisez vos salles.
    .wait = { $seat } construit.
decision-pay-room = Construire { $room_the } : { $left ->
        [one] { $left } matériau
       *[other] { $left } matériaux
    } à payer.
    .wait = { $seat } paie une salle.
decision-repair = Réparer de l'équipement ?
    .wait = { $seat } répare.
decision-repair-cheaply = Choisissez quoi réparer pour { $discount ->
        [one] { $discount } matériau
       *[other] { $discount } matériaux
    } de moins.
    .wait = { $seat } répare avec un rabais.
decision-skip-cost = Réparer { $equipment_the } : choisissez ce que vous ne payez pas (encore { $left }).
    .wait = { $seat } répare { $equipment_the }.

## Journal

event-founded = { $seat } fonde son abri sur { $room_the }, { $people ->
        [0] encore sans survivant
        [one] avec { $people } survivant
       *[other] avec { $people } survivants
    }.
event-chose = { $seat } suit { $leader }.
event-first = { $seat } prend le jeton de premier joueur.
event-stationed = { $seat } envoie { $hero_the } { $place_to }.
event-foraged = { $seat } trouve { $tile_a } { $city_at }.
event-returned = { $seat } remet une tuile : { $tile }.
event-dawned = Le jour { $day } se lève.
event-struck = L'événement du jour : { $event }.
event-struck-again = Toujours en jeu : { $event }.
event-emptied = { $place } : { $amount } de moins à trouver aujourd'hui.
event-spared = Le bunker protège { $seat } contre { $event_the }.
event-moved = { $seat } : { $hero_the } va { $place_to }.
event-stuck = { $seat } : { $hero_the } reste sur place { $place_at }.
event-boarded = { $seat } monte à bord, { $spot } : { $amount ->
        [one] { $amount } conserve
       *[other] { $amount } conserves
    }.
event-turned-away = { $seat } n'a pas de place pour le survivant.
event-looked = { $seat } consulte la pile { $city_from }.
event-pressed = { $seat } fait pression sur { $victim } ({ $points }).
event-shielded = { $seat } retire { $points } à la pression.
event-resisted = { $seat } dépense une munition pour résister.
event-guarded = { $seat } échappe à la pression : { $room }.
event-gave = { $seat } donne { $good_a } à { $to }.
event-used = { $seat } utilise { $equipment_the }.
event-ran = { $seat } utilise { $room_the }.
event-gained = { $seat } gagne { $amount ->
        [one] { $good_a }
       *[other] { $amount } { $good_plural }
    }.
event-harvested = { $seat } récolte l'algue : radioactivité au niveau { $points }.
event-unlocked = { $seat } ouvre les filtres du barrage.
event-drew-tile = { $seat } trouve { $tile_a } { $city_at }.
event-salvaged = { $seat } récupère { $equipment_the } { $city_at }.
event-sensed = { $seat } examine le gibier { $place_at }.
event-shot = { $seat } dépense une munition pour la chasse.
event-caught = { $seat } attrape { $animal_a } : { $amount ->
        [one] { $amount } ration de viande
       *[other] { $amount } rations de viande
    }.
event-settled = { $seat } : un survivant s'installe dans { $room_the }.
event-lost = { $seat } perd un survivant dans { $room_the }.
event-dropped = { $seat } perd { $good_a }.
event-night = La nuit tombe.
event-overcame = { $seat } surmonte { $event_the }.
event-passed = { $seat } passe.
event-skipped = { $seat } économise { $amount ->
        [one] { $good_a }
       *[other] { $amount } { $good_plural }
    }.
event-fed = { $seat } nourrit ses survivants : { $paid ->
        [one] { $paid } ration mangée
       *[other] { $paid } rations mangées
    }{ $missing ->
        [0] {""}
        [one] , { $missing } manquante
       *[other] , { $missing } manquantes
    }.
event-radiated = { $seat } laisse entrer { $points ->
        [one] { $points } point
       *[other] { $points } points
    } de radioactivité : niveau { $level }.
event-recruited = { $seat } recrute pour { $good_a }.
event-built = { $seat } construit { $room_the }.
event-found-tool = { $seat } pioche { $equipment_the }.
event-double = { $seat } repioche { $equipment_the } et défausse la tuile.
event-scrapped = { $seat } démonte { $equipment_the }.
event-repaired = { $seat } répare { $equipment_the }.
event-kept = { $seat } garde pour demain : viande { $meat }, eau { $water }.
event-scored = { $seat } marque { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }

## La fin

reason-convoy = Le convoi est arrivé.
part-events = événements
part-rooms = salles pleines
part-radioactivity = radioactivité
part-survivors = survivants
part-equipment = équipement
part-pairs = paires

## Aide

help-signs =
    Outlive : △A5 est un héros de la tribu A, de force 5, qui n'a pas encore agi aujourd'hui ; ▲A5 a agi. « renard 4×8 » : l'animal du dessus a 4 d'endurance, et il en reste 8.
    Les lieux forment un anneau, dessiné comme un cadre. →3¹4² après un lieu : les forces de vos héros qui peuvent y aller, et à combien de lieux ils sont.
    Sur le cargo, [4] est la force que demande un emplacement ; +☺ : un survivant vient avec.
    À l'abri, ■ est une salle pleine, □ une salle où il reste de la place, · une salle non construite. Gens « 7/2 » : 7 survivants, dont 2 dans le sas. Rad. : ce que rapporte le niveau de radioactivité.
    Salles « 3/4 » : 3 pleines sur 4 construites. Outils « 1+2 » : 1 réparé, 2 cassés.
