## Title

game-title = This War of Mine
game-tagline = Des civils dans une ville assiégée, et une maison à tenir jusqu'au cessez-le-feu.
game-about =
    Le but : l'un au moins des trois du début doit être en vie quand vient le cessez-le-feu, dans une dizaine de jours. Vous jouez tous ensemble un seul groupe de civils dans une ville assiégée ; le meneur décide, et ce rôle passe de l'un à l'autre.

    Le jour, chacun fait jusqu'à trois choses dans la maison : déblayer, fouiller, construire un lit, un fourneau ou un atelier, cuisiner, fabriquer des outils, ou sortir voir qui vient. Qui a faim, qui est fatigué, malade, triste ou blessé peut en faire moins.

    Au crépuscule, il faut à chacun de l'eau et de quoi manger. Le soir, vous envoyez chacun dormir, monter la garde ou fouiller la ville.

    La nuit, ceux qui sont sortis fouillent un lieu carte par carte. Le bruit attire ses occupants ; on peut échanger, se cacher, fuir ou se battre. Ce qu'ils rapportent vous fait vivre. Pendant ce temps, la maison peut être pillée ; des gardes et des armes limitent les pertes.

    À l'aube viennent le destin et le jour suivant. Cinq états vont de 0 à 4 : faim, fatigue, maladie, détresse, blessures. À 4, le pire arrive, sauf pour la fatigue. Des scripts racontent des scènes et vous font choisir. Les objectifs aident si vous les atteignez à temps.
    .search = but buts objectif objectifs aperçu résumé gagner victoire survivre survie score points sujet
game-note = Ce jeu raconte un siège : la faim, les blessures, la mort, et des gens qui renoncent. Les scènes sur les enfants, la mort, le suicide, la maladie, les animaux ou la cruauté peuvent être écartées dans les options.

## Actions

action-meal = { $character } : manger { $meal_a }
    .does = La nourriture est défaussée et soulage la Faim, même entre les repas.
action-treat = { $character } : { $cure }
    .does = Le soin est attribué et agit avec la prochaine carte destin.
action-play = Jouer « { $narrative } »
    .does = La carte agit maintenant et quitte la partie.
action-contribute = Donner pour l'objectif
    .does = Les biens sont consommés et l'objectif avance.
action-use-note = Utiliser la note { $slot }
    .does = Le script de cette note est lu.
action-done = Terminé
    .does = Rien de plus ici ; le jeu continue.
action-yes = Oui
    .does = C'est fait.
action-no = Non
    .does = On n'en fait rien.
action-option = Option { $option }
    .does = L'histoire continue ainsi.
action-choose = { $character }
    .does = Ce personnage est choisi.
action-take = Prendre { $item_a }
    .does = Cela s'ajoute à ce que le groupe a sous la main.
action-give = Céder { $item_a }
    .does = Cela quitte les biens du groupe et retourne dans la boîte.
action-take-note = Emporter la note { $slot }
    .does = Elle part avec l'équipe.
action-give-note = Céder la note { $slot }
    .does = Elle est perdue pour de bon.
action-hide-note = Cacher ici la note { $slot }
    .does = Elle reste en ce lieu ; une nuit suivante, on la retrouvera peut-être.
action-keep = Garder le jet
    .does = Le jet compte tel quel.
action-reroll = Relancer
    .does = Le dé est relancé ; le dernier jet compte.
action-work = Aller { $space_at }
    .does = Le personnage s'y rend ; l'effet suit quand tous sont affectés.
action-place = Construire { $fitting_a }
    .does = Son coût est payé et l'aménagement est en place à la fin de la phase.
action-at = Placer { $space_at }
    .does = L'aménagement sera là.
action-move = Déplacer l'aménagement { $space_at }
    .does = Il est porté sur une autre case libre ; son jeton Attente est perdu.
action-dismantle = Démonter l'aménagement { $space_at }
    .does = Il retourne parmi les aménagements et rend un peu de bois et de composants.
action-with-note = Avec la note { $slot }
    .does = La note est mise à l'œuvre ; son coût est payé.
action-break = Dégager ce qu'il y a { $space_at }
    .does = La carte s'en va et son butin entre dans la réserve.
action-idle = Se reposer
    .does = Le personnage ne fait rien dans cette phase.
action-before = { $character } d'abord
    .does = Ce personnage est affecté maintenant ; les effets suivent l'ordre d'affectation.
action-use = { $recipe }
    .does = Le coût est payé maintenant ; le résultat vient à la fin de la phase.
action-dig = Utiliser la pelle
    .does = La pelle y reste jusqu'à la fin de la phase.
action-helper = { $character } aide
    .does = Tous deux travaillent aux gravats dans cette phase.
action-board = Barricader { $hole_the }
    .does = Chaque Barricade repousse un vol ou une blessure à chaque pillage.
action-split = { $wood ->
        [0] Pas de bois
       *[other] { $wood } bois
    }
    .does = Les pièces entrent dans la réserve selon ce partage.
action-idea = Retenir l'idée : { $fitting }
    .does = La carte rejoint les aménagements constructibles.
action-give-up = Perdre l'aménagement { $space_at }
    .does = Il retourne dans sa pioche.
action-drinker = { $character } boit
    .does = Une ration d'eau est consommée.
action-eat = { $character } mange { $food_a }
    .does = La nourriture est consommée et agit aussitôt.
action-task = { $task }
    .does = { $task_effect }
action-go = Le lieu { $spot }
    .does = Toute l'équipe s'y rend.
action-explore = Continuer l'exploration
    .does = La prochaine carte Inconnu est retournée.
action-stop = Arrêter et faire les sacs
    .does = L'exploration s'arrête et les trouvailles sont choisies.
action-look-around = Inspecter les lieux
    .does = Des cartes sont rendues, puis la table du lieu décide.
action-visit = Ce que ce lieu propose
    .does = Des cartes sont rendues comme prix, puis le script est lu.
action-use-map = Lire le plan
    .does = Les trois premières cartes sont vues ; on peut en rendre.
action-return = Rendre { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
    .does = Autant de cartes Inconnu retournent sans être vues.
action-drop = Rendre « { $exploration } »
    .does = Cette carte retourne dans la pioche d'exploration.
action-hide = Rester dans la cachette
    .does = Deux cartes sont rendues et personne ne vous trouve.
action-ambush = Frapper depuis la cachette
    .does = Vous attaquez une fois sans riposte ; puis le combat continue.
action-persuade = Laisser parler l'avocate
    .does = Ils passeront peut-être leur chemin.
action-fight = Se battre
    .does = Un nouveau round commence.
action-flee = Fuir
    .does = Ils frappent dans le dos, puis vous partez et faites les sacs.
action-parley = Tenter d'arrêter le combat
    .does = Un script est lu ; il peut finir le combat, à un prix.
action-wield = { $weapon }
    .does = Cela décide du dé lancé.
action-shots = { $shots ->
        [0] Garder la munition pour un autre garde
        [one] Lancer un dé
       *[other] Lancer { $shots } dés
    }
    .does = { $shots ->
            [0] Ce garde lance le dé comme sans arme.
           *[other] Chaque tir d'une arme à feu est un dé et coûte une munition ; sans arme à feu, rien n'est dépensé.
        }
action-fight-with = Utiliser la note { $slot } au lieu d'un dé
    .does = Son script est lu au moment où ce dé serait lancé.
action-shield = La note { $slot } prend la blessure
    .does = Une de ses charges est perdue à la place.
action-fate = S'en remettre au destin
    .does = Une carte destin est piochée ; si la couleur convient, son script agit.
action-miss = Compter un échec
    .does = Le jet ne fait rien.
action-hit = Ennemi { $foe }
    .does = Cet ennemi est touché.
action-wound = { $character } encaisse
    .does = Le coup est pour ce personnage.
action-ward = Repousser { $side_a }
    .does = Un point y est dépensé.
action-mix = { $raids ->
        [0] Aucun pillage
        [one] { $raids } pillage
       *[other] { $raids } pillages
    }
    .does = Les nouvelles cartes, plus dures et au coin rouge, sont mélangées dans leurs pioches. Les pillages frappent la maison la nuit ; les occupants se rencontrent dehors.
action-drink = { $character } boit { $drink_the }
    .does = La Détresse baisse, la Fatigue augmente.
action-pick = Garder « { $narrative } »
    .does = La carte reste au groupe jusqu'à ce qu'elle soit jouée.

## Decisions

decision-script = Que faisons-nous ?
    .wait = { $seat } décide de ce que nous faisons.
decision-reconsider = Garder le jet, ou jouer une carte pour relancer ?
    .wait = { $seat } considère le jet.
decision-assign = Action { $stage } : que fait { $character } ?
    .wait = { $seat } donne une tâche à { $character }.
decision-unable = Action { $stage } : personne ne peut agir. Continuer ?
    .wait = { $seat } regarde qui peut encore être aidé.
decision-clear = { $character } va déblayer : comment ?
    .wait = { $seat } décide comment déblayer.
decision-where = Où placer { $fitting_the } ?
    .wait = { $seat } cherche une place.
decision-recipes = Que fait-on avec { $fitting_the } ?
    .wait = { $seat } décide de ce qu'on fait.
decision-outdoors = Dehors : laisser venir un visiteur, ou utiliser une note ?
    .wait = { $seat } regarde la rue.
decision-ingredient = Que met-on dans la marmite ?
    .wait = { $seat } regarde les provisions.
decision-mourning = Quelqu'un manque ce soir. Autre chose avant que cela ne pèse ?
    .wait = { $seat } rassemble les autres.
decision-daybreak = Avant le nouveau jour : utiliser une note ?
    .wait = { $seat } regarde venir le jour.
decision-break-open = { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    } à dégager : laquelle maintenant ?
    .wait = { $seat } choisit ce qu'on dégage.
decision-fetch = Place pour { $left } de plus ({ $item }) : en prendre encore ?
    .wait = { $seat } pèse ce qu'on peut porter.
decision-unearth = Toujours là : { $note }. L'emporter ?
    .wait = { $seat } regarde dans la cachette.
decision-poke-about = { $pieces ->
        [one] { $pieces } pièce trouvée
       *[other] { $pieces } pièces trouvées
    } : combien en bois ?
    .wait = { $seat } trie ce qui a été trouvé.
decision-stoke = Brûler autre chose encore ? Froid : { $cold }.
    .wait = { $seat } s'occupe du chauffage.
decision-board-up = Quel trou barricader ?
    .wait = { $seat } choisit un trou.
decision-dusk = Avant de boire et manger : jouer une carte ?
    .wait = { $seat } regarde les cartes.
decision-water = { $water ->
        [one] Il y a { $water } ration d'eau
       *[other] Il y a { $water } rations d'eau
    } : qui boit ?
    .wait = { $seat } partage l'eau.
decision-meals = Qui mange quoi ? Nourriture en réserve : { $food }.
    .wait = { $seat } partage la nourriture.
decision-evening = Cette nuit, que fait { $character } ?
    .wait = { $seat } décide où { $character } passe la nuit.
decision-assigned = Chacun a sa place : jouer une carte ?
    .wait = { $seat } regarde les cartes.
decision-extra-actions = Quel garde travaille encore ce soir ?
    .wait = { $seat } choisit un garde.
decision-scavenging = Quel lieu fouiller ?
    .wait = { $seat } choisit un lieu.
decision-equip = Qu'emportons-nous ?
    .wait = { $seat } équipe les fouilleurs.
decision-explore = { $location } : { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }, bruit { $noise }. Continuer ?
    .wait = { $seat } mène la fouille.
decision-read-map = Quelles cartes rendre ?
    .wait = { $seat } lit le plan.
decision-return-cards = Combien de cartes rendons-nous ?
    .wait = { $seat } décide combien de cartes rendre.
decision-draw-findings = Notre bon fouilleur peut chercher encore ici. Le fait-il ?
    .wait = { $seat } décide de chercher encore ou non.
decision-encounter = { $number ->
        [0] { $resident }. Que faire ?
       *[other] { $resident } ({ $number }). Que faire ?
    }
    .wait = { $seat } fait face : { $resident }.
decision-leave-behind = Poids { $weight } sur { $capacity } : que laisser ?
    .wait = { $seat } décide de ce qu'on laisse.
decision-pack = Poids { $weight } sur { $capacity } : prendre encore quelque chose ?
    .wait = { $seat } fait les sacs.
decision-fight = Round { $round }, { $foes ->
        [one] { $foes } ennemi
       *[other] { $foes } ennemis
    } : combattre ou fuir ?
    .wait = { $seat } mène le combat.
decision-arm = Quelle arme pour { $character } ?
    .wait = { $seat } distribue les armes.
decision-second-shot = { $character } : un tir, ou deux ?
    .wait = { $seat } compte les munitions.
decision-strike = { $character } a obtenu { $face } : garder ?
    .wait = { $seat } considère le jet.
decision-trust-fate = { $ours ->
        [0] Un ennemi a obtenu S : échec, ou destin ?
        *[other] Nous avons obtenu S : échec, ou destin ?
    }
    .wait = { $seat } pèse l'échec et le destin.
decision-target = { $ours ->
        [0] { $effect } : pour qui d'entre nous ?
        *[other] { $effect } : pour quel ennemi ?
    }
    .wait = { $seat } désigne une cible.
decision-deal = { $ours ->
        [0] Contre nous
       *[other] Contre eux
    } : { $wounds ->
        [one] { $wounds } blessure
       *[other] { $wounds } blessures
    }{ $kills ->
        [0] {""}
       *[other] {", "}{ $kills } à mort
    }. Pour qui ?
    .wait = { $seat } répartit les blessures.
decision-arm-guards = Quelle arme pour { $character }, de garde ?
    .wait = { $seat } arme les gardes.
decision-alarm = Ils arrivent : utiliser d'abord une carte ou une note ?
    .wait = { $seat } écoute à la porte.
decision-shots = { $character } est de garde : comment les repousser ?
    .wait = { $seat } compte les munitions.
decision-raid-dice = { $character } a obtenu { $face }. Jusqu'ici, { $points ->
        [one] { $points } point
       *[other] { $points } points
    } contre { $damage ->
        [one] { $damage } vol
       *[other] { $damage } vols
    } et { $wounds ->
        [one] { $wounds } blessure
       *[other] { $wounds } blessures
    }. Garder ?
    .wait = { $seat } considère le jet.
decision-ward = { $points ->
        [one] { $points } point
       *[other] { $points } points
    } contre { $damage ->
        [one] { $damage } vol
       *[other] { $damage } vols
    } et { $wounds ->
        [one] { $wounds } blessure
       *[other] { $wounds } blessures
    } : que repousser ?
    .wait = { $seat } décide de ce qui est repoussé.
decision-steal = Encore { $tokens ->
        [one] une chose
       *[other] { $tokens } choses
    } à leur laisser : quoi ?
    .wait = { $seat } voit ce qui est volé.
decision-crime-wave = Le crime s'étend : combien de pillages parmi les nouvelles cartes ?
    .wait = { $seat } choisit les nouvelles cartes.
decision-before-fate = Avant le destin : soins, alcool, ou continuer ?
    .wait = { $seat } prend soin du groupe.
decision-after-fate = Après le destin : alcool, ou continuer ?
    .wait = { $seat } prend soin du groupe.
decision-narrate = Laquelle des { $cards } cartes narratives gardons-nous ?
    .wait = { $seat } lit les cartes narratives.
decision-trade = { $commission ->
        [0] Échanger ? Aucune commission n'est demandée.
       *[other] Échanger ? D'abord une commission : des biens d'une valeur de { $commission }.
    }
    .wait = { $seat } parle au marchand.
decision-giving = Crédit { $credit } : que donnons-nous ?
    .wait = { $seat } étale des biens.
decision-taking = Crédit { $credit } : que prenons-nous ?
    .wait = { $seat } choisit des biens.
decision-select = Qui choisir ?
    .wait = { $seat } désigne quelqu'un.
decision-split-wounds = { $wounds ->
        [one] { $wounds } blessure pour les nôtres : qui la reçoit ?
       *[other] { $wounds } blessures pour les nôtres : qui en reçoit une ?
    }
    .wait = { $seat } répartit les blessures.
decision-relief = { $character } : { $one } ou { $other } ?
    .wait = { $seat } décide de ce qui va mieux.
decision-lose-goods = { $tokens ->
        [one] Une chose
       *[other] { $tokens } choses
    } à céder : quoi ?
    .wait = { $seat } décide de ce qu'on cède.
event-begins = { $character } est des nôtres. Talent : { $skill }.
decision-pay-value = Il reste { $value } à payer : que donnons-nous ?
    .wait = { $seat } paie.
decision-take-one = Une de ces choses est à nous : laquelle ?
    .wait = { $seat } choisit.
decision-free-fitting = Quel aménagement construire ?
    .wait = { $seat } choisit un aménagement.
decision-lose-fitting = Quel aménagement est perdu ?
    .wait = { $seat } voit ce qui est perdu.
decision-take-ideas = Quelle idée retenir ?
    .wait = { $seat } parcourt les idées.
decision-roll-again = Jet { $result } : garder ?
    .wait = { $seat } considère le jet.
decision-newcomer = { $character } demande à rester. Accepter ?
    .wait = { $seat } parle à la porte.
decision-exchange = Quel lieu échanger ?
    .wait = { $seat } choisit un lieu.

## Events

event-leads = { $seat } prend le Journal.
event-rolled = { $roll } : le dé noir donne { $result }{ $added ->
        [0] {""}
       *[other] {" "}+ { $added }
    }{ $limit ->
        [0] {""}
       *[other] , limite { $limit }
    } ; { $meaning }.
event-rolled-for = { $roll }, { $character } : le dé noir donne { $result }{ $added ->
        [0] {""}
       *[other] {" "}+ { $added }
    }{ $limit ->
        [0] {""}
       *[other] , limite { $limit }
    } ; { $meaning }.
event-read = { $script }
event-told = { $then }
event-hunger = { $character } : Faim { $level }.
event-fatigue = { $character } : Fatigue { $level }.
event-illness = { $character } : Maladie { $level }.
event-misery = { $character } : Détresse { $level }.
event-wounds = { $character } : Blessures { $level }.
event-died = { $character } est { $character_sex ->
    [f] morte
   *[m] mort
}.
event-left = { $character } a quitté le groupe.
event-took-own-life = { $character } a mis fin à ses jours.
event-joined = { $character } nous rejoint.
event-sent-away = { $character } s'absente quelque temps.
event-gained = Obtenu : { $number ->
        [one] { $number } { $item }
       *[other] { $number } { $item_many }
    }.
event-lost = Perdu : { $number ->
        [one] { $number } { $item }
       *[other] { $number } { $item_many }
    }.
event-noted = Une note est gardée : { $note }.
event-note-gone = La note disparaît : { $note }.
event-note-hidden = Caché ici : { $note } ({ $location }).
event-note-struck = { $note } : { $face }.
event-spared = { $note } : { $wounds ->
    [one] une blessure est ignorée
   *[other] { $wounds } blessures sont ignorées
}.
event-event-card = { $card }
event-day-less = Un jour de moins avant le prochain chapitre : l'événement du dessus est retiré sans être vu.
event-day-more = Un jour de plus avant le prochain chapitre : un événement s'ajoute sans être vu.
event-cold = Jetons Froid : { $cold }.
event-objective = Le chapitre { $chapter } commence. Son objectif : { $objective }.
event-achieved = Accompli : { $objective }.
event-missed = Non accompli avant le nouveau chapitre : { $objective }. Voici ce qu'il en coûte.
event-opened = On a tout fouillé { $space_at }.
event-turned = Gravats à moitié déblayés { $space_at }.
event-built = Construit { $space_at } : { $fitting }.
event-fitting-lost = Perdu { $space_at } : { $fitting }.
event-idea-taken = Nouvelle idée : { $fitting }.
event-boarded = { $hole } est barricadé.
event-sniped = Un tireur embusqué touche { $character } dans la rue.
event-visited = À la porte : { $visitor }.
event-visitor-gone = Ne reviendra plus : { $visitor }.
event-thirst = { $character } reste sans eau.
event-ate = { $character } mange { $food_a }.
event-tasked = { $character } : { $task }.
event-went = L'équipe part : { $location } ({ $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }).
event-explored = « { $exploration } »
event-noise = Bruit : { $noise }.
event-noise-least = Cette nuit le bruit ne descend pas sous { $noise }.
event-noise-most = Cette nuit le bruit ne dépasse pas { $noise }.
event-quiet = { $cards ->
        [99] Jusqu'à la fin de la nuit, personne ne nous entend.
        [one] Pendant la prochaine carte, personne ne nous entend.
       *[other] Pendant les { $cards } prochaines cartes, personne ne nous entend.
    }
event-carries = Cette nuit l'équipe porte { $n } de plus.
event-returned = Cartes rendues : { $cards }.
event-added = Cartes ajoutées : { $cards }.
event-found = { $finding } ({ $row }).
event-met = { $number ->
        [0] Quelqu'un est là : { $resident }.
        *[other] { $resident } : ils sont { $number }.
    }
event-struck = { $character } obtient { $face }.
event-foe-struck = L'ennemi { $foe } obtient { $face }.
event-foe-hit = L'ennemi { $foe } a { $wounds ->
        [one] { $wounds } blessure
       *[other] { $wounds } blessures
    }.
event-foe-died = L'ennemi { $foe } tombe.
event-fled = L'équipe fuit.
event-fight-over = Le combat est fini.
event-fated = { $fate }
event-fated-in-fight = { $fits ->
        [0] La carte destin dit « { $effect } », mais la couleur ne convient pas : il ne se passe rien.
       *[other] La carte destin dit « { $effect } ».
    }
event-home = L'équipe est rentrée.
event-raided = Dans la nuit : { $raid }.
event-suffered = { $damage ->
        [0] Rien n'est volé
        [one] Une chose est volée
       *[other] { $damage } choses sont volées
    } ; { $wounds ->
        [0] personne n'est blessé
        [one] une blessure pour les gardes
       *[other] { $wounds } blessures pour les gardes
    }.
event-raid-void = Ils sont repoussés ; il ne se passe rien.
event-crime = Nouveau dans les pioches : { $raids ->
        [one] { $raids } pillage
       *[other] { $raids } pillages
    }, { $residents ->
        [one] { $residents } carte d'occupants
       *[other] { $residents } cartes d'occupants
    }.
event-treated = { $character } reçoit : { $cure }.
event-exchanged = { $here ->
        [0] Plus d'accès à ce lieu : { $location }.
       *[other] Plus d'accès à ce lieu après cette nuit : { $location }. L'équipe, qui s'y trouve, y reste jusqu'à son retour.
    }
event-kept = Nous gardons « { $narrative } ».
event-played = Nous jouons « { $narrative } ».
event-drank = { $character } boit { $drink_the }.
event-peeked = Nous savons ce qui vient : { $deck }.
event-traded = Donné en échange : des biens d'une valeur de { $given }.
event-mourned = Nous sommes en deuil. Pour qui en est touché : Détresse +{ $misery }.
event-shaken = Nous avons tué. Pour qui en est touché : Détresse +{ $misery }.
event-epilogue = { $script }
event-end-died = { $character } est { $character_sex ->
    [f] morte
   *[m] mort
} le jour { $day }.
event-end-left = { $character } est { $character_sex ->
    [f] partie
   *[m] parti
} le jour { $day }.
event-end-own-life = { $character } s'est donné la mort le jour { $day }.
event-end-last = Après cette nuit, { $character } n'a plus donné signe de vie.
event-end-cause = La cause : { $condition }.
event-end-lived = { $character } a vécu jusqu'à la fin.

## Rolls of the black die

roll-script = L'histoire
roll-lock = La serrure
roll-poke-about = Fouille
roll-sniper = Le tireur embusqué
roll-empathy = Empathie
roll-water = Sans eau
roll-level-four = Au niveau 4
roll-newcomer = Le nouveau venu
roll-number = Leur nombre
roll-lawyer = L'avocate parle
roll-hidden = La cachette
roll-special-finding = Une trouvaille rare
roll-look-around = Un regard alentour
roll-noise = Bruit
roll-note = La note
meaning-script = la suite en dépend
meaning-held = la serrure tient
meaning-opened = la serrure cède
meaning-pieces = c'est ce qui décide de ce qu'on trouve
meaning-hit = un tir touche
meaning-missed = aucun tir ne touche
meaning-felt = qui a au moins autant d'Empathie le ressent
meaning-hunger = la Faim augmente
meaning-misery = la Détresse augmente
meaning-burden = c'est ce qui décide de ce qui lui pèse
meaning-number = c'est ce qui décide de leur nombre
meaning-stay = ils ne se laissent pas convaincre
meaning-persuaded = ils s'en vont
meaning-gone = il ne reste rien
meaning-still-there = tout est encore là
meaning-nothing-special = rien de rare
meaning-special = quelque chose de rare
meaning-seen = c'est ce qui décide de ce qu'on voit
meaning-heard = quelqu'un nous a entendus
meaning-unheard = personne ne nous a entendus
meaning-acts = elle agit
meaning-idle = il n'en sort rien
meaning-moved = cela touche
meaning-unmoved = cela ne touche pas

## Ends

reason-ceasefire = Le cessez-le-feu est venu, et certains d'entre nous l'ont vu.
reason-no-starter = Le cessez-le-feu est venu, mais il ne reste aucun de ceux du début.
reason-nobody-left = Il n'y a plus personne dans la maison.
reason-no-guard = Personne ne montait la garde, et la nuit a tout pris.
part-victory = Victoire
part-survivors = Survivants
part-days = Jours

## People

character-anton = Anton
    .sex = m
character-arica = Arica
    .sex = f
character-boris = Boris
    .sex = m
character-bruno = Bruno
    .sex = m
character-zlata = Zlata
    .sex = f
character-katia = Katia
    .sex = f
character-marin = Marin
    .sex = m
character-marko = Marko
    .sex = m
character-pavle = Pavle
    .sex = m
character-roman = Roman
    .sex = m
character-cveta = Cveta
    .sex = f
character-emilia = Emilia
    .sex = f
character-emira = Emira
    .sex = f
condition-hunger = Faim
condition-fatigue = Fatigue
condition-illness = Maladie
condition-misery = Détresse
condition-wounds = Blessures
token-cold = Froid

## Goods

item-vegetable = légume
    .a = un légume
    .many = légumes
item-raw-food = ration de nourriture crue
    .a = de la nourriture crue
    .many = rations de nourriture crue
item-canned-food = conserve
    .a = une conserve
    .many = conserves
item-moonshine = bouteille de gnôle
    .a = de la gnôle
    .many = bouteilles de gnôle
item-alcohol = bouteille d'alcool pur
    .a = de l'alcool pur
    .many = bouteilles d'alcool pur
item-sugar = paquet de sucre
    .a = du sucre
    .many = paquets de sucre
item-coffee = paquet de café
    .a = du café
    .many = paquets de café
item-cigarettes = paquet de cigarettes
    .a = des cigarettes
    .many = paquets de cigarettes
item-knife = couteau
    .a = un couteau
    .many = couteaux
item-hatchet = hachette
    .a = une hachette
    .many = hachettes
item-pistol = pistolet
    .a = un pistolet
    .many = pistolets
item-shotgun = fusil à pompe
    .a = un fusil à pompe
    .many = fusils à pompe
item-assault-rifle = fusil d'assaut
    .a = un fusil d'assaut
    .many = fusils d'assaut
item-ammo = munition
    .a = une munition
    .many = munitions
item-shell = douille
    .a = une douille
    .many = douilles
item-weapon-part = pièce d'arme
    .a = une pièce d'arme
    .many = pièces d'arme
item-broken-pistol = pistolet cassé
    .a = un pistolet cassé
    .many = pistolets cassés
item-broken-shotgun = fusil à pompe cassé
    .a = un fusil à pompe cassé
    .many = fusils à pompe cassés
item-broken-assault-rifle = fusil d'assaut cassé
    .a = un fusil d'assaut cassé
    .many = fusils d'assaut cassés
item-bandages = bandage
    .a = un bandage
    .many = bandages
item-meds = médicament
    .a = un médicament
    .many = médicaments
item-herbal-meds = remède
    .a = un remède
    .many = remèdes
item-herb = herbe médicinale
    .a = une herbe médicinale
    .many = herbes médicinales
item-chems = produit chimique
    .a = un produit chimique
    .many = produits chimiques
item-lockpick = crochet
    .a = un crochet
    .many = crochets
item-shovel = pelle
    .a = une pelle
    .many = pelles
item-sawblade = lame de scie
    .a = une lame de scie
    .many = lames de scie
item-filter = filtre
    .a = un filtre
    .many = filtres
item-mechanical-part = pièce mécanique
    .a = une pièce mécanique
    .many = pièces mécaniques
item-electrical-part = pièce électrique
    .a = une pièce électrique
    .many = pièces électriques
item-jewelry = bijou
    .a = un bijou
    .many = bijoux
item-book = livre
    .a = un livre
    .many = livres
item-broken-guitar = guitare cassée
    .a = une guitare cassée
    .many = guitares cassées
item-guitar = guitare
    .a = une guitare
    .many = guitares
item-wood = bois
    .a = du bois
    .many = bois
item-components = composant
    .a = un composant
    .many = composants
item-water = ration d'eau
    .a = de l'eau
    .many = rations d'eau
meal-raw-food = nourriture crue
    .a = de la nourriture crue
meal-canned-food = conserve
    .a = une conserve
food-vegetable = légume
    .a = un légume
food-raw-food = nourriture crue
    .a = de la nourriture crue
food-canned-food = conserve
    .a = une conserve
cure-bandages = bandages
cure-meds = médicaments
cure-herbal-meds = remèdes
drink-moonshine = gnôle
    .the = de la gnôle
drink-alcohol = alcool pur
    .the = de l'alcool pur
weapon-none = Sans arme
    .does = Lance le dé blanc.
weapon-knife = Couteau
    .does = Lance le dé jaune.
weapon-hatchet = Hachette
    .does = Lance le dé jaune. Son symbole tue, ou repousse un pillage.
weapon-pistol = Pistolet
    .does = Lance le dé rouge. Chaque tir coûte 1 munition.
weapon-shotgun = Fusil à pompe
    .does = Lance le dé rouge. Chaque tir coûte 1 munition. Son symbole tue, ou repousse un pillage.
weapon-assault-rifle = Fusil d'assaut
    .does = Lance le dé rouge, deux fois pour 2 munitions. Chaque tir coûte 1 munition.
face-0 = un échec
face-1 = 1 touche
face-2 = 2 touches
face-3 = 3 touches
face-hatchet = la hachette
face-shotgun = le fusil à pompe
face-out = à court de munitions
face-s = la face S

## House

space-t1 = le grenier, tout à gauche
    .at = au grenier, tout à gauche
space-t2 = le grenier, deuxième à gauche
    .at = au grenier, deuxième à gauche
space-t3 = le grenier, à gauche de l'échelle
    .at = au grenier, à gauche de l'échelle
space-t4 = le palier du grenier
    .at = sur le palier du grenier
space-t5 = le grenier, à droite de l'échelle
    .at = au grenier, à droite de l'échelle
space-t6 = le grenier, tout à droite
    .at = au grenier, tout à droite
space-m1 = le premier, tout à gauche
    .at = au premier, tout à gauche
space-m2 = le premier, deuxième à gauche
    .at = au premier, deuxième à gauche
space-m3 = le premier, à gauche de l'échelle
    .at = au premier, à gauche de l'échelle
space-m4 = le palier du premier
    .at = sur le palier du premier
space-m5 = le premier, à droite de l'échelle
    .at = au premier, à droite de l'échelle
space-m6 = le premier, tout à droite
    .at = au premier, tout à droite
space-g0 = la rue (Dehors)
    .at = dans la rue (Dehors)
space-g1 = le poste de garde
    .at = au poste de garde
space-g2 = la table (Nouvelle idée)
    .at = à la table (Nouvelle idée)
space-g3 = le coin où dormir
    .at = dans le coin où dormir
space-g4 = l'entrée près de l'échelle
    .at = dans l'entrée, près de l'échelle
space-g5 = le salon
    .at = au salon
space-g6 = l'escalier de service
    .at = dans l'escalier de service
space-g7 = l'arrière-salle
    .at = dans l'arrière-salle
space-b1 = la cave (Fouiner)
    .at = à la cave (Fouiner)
space-b2 = la cave aux barreaux
    .at = à la cave aux barreaux
space-b3 = la cave derrière les barreaux
    .at = à la cave derrière les barreaux
space-b4 = la cave sous l'escalier
    .at = à la cave sous l'escalier
space-b5 = la cave à charbon
    .at = à la cave à charbon
space-b6 = le bout de la cave
    .at = au bout de la cave
space-s1 = la cave profonde
    .at = à la cave profonde
hole-hole1 = Le trou du mur droit
    .the = le trou du mur droit
hole-hole2 = Le trou à gauche de la cave
    .the = le trou à gauche de la cave
hole-hole3 = Le trou entre les caves
    .the = le trou entre les caves
shelter-heap-1 = Tas
shelter-heap-2 = Tas
shelter-heap-3 = Tas
shelter-heap-4 = Tas
shelter-furniture-1 = Meubles
shelter-furniture-2 = Meubles
shelter-furniture-3 = Meubles
shelter-furniture-4 = Meubles
shelter-furniture-5 = Meubles
shelter-rubble-1 = Gravats
shelter-rubble-2 = Gravats
shelter-rubble-3 = Gravats
shelter-rubble-4 = Gravats
shelter-rubble-5 = Gravats
shelter-rubble-6 = Gravats
shelter-closed-door-1 = Porte fermée
shelter-closed-door-2 = Porte fermée
shelter-closed-door-3 = Porte fermée
shelter-bars-1 = Barreaux
fitting-bed = Lit
    .a = un lit
    .the = le lit
    .short = Lit
    .does = La nuit, une personne y dort et se repose tout à fait.
fitting-stove = Fourneau
    .a = un fourneau
    .the = le fourneau
    .short = Four
    .does = La nourriture crue y est cuite et nourrit mieux.
fitting-heater = Chauffage
    .a = un chauffage
    .the = le chauffage
    .short = Chauff.
    .does = Brûle du bois ou des livres et chasse le froid.
fitting-rainwater-collector = Citerne
    .a = une citerne
    .the = la citerne
    .short = Citerne
    .does = Donne de l'eau, et davantage avec un filtre.
fitting-small-animal-trap = Petit piège
    .a = un petit piège
    .the = le petit piège
    .short = Piège
    .does = Posé aujourd'hui, il tient peut-être de quoi manger demain ; un appât aide.
fitting-workshop = Atelier
    .a = un atelier
    .the = l'atelier
    .short = Atelier
    .does = On y fait des outils, des filtres et des Barricades.
fitting-armchair = Fauteuil
    .a = un fauteuil
    .the = le fauteuil
    .short = Fauteuil
    .does = Où se reposer, lire, boire un café ou fumer contre la Détresse.
fitting-radio = Radio
    .a = une radio
    .the = la radio
    .short = Radio
    .does = Annonce le lendemain, ou passe de la musique contre la Détresse.
fitting-moonshine-still = Alambic
    .a = un alambic
    .the = l'alambic
    .short = Alambic
    .does = Donne de la gnôle, à échanger ou à boire.
fitting-rectifier = Rectificateur
    .a = un rectificateur
    .the = le rectificateur
    .short = Rectif.
    .does = Tire de l'alcool pur de la gnôle.
fitting-economical-heater = Chauffage économe
    .a = un chauffage économe
    .the = le chauffage économe
    .short = Chauff.+
    .does = Chauffe avec moitié moins de bois.
fitting-herb-garden = Jardin d'herbes
    .a = un jardin d'herbes
    .the = le jardin d'herbes
    .short = Herbes
    .does = Planté aujourd'hui, il donne des herbes demain.
fitting-herbal-workshop = Atelier d'herboriste
    .a = un atelier d'herboriste
    .the = l'atelier d'herboriste
    .short = Remèdes
    .does = Les herbes y deviennent remèdes et cigarettes ; on y fait aussi bandages et médicaments.
fitting-vegetable-garden = Potager
    .a = un potager
    .the = le potager
    .short = Potager
    .does = Planté aujourd'hui, il donne des légumes demain.
fitting-weapon-workshop = Établi d'armurier
    .a = un établi d'armurier
    .the = l'établi d'armurier
    .short = Armurier
    .does = On y fait et répare des armes, on y charge des munitions.
fitting-improved-stove = Meilleur fourneau
    .a = un meilleur fourneau
    .the = le meilleur fourneau
    .short = Four+
    .does = Cuit sans combustible, les légumes aussi.
fitting-improved-collector = Meilleure citerne
    .a = une meilleure citerne
    .the = la meilleure citerne
    .short = Citerne+
    .does = Donne plus d'eau que la citerne.
fitting-reinforced-door = Porte renforcée
    .a = une porte renforcée
    .the = la porte renforcée
    .short = Porte+
    .does = Arrête les voleurs tant qu'elle est là ; personne n'a à y travailler.
recipe-cook-wood = Cuire au bois
recipe-cook-book = Cuire avec un livre
recipe-heat-wood = Chauffer au bois
recipe-heat-book = Chauffer avec un livre
recipe-collect-water = Recueillir de l'eau
recipe-filter-water = Filtrer de l'eau
recipe-set-trap = Poser le piège
recipe-bait-vegetable = Appâter avec un légume
recipe-bait-chems = Appâter aux produits chimiques
recipe-check-trap = Relever le piège
recipe-make-lockpick = Faire un crochet
recipe-make-filter = Faire un filtre
recipe-make-shovel = Faire une pelle
recipe-make-sawblade = Faire une lame de scie
recipe-mend-guitar = Réparer la guitare
recipe-board-up = Faire une Barricade
recipe-rest = Se reposer au fauteuil
recipe-read-book = Lire un livre
recipe-brew-coffee = Faire du café
recipe-smoke = Fumer
recipe-tune-in = Écouter les nouvelles
recipe-listen = Écouter de la musique
recipe-distil = Distiller de la gnôle
recipe-rectify = Rectifier l'alcool
recipe-heat-wood-saving = Chauffer au bois, sans gaspiller
recipe-heat-book-saving = Chauffer avec un livre, sans gaspiller
recipe-plant-herbs = Planter des herbes
recipe-pick-herbs = Cueillir des herbes
recipe-brew-remedy = Préparer un remède
recipe-roll-cigarettes = Rouler des cigarettes
recipe-bandages-alcohol = Bandages, à l'alcool pur
recipe-bandages-moonshine = Bandages, à la gnôle
recipe-make-meds = Faire des médicaments
recipe-plant-vegetables = Planter des légumes
recipe-pick-vegetables = Récolter des légumes
recipe-make-knife = Faire un couteau
recipe-make-hatchet = Faire une hachette
recipe-mend-pistol = Réparer le pistolet
recipe-mend-shotgun = Réparer le fusil à pompe
recipe-mend-rifle = Réparer le fusil d'assaut
recipe-load-ammo = Charger des munitions
recipe-cook-raw-saving = Cuire du cru, sans combustible
recipe-cook-vegetables = Cuire des légumes, sans combustible
recipe-collect-water-well = Recueillir plus d'eau
recipe-filter-water-well = Filtrer plus d'eau

## Cards

card-frost = Du givre à l'intérieur des vitres.
card-hard-frost = Un gel dur. Les plaies ne se ferment pas par ce froid.
card-shelling = Bombardement depuis l'aube.
card-epidemic = La moitié de la rue tousse.
card-food-shortage = La boulangerie a fermé pour de bon.
card-medicine-shortage = Les rayons de la pharmacie sont vides.
card-tobacco-shortage = Le tabac et le café sont devenus une monnaie.
card-snipers = Des tireurs se sont postés sur les toits.
card-water-cut = Les conduites sont coupées. Chaque pompe est gardée.
card-outbreak-of-crime = Deux maisons ont été cambriolées cette nuit, de ce côté de la rue.
card-aid-parcels = Un convoi est passé. Il y a des colis.
card-lull = Un jour calme. Des oiseaux, même.
card-chapter-1 = Les premiers jours : nous les comptons encore.
card-chapter-2 = Le siège est devenu une habitude.
card-chapter-3 = Il n'y en a plus pour longtemps. Tout le monde le dit.
card-ceasefire = La radio ne passe pas de musique ce matin, seulement une voix.
card-last-offensive = La dernière offensive. Ils tirent tout ce qui leur reste.
card-broken-truce = Il y avait une trêve jusqu'à quatre heures.
objective-food-for-the-hungry = nourrir ceux qui n'ont rien
objective-medicine-for-the-sick = des soins pour les malades de la rue
objective-water-for-the-district = de l'eau pour les voisins
objective-wood-for-the-winter = du bois pour l'hiver
objective-arm-the-watch = armer la garde de la rue
objective-a-home-again = refaire de cette maison un foyer
objective-open-door = une porte ouverte
objective-survive = survivre
location-sniper-junction = Le carrefour du tireur
location-construction-site = Le chantier
location-warehouse = L'entrepôt
location-church = L'église
location-shelled-cottage = La maisonnette éventrée
location-garage = Le garage
location-ruined-villa = La villa en ruine
location-quiet-house = La maison tranquille
location-decrepit-squat = Le vieux squat
location-military-outpost = L'avant-poste
location-apartment-building = L'immeuble
location-central-square = La place centrale
location-hotel = L'hôtel
location-city-hospital = L'hôpital
location-semi-detached-house = Les maisons jumelles
location-old-town = La vieille ville
location-shelled-school = L'école bombardée
location-supermarket = Le supermarché
exploration-heap = Un tas
exploration-furniture = Des meubles
exploration-pantry = Un garde-manger
exploration-empty-room = Une pièce vide
exploration-creaking-floor = Un plancher qui craque
exploration-someone-is-here = Il y a quelqu'un
exploration-rubble = Des gravats
    .o1 = Déblayer (rendre 2 cartes)
    .o2 = Passer
exploration-locked-door = Une porte verrouillée
    .o1 = Crocheter la serrure (crochet, 4-10)
    .o2 = L'enfoncer (bruit +3)
    .o3 = Passer
exploration-bars = Des barreaux
    .o1 = Les scier (lame de scie)
    .o2 = Passer
exploration-cellar-entrance = Une entrée de cave
    .o1 = Descendre (4 cartes de plus)
    .o2 = Passer
exploration-hiding-place = Une cachette
exploration-map = Un plan
exploration-reality-impact = Il se passe quelque chose
finding-finding-1 = Quelque chose d'utile
finding-finding-2 = Une petite trouvaille
finding-finding-3 = Un bon recoin
finding-finding-4 = Oublié par les autres
finding-finding-5 = Au fond d'un tiroir
finding-finding-6 = Derrière les planches
finding-finding-7 = Une boîte de bricoles
finding-finding-8 = La réserve de quelqu'un
finding-finding-9 = La main heureuse
finding-finding-10 = Emballé dans du journal
finding-finding-reality-impact = Plus qu'une trouvaille
row-heap = tas
row-furniture = meubles
row-pantry = garde-manger
resident-thugs = Des voyous
    .some = des voyous
resident-civilians = Des civils
    .some = des civils
    .o1 = Leur parler
    .o2 = Échanger avec eux
    .o3 = Les voler
    .o4 = Les attaquer
    .o5 = Partir (rendre 2 cartes)
resident-survivors = Des survivants
    .some = des survivants
    .o1 = Leur parler
    .o2 = Échanger avec eux
    .o3 = Les attaquer
    .o4 = Partir (rendre 2 cartes)
resident-hobos = Des sans-abri
    .some = des sans-abri
    .o1 = Leur parler
    .o2 = Échanger avec eux
    .o3 = Les attaquer
    .o4 = Partir (rendre 2 cartes)
resident-deserters = Des déserteurs
    .some = des déserteurs
    .o1 = Payer le passage (biens d'une valeur de 6)
    .o2 = Les combattre
resident-rebels = Des rebelles
    .some = des rebelles
    .o1 = Leur parler
    .o2 = Échanger avec eux
    .o3 = Les attaquer
    .o4 = Partir (rendre 2 cartes)
resident-soldiers = Des soldats
    .some = des soldats
    .o1 = Remettre tous les jetons rouges (armes, munitions, pièces) et rentrer
    .o2 = Les combattre
resident-reality-impact = Une rencontre
    .some = quelqu'un avec une histoire
raid-marauders = des maraudeurs
raid-quiet-night = une nuit calme
raid-thieves = des voleurs
raid-hungry-neighbours = des voisins affamés
raid-burglars = des cambrioleurs
raid-reality-impact = des pas
raid-thugs = des voyous
raid-desperate-mob = des gens désespérés
raid-armed-gang = une bande armée
raid-robbers = des pillards
visitor-newcomer = quelqu'un qui cherche un abri
visitor-barterer = un marchand
visitor-doctor = un médecin
    .o1 = Payer un soin (biens d'une valeur de 8)
    .o2 = Le laisser repartir
visitor-gossip = une voisine bavarde
    .o1 = Demander ce qui s'annonce
    .o2 = Demander qui rôde dans les ruines
    .o3 = Demander qui rôde la nuit
visitor-beggar = un vieil homme au bol vide
    .o1 = Lui donner à manger
    .o2 = Le renvoyer
visitor-children = deux enfants d'en face
    .o1 = Leur donner 2 rations d'eau
    .o2 = Leur donner un légume
    .o3 = Les renvoyer chez eux
visitor-soldier-check = une patrouille
    .o1 = Leur donner un jeton rouge et un jeton vert
    .o2 = Refuser
visitor-nobody = personne, en fin de compte
visitor-reality-impact = quelqu'un avec une histoire
fate-fate-1 = Destin : une nuit froide à même le sol.
fate-fate-2 = Destin : le courant d'air n'oublie personne.
fate-fate-3 = Destin : le corps se souvient.
fate-fate-4 = Destin : personne n'a bien dormi.
fate-fate-5 = Destin : un matin lourd.
fate-fate-6 = Destin : le pire peut nous épargner.
fate-fate-7 = Destin : tout suit son cours.
narrative-narrative-1 = Une longue conversation
    .does = À tout moment : Détresse -2 pour un personnage.
narrative-narrative-2 = Retenir son souffle
    .does = Quand des occupants viennent : leur carte repart et l'on ne rencontre personne.
narrative-narrative-3 = Assez
    .does = En combat : le combat cesse aussitôt et les ennemis s'en vont.
narrative-narrative-4 = Travailler la nuit
    .does = Soir : un garde fait jusqu'à deux actions de jour de plus.
narrative-narrative-5 = Serrés les uns contre les autres
    .does = Avant la carte destin : ignorer sa ligne de froid.
narrative-narrative-6 = Se débrouiller
    .does = Jour : le prochain aménagement de la journée coûte 2 bois et 2 composants de moins.
narrative-narrative-7 = Sur la pointe des pieds
    .does = Fouille : bruit 1, aucun jet de bruit pendant deux cartes.
narrative-narrative-8 = L'œil exercé
    .does = Fouille : le prochain tirage de trouvailles compte une carte de plus.
narrative-narrative-9 = Nous tenons ensemble
    .does = Pillage : trois points contre vols et blessures.
narrative-narrative-10 = Pas faim ce soir
    .does = Crépuscule : deux personnages se passent de manger et de boire.
narrative-narrative-11 = Un croquis au mur
    .does = Jour : retenir une idée et obtenir 2 bois.
narrative-narrative-12 = Plus loin
    .does = Fouille : quatre cartes d'exploration de plus.
narrative-narrative-13 = Une heure de sommeil
    .does = À tout moment : Fatigue -2 pour un personnage.
narrative-narrative-14 = Une vieille connaissance
    .does = Échange : celui-ci se fait sans commission.
narrative-narrative-15 = À la réflexion
    .does = À tout jet du dé noir : le relancer.
note-plans = plans du quartier
    .does = Emportés : 5 cartes d'exploration de plus.
note-plans-3 = plans en trois feuillets
    .does = Une charge donne 5 cartes d'exploration de plus, 1 carte de plus au prochain tirage de trouvailles, ou 1 livre.
note-supplies = affaires chaudes
    .does = Avant la carte destin : pour une charge, ignorer sa ligne de froid.
note-pharmacy-stock = stock de pharmacie
    .does = Une marchandise à échanger, d'une valeur de 30.
note-toolbox = boîte à outils
    .does = De jour : pour une charge, le prochain aménagement de la journée ne demande ni pièce mécanique ni pièce électrique.
note-sturdy-lockpick = crochet solide
    .does = Sert de crochet et ne s'use jamais.
note-findings-x2 = pièces jamais fouillées
    .does = En ce lieu, on tire deux cartes trouvailles pour chacune.
note-no-food = garde-manger vides
    .does = Une carte trouvailles avec de la nourriture n'en donne pas et coûte une charge.
note-walkie-talkies = postes radio
    .does = Emportés par deux personnes ou plus : avant chaque carte occupants, on lance le dé noir ; sur 8-10, on ne rencontre personne.
note-blizzard = blizzard
    .does = Aujourd'hui : qui part fouiller lance le dé noir, sur 1-3 Maladie +1 ; et aucun pillage n'a lieu.
note-sledgehammer = masse
    .does = Au lieu d'un dé de combat, un garde lance le noir, avec sa Prouesse pour le relancer : sur 7-10, 5 vols ou blessures de moins. Peut être cachée.
note-smoke-grenade = fumigène
    .does = Emporté, une fois : vous fuyez et personne ne vous frappe dans le dos.
note-grenade = grenade
    .does = Une fois, au lieu d'un dé de combat : 3 blessures à chaque ennemi, ou 6 vols ou blessures de moins lors d'un pillage.
note-garrote = fil à étrangler
    .does = Dans une attaque dans le dos d'un seul ennemi, au lieu d'un dé de combat : le noir, avec la Prouesse pour le relancer ; 8-10 tue.
note-secret-intel = relevé des patrouilles
    .does = Quand viennent les prochains soldats, on lance le dé noir : sur 6-10, leur carte est remélangée. Puis le relevé est perdu.
note-food-prices = prix de la nourriture
    .does = Dans tout échange, un légume vaut 2, une ration de nourriture crue 5, une conserve 10.
note-warm-clothes = vêtements chauds
    .does = Le froid compte 2 de moins.
note-valuable-painting = tableau de maître
    .does = Une marchandise à échanger, d'une valeur de 30. Peut être caché.
note-water-canister = bidon d'eau
    .does = Une fois emporté, 3 rations d'eau ne pèsent rien.
note-church-silver = argenterie d'église
    .does = À tout moment : une charge devient 2 bijoux.
note-food-sack = sac de farine
    .does = Quand vous cuisinez, une charge remplace 1 ration de nourriture crue.
note-wine = caisse de vin
    .does = À tout moment : pour une charge, on ouvre une bouteille et on lance le dé noir. Sur 1-3, toute la caisse est gâtée ; sinon Détresse -1 et Fatigue +1 pour un personnage. Peut être cachée.
note-crate = caisse de secours
    .does = À tout moment, tant qu'elle est à nous : prendre dans la boîte de la nourriture crue ou des conserves, un jeton à la fois.
note-thaw = dégel
    .does = Le froid ne compte plus.
note-fear = la peur rôde
    .does = Avant chaque carte occupants, on lance le dé noir : sur 6-10, cela coûte une charge et l'on ne rencontre personne.
note-painting = tableau
    .does = Rapporté à l'abri, une fois : Détresse -1 pour tous. Puis il reste au mur.
note-hung-painting = tableau au mur
    .does = Il a fait son effet. Une marchandise à échanger, d'une valeur de 5.
note-dog = chien
    .does = Mange 1 ration de nourriture crue ou 1 conserve au Crépuscule ; sinon il s'enfuit sur 1-3 au dé noir. La prochaine carte de pillage est connue. Le sacrifier permet de fuir un combat sans attaque dans le dos, ou met fin à un pillage.
note-camouflage = tenue de camouflage
    .does = Emportée par une équipe qui ne dépasse pas ses charges : le bruit compte 3 de moins aux jets de bruit.
note-uniform = uniforme
    .does = Porté dehors jusqu'à l'Aube : les rebelles attaquent aussitôt, soldats et déserteurs peuvent être attaqués dans le dos, et sur 6-10 au dé noir sans-abri et survivants s'en vont.
note-curfew = couvre-feu
    .does = Une équipe de deux ou plus lance le dé noir en chemin : 1-3 une patrouille, 9-10 le couvre-feu est levé.
note-railway-sleepers = traverses de chemin de fer
    .does = À l'abri : une charge donne 10 bois. Personne ne peut les voler.
note-soup-canister = bidon de soupe
    .does = À tout moment, pour une charge : Faim -2 pour un personnage, qui n'a plus besoin de manger aujourd'hui.
note-bulletproof-vest = gilet pare-balles
    .does = Emporté : chaque coup d'une arme à feu fait autant de blessures de moins qu'il a de charges ; un coup de 2 ou plus coûte une charge.
note-adrenaline = adrénaline
    .does = À tout moment : jusqu'à l'Aube, un personnage a 2 de plus en Prouesse et en Inventaire et ignore tous les marqueurs noirs.
note-morphine = morphine
    .does = À tout moment : un personnage ignore les 2 prochaines blessures jusqu'à l'Aube, puis en reçoit 1 ; ou ignore jusqu'à l'Aube les marqueurs noirs de blessures et de maladie.
note-numbed = douleur endormie
    .does = Jusqu'à l'Aube, le personnage ignore les marqueurs noirs de blessures et de maladie.
note-magazines = magazines
    .does = À l'Aube, une fois : Détresse -1 pour deux personnages.
note-machine-gun = mitrailleuse
    .does = Lors d'un pillage : une charge y met fin ; sur 1 au dé noir, les gardes se partagent 2 blessures. Peut être cachée.
note-lull = pas de tireurs
    .does = Personne ne tire sur qui sort Dehors.
note-generator = groupe électrogène
    .does = À l'abri : une charge retire jusqu'à 4 jetons Froid. Le carburant d'une charge de plus coûte des biens d'une valeur de 10. La dernière charge donne 4 pièces mécaniques et 10 composants.
note-gas-cylinder = bouteille de gaz
    .does = Une action et 2 composants en font un chauffage à gaz ou une bombe. Peut être cachée.
note-gas-heater = chauffage à gaz
    .does = À l'abri : une charge retire jusqu'à 3 jetons Froid.
note-bomb = bombe
    .does = Une fois, au lieu d'un dé de combat, le noir : sur 1, 2 blessures à qui s'en sert ; sur 6-10, 2 à chaque ennemi, ou 5 vols ou blessures de moins lors d'un pillage.
note-coal = charbon
    .does = Avec le chauffage : une charge retire 2 jetons Froid de plus.
note-kitten = chaton
    .does = À tout moment, une fois : un dé noir pour tous les présents ; Détresse -1 pour chacun dont l'Empathie atteint le résultat.
note-two-cousins = deux cousins
    .does = Ils prennent une blessure à la place des autres par charge et se battent à nos côtés. Emmenés : 6 de plus en Inventaire ; à l'abri : 4 points contre un pillage. À chaque Aube, dé noir : sur 1-2, ils partent avec notre jeton le plus précieux ; sur 3-4, ils veulent à manger ou perdent une charge.
note-tools = bons outils
    .does = Les aménagements coûtent 2 bois et 2 composants de moins. Peuvent être cachés.
note-cat = chat
    .does = Chaque Matin, on lance le dé noir : sur 5-7, Détresse -1 pour un personnage ; sur 8-10, il rapporte 1 ration de nourriture crue.
note-insulation = isolation
    .does = Chaque Matin, 3 jetons Froid s'en vont. Personne ne peut la voler.
note-wheelchair = fauteuil roulant
    .does = Emporté : 3 de plus en Inventaire et 3 cartes d'exploration de moins.
note-sack-of-medicine = sac de médicaments
    .does = À tout moment : une charge devient 3 médicaments et 3 bandages.
note-katias-diary = journal de Katia
    .does = Tout ce qu'elle a laissé. Une marchandise à échanger, d'une valeur de 1.
note-neighbours-key = clé du voisin
    .does = Emportée, une fois : une carte garde-manger est résolue, avec son bruit.
note-carpenter = menuisier
    .does = À la fin de chaque Aube, pour des biens d'une valeur de 5 : il construit un aménagement, même une idée, à son coût ; avant cela, il vend à leur valeur les pièces et filtres nécessaires, bois et composants à 1 l'unité.
note-manuscript = manuscrit
    .does = À l'abri, pour une charge : un personnage lance le dé noir ; s'il ne dépasse pas son Empathie, Détresse -1.
note-chemistry-lab = matériel de chimie
    .does = Rapporté à l'abri, il peut devenir, gratuitement, un alambic et un rectificateur côte à côte. Peut être caché.
note-board-game = jeu de société
    .does = À l'Aube, une fois par jour, si personne n'est mort ni parti aujourd'hui : pour une charge, lancez le dé noir. Sur 1-2, Détresse +1 pour un personnage ; sur 3-7, -1 pour un ; sur 8-10, -1 pour tous.
note-broken-sawblade = moitié de lame de scie
    .does = Sert de lame de scie. Personne ne peut la voler ni la prendre de force.
note-bell = clochette
    .does = Lors d'un pillage : on peut réveiller des dormeurs. Leur Fatigue passe à 2 et ils montent la garde.
note-jackhammer = marteau-piqueur
    .does = Une action et une charge : deux cartes d'abri accessibles sont retirées et donnent leur butin. La dernière charge donne 3 pièces mécaniques et 2 composants. Peut être caché.
note-reinforcement = tôles d'acier
    .does = Rapportées à l'abri : chaque trou de la maison reçoit sa Barricade.
note-winter = hiver rude
    .does = Le froid compte 2 de plus. Le bois vaut 1 et peut s'échanger, et une fouille n'en rapporte gratuitement que 2.
note-poisoned-water = eau empoisonnée
    .does = Il n'y a plus d'eau gratuite. Dans tout échange, elle s'achète 10, en biens gris.
note-pipeline = conduite d'eau
    .does = À l'abri : prendre toute l'eau que la boîte contient.
note-fire-extinguisher = extincteur
    .does = Une fois : éteint un feu, ou 2 vols ou blessures de moins lors d'un pillage.
note-smog = brouillard de fumée
    .does = Chaque Matin, pour une charge, on lance le dé noir : sur 1-2, Maladie +1 pour un personnage. Ce jour-là aucun tireur ne tire, et la fouille a 4 cartes d'exploration de plus.
note-water-run = chemin de la pompe
    .does = Une action : un personnage rapporte au plus autant d'eau que son Inventaire. On lance le dé noir : s'il est inférieur à l'eau rapportée, 2 blessures.
note-herbalist-book = livre d'herboriste
    .does = À tout moment : 1 bouteille d'alcool pur et 1 remède deviennent 1 médicament.
note-book-collection = rayons de livres
    .does = À l'abri, pour une charge : 3 livres. Puis un personnage lance le dé noir ; s'il ne dépasse pas son Empathie, Détresse +1.
note-water-for-3 = vendeur d'eau
    .does = À l'Aube, une fois par jour : chaque ration d'eau contre des biens d'une valeur de 3.
note-booby-trap = piège de porte
    .does = Une action, 2 bois et 2 composants le posent à la porte. À chaque pillage, on lance le dé noir : sur 8-10, le pillage cesse et le piège est perdu.
note-basement-collapsed = cave effondrée
    .does = Personne ne peut descendre à la cave, et rien n'y sert plus.
note-protection = protection
    .does = Dehors, une fois par nuit : donner des biens d'une valeur de 10 au lieu de recevoir un visiteur, et aucun pillage n'a lieu cette nuit.

## Small words

on-location = { $place }, { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
on-visit = { $cards ->
        [one] { $cards } carte rendue
       *[other] { $cards } cartes rendues
    }
on-place = { $offer }, { $cards ->
        [one] { $cards } carte rendue
       *[other] { $cards } cartes rendues
    }
on-no-guard = Personne ne serait de garde : la partie est perdue.
on-item = valeur { $value }, poids { $weight }
on-go = Toute l'équipe s'y rend.
on-exchange = Ce lieu ne sera plus accessible ; un autre se présente.
on-exchange-here = L'équipe y est en ce moment. Elle y reste jusqu'à son retour ; personne ne pourra y revenir ensuite.
on-around = Inspecter les lieux (rendre { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }) : { $table }.
on-look-around =
    Le dé noir décide.
    { $table }
on-colon = {"\u00A0: "}
on-semicolon = {"\u00A0; "}
on-goods = { $number } { $number ->
        [one] { $one }
       *[other] { $many }
    }
on-floor = Fatigue -{ $n }.
on-tired-guard = Défend la maison cette nuit ; à bout de forces : Détresse +1 au lieu de la Fatigue.
on-meal = La nourriture est consommée : Faim -{ $n }.
on-relief = { $state } : de { $before } à { $after }.
on-extra-actions = Dispose aussi { $n ->
    [one] d'une action
   *[other] de { $n } actions
} ce soir, avant son tour de garde.
on-early = Il faudra encore manger au Crépuscule.
on-ate = a mangé
on-unfed = Faim +1 pour { $names }
on-returned = On ajoute un au résultat par carte rendue.
on-stock = En vente, avec sa valeur : { $goods }.
on-no-meal = La nourriture est consommée ; la Faim reste telle quelle.
on-drink = Détresse -{ $misery }, Fatigue +{ $fatigue }.
on-hidden = Elle reste sur place ; lors d'une sortie suivante, { $least }-10 au dé noir permet de la retrouver.
on-lawyer = Sur { $least } ou plus, ils passent leur chemin.
on-contribute = Les biens sont consommés : { $progress } + { $steps } sur { $track }.
on-built = Son coût est payé maintenant ; s'en servir demande une autre action.
on-paid = Son coût est payé maintenant.
on-free = sans frais
on-mix = { $residents ->
        [0] aucune carte d'occupants
        [one] { $residents } carte d'occupants
       *[other] { $residents } cartes d'occupants
    }
on-trade = { $commission ->
        [0] {""}
       *[other] D'abord la commission : des biens d'une valeur de { $commission }.{" "}
    }On donne des biens, puis on en prend d'autres pour cette valeur au plus.
on-no-trade = Il n'y a pas d'échange.
on-newcomer = Apporte de la nourriture crue, une chose valant { $value } au plus, et un fardeau : fatigue, détresse, maladie ou blessures.
on-no-newcomer = Cette personne passe son chemin.
on-people = Prouesse { $prowess }, Empathie { $empathy }, Inventaire { $inventory }.
on-raid-keep = Cela ferait { $points ->
        [one] { $points } point
       *[other] { $points } points
    } contre eux ; { $left ->
        [0] tout est repoussé
        [one] un vol ou une blessure passe
       *[other] { $left } vols et blessures passent
    }.
on-raid-void = Ils sont mis en fuite : rien n'est volé, personne n'est blessé.
on-again = Le dernier jet compte. Relances restantes : { $left }.
on-foe = { $weapon }, Prouesse { $prowess }, blessures { $wounds } sur { $most }
on-water = Une ration d'eau est consommée. Pour qui n'en a pas, le dé noir : sur 1-{ $most }, Faim +1 ; au-delà, Détresse +1.
done-meals = Pour qui n'a rien mangé : Faim +1.
done-equip = L'équipe se met en route.
done-leave-behind = Tout ce qui reste est rapporté.
done-pack = L'équipe rentre ; elle sera là à l'Aube.
done-alarm = Les gardes lancent leurs dés.
done-before-fate = La carte destin est piochée.
done-mourning = Le dé noir est lancé : Détresse +{ $misery } pour chacun dont l'Empathie atteint le résultat.
done-encounter =
    On les rencontre.
    Puis on choisit une des actions de leur carte.
done-unable = Faim, Fatigue, Maladie, Détresse ou Blessures bloquent cette action pour tous. Qui va mieux maintenant peut encore agir.
done-giving = Nous prenons ensuite, pour ce qui a été donné au plus.
done-outdoors = Un visiteur vient.
done-stoke = On ne brûle rien de plus.
done-dusk = On boit, puis on mange.
done-assigned = La nuit commence.
done-read-map = Le reste demeure là.
done-after-fate = Les cartes narratives suivent.
done-daybreak = Le nouveau jour commence.
done-free-fitting = Rien n'est construit.
done-taking = L'échange est fini ; le crédit restant est perdu.
on-look-again = Une carte trouvailles de plus.
blow-wounds = Blessures : de { $before } à { $after } ; à { $most }, c'est la mort.
    .foe = Ses blessures : de { $before } à { $after } ; à { $most }, il meurt.
blow-dies = C'est la mort.
    .foe = Il en meurt.
blow-spared = Sa protection encaisse : aucune blessure.
blow-disarmed = L'arme retourne dans ce que porte l'équipe ; le prochain round se fait sans arme.
    .foe = Il perd son arme jusqu'à la fin du combat.
blow-knocked-down = Pas d'attaque à cette étape.
    .foe = Il n'attaque pas à cette étape.
left-credit = Crédit ensuite : { $credit }.
left-to-pay = { $value ->
        [0] Il ne reste ensuite rien à payer.
       *[other] Il reste ensuite { $value } à payer.
    }
left-load = L'équipe porte ensuite { $load } sur { $most }.

## Why something cannot be done

closed-lacks = Il manque : { $goods }.
closed-far = Hors d'atteinte : gravats, barreaux, portes fermées et trous ne se franchissent pas.
closed-occupied = { $character } y travaille déjà.
closed-rubble = Il manque : une pelle, ou un second personnage pour aider.
closed-no-ideas = Il ne reste aucun aménagement parmi les Idées.
closed-no-place = Aucune case libre n'est à portée.
closed-next-to = Il faut une case libre juste à côté ({ $fitting }).
closed-promised = { $character } va y poser un aménagement.
closed-blocked = Empêché par : { $states }.
closed-first = { $character } passe avant les autres.
closed-note-taken = Quelqu'un d'autre s'en sert.
closed-no-bed = Il n'y a pas de lit.
closed-beds-taken = Tous les lits sont pris.
closed-exhausted = { $character } est à bout de forces, et quelqu'un d'autre peut monter la garde.
closed-too-tired = { $character } est à bout de forces et ne peut pas sortir.
closed-scavengers = { $n ->
        [one] Une personne sort
       *[other] { $n } personnes sortent
    } déjà ; pas davantage.
closed-once = Cela ne se fait qu'une fois par nuit.
closed-cards = { $n ->
        [one] 1 carte est à rendre
       *[other] { $n } cartes sont à rendre
    } ; la pioche Inconnu en a { $left }.
closed-no-flight = Personne ne peut fuir ce combat.
closed-at-home = À la maison, on ne peut fuir nulle part.
closed-round = Seulement avant le prochain round.
closed-parley = Une seule fois après chaque round terminé.
closed-commission = La commission est de { $commission } ; tout ce que nous avons vaut { $worth }.
closed-credit = Son prix est de { $price }, le crédit de { $credit }.
closed-grey = Son prix est de { $price }, le crédit en biens gris de { $credit }.
closed-limit = Le marchand n'en a pas davantage.
closed-box = La boîte n'en a plus.
closed-load = La charge pèse { $weight } ; l'équipe porte { $capacity }.
closed-option = Seulement { $condition }.
closed-order = L'ordre de la carte : { $order }.
unusable-open = possible
unusable-goods = il manque { $goods }
unusable-box = la boîte n'en a plus
unusable-nothing-set = rien n'est en attente
unusable-not-ready = prêt demain
unusable-already-set = déjà en attente
unusable-token = plus de jeton Attente
unusable-heard = déjà fait aujourd'hui
unusable-hole = aucun trou ouvert à portée
unusable-cold = il n'y a pas de froid à chasser

## The work of a character

job-search = Tout est fouillé : le butin entre dans la réserve, et la case est libre pour un aménagement.
job-rubble = Il y faut la pelle, ou l'aide d'un second personnage.
job-rubble-alone = Ce personnage n'a besoin ni de pelle ni d'aide.
job-remnants = { $turned ->
        [0] La première fois, la moitié est déblayée et le butin se voit ; la seconde, il est à nous et le passage s'ouvre.
       *[other] C'est la seconde moitié : { $loot }, et le passage s'ouvre.
    }
job-door = Le dé noir : sur { $least }-10, le crochet est perdu, la porte ouverte et le butin à nous ; sur moins, rien.
job-bars = La lame de scie en vient à bout ; le butin est à nous, et la lame revient à la réserve.
job-outdoors = Quelqu'un vient à la porte : une carte visiteur est piochée.
job-newcomer = Nous sommes peu : quelqu'un vient, qui cherche un abri.
job-sniper = Mais d'abord le dé noir : sur { $most ->
        [1] 1
       *[other] 1-{ $most }
    }, un tireur fait feu, { $wounds ->
        [one] { $wounds } blessure
       *[other] { $wounds } blessures
    }.
job-no-sniper = Aucun tireur pour l'instant.
job-new-idea = { $n ->
        [one] Un aménagement des Idées pourra être construit
       *[other] { $n } aménagements des Idées pourront être construits
    } désormais.
job-poke-about = Le dé noir apporte bois et composants, au choix : { $results }. Chacun peut s'y mettre.
job-poke-result = { $results } : { $pieces ->
        [one] { $pieces } pièce
       *[other] { $pieces } pièces
    }
job-move = Il est porté sur une autre case libre à portée ; ce qui y attend est perdu.
job-dismantle = Il retourne parmi les aménagements et rend { $wood } bois et { $components ->
        [one] { $components } composant
       *[other] { $components } composants
    }.

## What is known of fittings, locations, objectives and people

known-next-to = À placer juste à côté : { $fitting }.
known-door = Chaque pillage vole { $damage } de moins.
known-wait = prêt demain
known-bait = +{ $n } au jet
known-daily = une fois par jour
known-repeat = plusieurs fois, si l'on peut payer
known-board-up = un trou est barricadé
known-rule-none = Pas de règle propre.
known-rule-wounds = Sur 1 à un jet de bruit, on tire sur l'un des nôtres : { $wounds ->
        [one] { $wounds } blessure
       *[other] { $wounds } blessures
    }.
known-rule-residents = Les premiers rencontrés ici sont { $residents }.
known-rule-findings = Chaque carte « { $card } » donne une carte trouvailles de plus.
known-rule-noise = Chaque carte « { $card } » ajoute 1 au bruit.
known-rule-gift = Chaque carte « { $card } » donne aussi { $goods }.
known-rule-gift-value = Chaque carte « { $card } » donne aussi une chose valant { $value } au plus ({ $color }).
known-rule-enemies = Si vous attaquez ici, { $enemies ->
        [one] un ennemi de plus se joint
       *[other] { $enemies } ennemis de plus se joignent
    } au combat.
known-rule-floor = Le bruit ne descend jamais sous { $noise }.
known-offers = On y trouve : { $offers }.
known-offer = { $offer } (rendre { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    })
known-table = une des choses qu'il y a à voir, chacune une seule fois
known-goal = Étapes à franchir : { $steps }. Ce qui compte : { $way }.
known-goal-goods = { $goods } ({ $steps ->
        [one] { $steps } étape
       *[other] { $steps } étapes
    })
known-goal-fitting = chaque aménagement construit
known-goal-visitor = accueillir quelqu'un, ou donner à un visiteur, sans rien en retour, des biens d'une valeur de { $value }
known-goal-ceasefire = vivre jusqu'au cessez-le-feu
known-reward = Une fois atteint : { $effect }.
known-penalty = Si le chapitre suivant vient avant : { $effect }.

## What cards and scripts do

effect-lower = { $condition } -{ $n }{ $who ->
        [all] {" "}pour chacun
        [choose] {" "}pour l'un de nous
        [passed] {" "}pour qui est touché
        [another] {" "}pour un autre
        [them] {" "}pour eux
        [wounded] {" "}pour les blessés à l'abri
        [in_shelter] {" "}pour tous ceux de l'abri
        [guards] {" "}pour les gardes
        [floor] {" "}pour qui a dormi au sol
        [failed] {" "}pour qui n'est pas touché
       *[other] {""}
    }
effect-raise = { $condition } +{ $n }{ $who ->
        [all] {" "}pour chacun
        [choose] {" "}pour l'un de nous
        [passed] {" "}pour qui est touché
        [another] {" "}pour un autre
        [them] {" "}pour eux
        [wounded] {" "}pour les blessés à l'abri
        [in_shelter] {" "}pour tous ceux de l'abri
        [guards] {" "}pour les gardes
        [floor] {" "}pour qui a dormi au sol
        [failed] {" "}pour qui n'est pas touché
       *[other] {""}
    }
effect-relief = { $one } ou { $other } -{ $n }{ $who ->
        [all] {" "}pour chacun
        [choose] {" "}pour l'un de nous
        [passed] {" "}pour qui est touché
        [another] {" "}pour un autre
        [them] {" "}pour eux
        [wounded] {" "}pour les blessés à l'abri
        [in_shelter] {" "}pour tous ceux de l'abri
        [guards] {" "}pour les gardes
        [floor] {" "}pour qui a dormi au sol
        [failed] {" "}pour qui n'est pas touché
       *[other] {""}
    }
effect-split-wounds = { $n ->
        [one] { $n } blessure
       *[other] { $n } blessures
    } à répartir
effect-select = choisir { $n ->
        [one] un personnage
       *[other] { $n } personnages
    }
effect-gain = { $goods }
effect-lose = céder { $goods }
effect-things = { $all ->
        [1] tout
       *[other] { $n ->
            [one] { $n } chose
           *[other] { $n } choses
        }
    } ({ $kind })
effect-food = nourriture
effect-return-exploration = rendre { $n ->
        [0] autant de cartes que l'on veut
        [one] { $n } carte
       *[other] { $n } cartes
    }
effect-add-exploration = { $n ->
        [one] { $n } carte de plus
       *[other] { $n } cartes de plus
    } à explorer
effect-combat-start = { $by ->
        [enemies] ils attaquent
       *[other] un combat
    }
effect-empathy-roll = un jet contre l'Empathie de chacun
effect-end-scavenging = la fouille est finie
effect-gain-value = une chose valant { $value } au plus ({ $colors })
effect-lose-value = on exige des biens d'une valeur de { $value }
effect-trade = un échange ({ $colors }), commission { $commission }
effect-trade-goods = un échange de certains biens, commission { $commission }
effect-roll = le dé noir est lancé
effect-prowess-rerolls-allowed = la Prouesse permet de relancer
effect-noise = bruit { $d }
effect-noise-set = bruit { $n }
effect-play-resident = on rencontre quelqu'un
effect-noise-roll = un jet de bruit
effect-draw-findings = { $n ->
        [one] { $n } carte trouvailles
       *[other] { $n } cartes trouvailles
    } ({ $rows })
effect-cold = froid { $d }
effect-free-fitting = un aménagement sans frais
effect-look-top = la prochaine carte est vue ({ $deck })
effect-skip-phase = on saute { $n ->
        [one] une fois
       *[other] { $n } fois
    } : { $phase }
effect-shuffle-red = des cartes au coin rouge entrent dans les pioches
effect-remove-visitors = ne viendront plus : { $visitors }
effect-nothing = rien
effect-more = la suite est à lire
effect-on = { $results } : { $effect }
effect-otherwise = sinon { $effect }
effect-or = { $first } ou { $last }
effect-and = { $first } et { $last }
effect-then = { $first }, puis { $rest }
effect-any-goods = toutes sortes de biens
effect-weapons = armes
effect-roll-each = chacun lance le dé noir
effect-gain-one = { $goods }
effect-times = { $n } fois : { $effect }
effect-lose-fittings = { $n ->
        [one] un aménagement au choix est perdu
       *[other] { $n } aménagements au choix sont perdus
    }
effect-remove-box = retiré de la boîte pour de bon : { $goods }
effect-price = valeur { $d } jusqu'à la fin de la partie ({ $goods })
effect-recruit = quelqu'un demande à rester
effect-game-over = la partie est finie
effect-today-sniper = Dehors, le tireur touche sur { $results } aujourd'hui
effect-today-no-free-water = pas d'eau gratuite sur le chemin du retour cette nuit
effect-today-raids = cette nuit, { $n ->
        [one] { $n } carte de pillage est piochée
       *[other] { $n } cartes de pillage sont piochées
    }
effect-when = { $condition }, { $effect }
when-goods = { $neg ->
        [0] avec { $goods } sous la main
       *[other] sans { $goods } sous la main
    }
when-value = { $neg ->
        [0] avec des biens d'une valeur de { $value }
       *[other] sans biens d'une valeur de { $value }
    }
when-mark = { $neg ->
        [0] si une chose a été faite plus tôt dans l'histoire
       *[other] sauf si une chose a été faite plus tôt dans l'histoire
    }
when-this = { $neg ->
        [0] avec { $states } à { $level } ou plus
       *[other] { $level ->
            [1] sans { $states }
           *[other] avec { $states } sous { $level }
        }
    }
when-group = { $neg ->
        [0] si quelqu'un a { $states } à { $level } ou plus
       *[other] si personne n'a { $states } à { $level } ou plus
    }
when-others = { $neg ->
        [0] si un autre a { $states } à { $level } ou plus
       *[other] si aucun autre n'a { $states } à { $level } ou plus
    }
when-died = { $neg ->
        [0] si quelqu'un est mort ou parti aujourd'hui
       *[other] si personne n'est mort ni parti aujourd'hui
    }
when-fitting = { $neg ->
        [0] avec { $fitting } dans la maison
       *[other] sans { $fitting } dans la maison
    }
when-present = si nous sommes au moins { $n } sur place
when-characters = quand nous sommes au moins { $n }
when-character = { $neg ->
        [0] avec { $who } sur place
       *[other] sans { $who } sur place
    }
when-where = { $where ->
        [home] à la maison
        [out] dehors
        [combat] pendant un combat
        [raid] pendant un pillage
       *[other] à un autre moment
    }
when-cold = avec au moins { $n ->
        [one] { $n } jeton Froid
       *[other] { $n } jetons Froid
    }
when-note = { $neg ->
        [0] avec la note « { $note } »
       *[other] sans la note « { $note } »
    }
when-cards = avec au moins { $n ->
        [one] { $n } carte Inconnu
       *[other] { $n } cartes Inconnu
    }
when-box = tant que la boîte contient { $goods }
when-commission = { $commission ->
        [0] avec des biens à donner
       *[other] avec des biens pour la commission de { $commission }
    }
when-clear = avec une pelle, à deux, ou avec quelqu'un de fort
when-else = dans certains cas
printed-spirit = { $letter } : { $effect }
printed-chapter = l'objectif suivant est révélé ; si le dernier est inachevé, sa pénalité s'applique ensuite
printed-moment = puis on lit un instant de la journée
printed-script = On lit un script.
printed-raid = { $damage ->
        [0] Aucun vol
        [one] { $damage } vol
       *[other] { $damage } vols
    }{ $order ->
        [green] {" (vivres, alcool et tabac d'abord)"}
        [valuable] {" (le plus précieux d'abord)"}
       *[other] {""}
    }, { $wounds ->
        [0] aucune blessure
        [one] { $wounds } blessure pour les gardes
       *[other] { $wounds } blessures pour les gardes
    }. Ensuite, la carte { $removed ->
        [0] est remélangée
       *[other] quitte la partie
    }.
printed-raid-quiet = Il ne se passe rien.
printed-residents = Leur nombre, selon le dé noir : { $number }. Armes par lettre : { $armed }.
printed-number = { $results } : { $n }
printed-armed = { $letter } { $weapons }
printed-choice = { $choice } : { $effect }.
printed-nobody = Il ne se passe rien.
printed-harm = À l'Aube, le froid aggrave { $states } s'il y a au moins autant de jetons que l'indique la carte destin (de { $least } à { $most }).
printed-cold = Les cartes événement apportent des jetons ; les chauffages, les cartes et les scripts en retirent. Ils restent d'un jour à l'autre, { $most } au plus.
color-green = vivres, alcool et tabac
color-red = armes
color-yellow = soins
color-grey = outils et objets de valeur
promise-lose = Céder { $goods }
promise-lose-for = Pour { $who } : { $goods }
promise-lose-value = Donner des biens d'une valeur de { $value }
promise-return = Rendre { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
promise-trade = Un échange
promise-free-fitting = Un aménagement, sans frais
promise-board-ups = Barricader un trou
promise-worse = { $condition } +{ $n }.

## What locations offer, and skills

offer-55 = le marché sur les pavés
offer-97 = les soldats qui vendent
offer-107 = l'échange à la bougie
offer-192 = la soupe populaire
offer-303 = l'échange dans le couloir
offer-674 = le marché de nuit
offer-689 = le pont surveillé
offer-902 = le marchand derrière l'autel
offer-trade = un échange
offer-other = de quoi s'occuper
skill-none = aucun
    .does = Pas de talent particulier.
skill-forager = la cueillette
    .does = Dans l'équipe : la fouille commence avec un légume.
skill-fast-runner = la course
    .does = Dans l'équipe : quand elle fuit, { $shield ->
        [one] sa première blessure est épargnée
       *[other] ses { $shield } premières blessures sont épargnées
    }.
skill-strong = la force
    .does = Déblaie les gravats sans pelle ni aide.
skill-good-scavenger = le flair
    .does = Dans l'équipe, une fois par nuit : une carte trouvailles de plus.
skill-military-training = le métier des armes
    .does = Seul de garde, lance deux dés ; chaque tir demande sa munition.
skill-sneaky = la discrétion
    .does = Dans l'équipe : le bruit compte { $sneak } de moins aux jets de bruit.
skill-bartering = le marchandage
    .does = En sa présence, les commissions baissent de { $barter }.
skill-loves-children = le don avec les enfants
    .does = Détresse -1 chaque fois qu'un enfant est aidé en sa présence.
skill-good-cook = la cuisine
    .does = Une fois par jour, un plat cuit de ses mains donne aussi un légume.
skill-handyman = le bricolage
    .does = Les aménagements faits de ses mains coûtent { $handy } bois et { $handy ->
        [one] { $handy } composant
       *[other] { $handy } composants
    } de moins.
skill-lawyer = la plaidoirie
    .does = Dans l'équipe, une fois par nuit : sur { $lawyer } ou plus, des gens armés passent leur chemin.
skill-trapper = le piégeage
    .does = Ajoute { $trap } au jet du piège.

## Help

help-signs =
    This War of Mine : la maison est dessinée étage par étage. ↑ ↓ ↕ marquent les échelles ; un mot pâle ou · est une case libre.
    ½ : gravats à moitié déblayés. ①②③ : où travaillent les personnages dans cette action ; + marque un meilleur aménagement.
    ▓ est un trou ouvert, ▒ un trou barricadé. … sur un aménagement : quelque chose s'y prépare ; ! : c'est prêt.
    Fm, Ft, M, D et B sont Faim, Fatigue, Maladie, Détresse et Blessures, de 0 à 4. À 4, le pire arrive.
    ▪ : les actions qu'ils laissent dans une journée, ▫ : celles qu'ils bloquent.
    ⚔ Prouesse : les relances. ♥ Empathie : plus elle est haute, plus on est touché. ▣ Inventaire : ce qu'on peut porter.
    ● : les blessures d'un ennemi. Tab montre l'objectif, les règles des lieux, les aménagements et les gens.

## Tasks, places, phases and numbers

task-bed = Dormir dans un lit
    .effect = La Fatigue revient à 0.
task-floor = Dormir au sol
    .effect = Fatigue -2.
task-guard = Monter la garde
    .effect = Défend la maison cette nuit ; Fatigue +1.
task-scavenge = Partir fouiller
    .effect = Sort cette nuit ; Fatigue +1.
spot-near = proche
spot-middle = intermédiaire
spot-far = éloigné
phase-morning = Matin
phase-day = Actions
phase-dusk = Crépuscule
phase-evening = Soir
phase-scavenging = Fouille
phase-raid = Pillage
phase-dawn = Aube
side-damage = vols
    .a = un vol
side-wounds = blessures
    .a = une blessure
deck-events = événements
deck-residents = occupants
deck-raids = pillages
deck-visitors = visiteurs
deck-unknown = carte Inconnu
    .many = cartes Inconnu
deck-findings = trouvailles
foe-1 = 1
foe-2 = 2
foe-3 = 3
foe-4 = 4
foe-5 = 5
foe-6 = 6
foe-7 = 7
foe-8 = 8
foe-9 = 9
slot-1 = 1
slot-2 = 2
slot-3 = 3
slot-4 = 4
slot-5 = 5
slot-6 = 6
slot-7 = 7
slot-8 = 8
slot-9 = 9
slot-10 = 10
slot-11 = 11
slot-12 = 12
slot-13 = 13
slot-14 = 14
slot-15 = 15
slot-16 = 16
choice-1 = 1
choice-2 = 2
choice-3 = 3
choice-4 = 4
choice-5 = 5
choice-6 = 6
choice-7 = 7
choice-8 = 8
choice-9 = 9
choice-10 = 10
choice-11 = 11
choice-12 = 12
choice-13 = 13
way-1 = 1
way-2 = 2
way-3 = 3
way-4 = 4
way-5 = 5
way-6 = 6
visit-1 = 1
visit-2 = 2

## What a table may leave out

option-siege = Numéro de ce siège (chacun raconte d'autres histoires)
option-siege-0 = Toutes les histoires
option-siege-1 = Le premier
option-siege-2 = Le deuxième
option-siege-3 = Le troisième
option-siege-4 = Le quatrième
option-siege-5 = Le cinquième
option-siege-6 = Le sixième
option-siege-7 = Le septième
option-siege-8 = Le huitième
option-siege-9 = Le neuvième
option-siege-10 = Le dixième
option-leave-out-child = Écarter les scènes sur les enfants
option-leave-out-child-0 = non
option-leave-out-child-1 = oui
option-leave-out-death = Écarter les scènes sur la mort
option-leave-out-death-0 = non
option-leave-out-death-1 = oui
option-leave-out-suicide = Écarter les scènes sur le suicide
option-leave-out-suicide-0 = non
option-leave-out-suicide-1 = oui
option-leave-out-illness = Écarter les scènes sur la maladie
option-leave-out-illness-0 = non
option-leave-out-illness-1 = oui
option-leave-out-animals = Écarter les scènes sur les animaux
option-leave-out-animals-0 = non
option-leave-out-animals-1 = oui
option-leave-out-cruelty = Écarter les scènes sur la cruauté
option-leave-out-cruelty-0 = non
option-leave-out-cruelty-1 = oui

## What a raid takes first

goods-kind-food = vivres
goods-kind-weapon = armes
goods-kind-token = jetons
goods-kind-any = n'importe quoi
combat-script-headshot = Un tir à la tête
combat-script-disarm = Une arme arrachée des mains
combat-script-knockdown = Quelqu'un est jeté à terre
combat-script-jam = Une arme s'enraye
combat-script-artery = Une plaie profonde
combat-script-panic = La panique des deux côtés
combat-script-ricochet = Un ricochet
combat-step-shooters = les tireurs
combat-step-others = tous les autres
strikers-both = les deux camps
strikers-ours = notre camp seul
strikers-theirs = leur camp seul
die-white = dé blanc
die-yellow = dé jaune
die-red = dé rouge
order-any = sans préférence
order-green = vivres, alcool et tabac d'abord
order-valuable = le plus précieux d'abord
