### Things

## Le jeu

game-title = Paris: New Eden
game-tagline = Quatre saisons pour réunir des survivants et rebâtir un refuge dans un Paris envahi par la végétation.
game-about =
    Le but : avoir le plus de points après quatre saisons. Vous menez un petit refuge dans un Paris en ruine, envahi par la végétation, et vous y réunissez des gens et des aménagements.

    Une saison a trois temps. D'abord, à tour de rôle, chacun prend un dé dans l'un des cinq lieux : le dé est un survivant d'un type, et le lieu vous donne quelque chose (une conserve, une mission, de l'équipement, un jeton Survivant, ou votre mot à dire sur l'événement).

    Ensuite, les aménagements sont distribués, type par type. Celui qui a réuni le plus de survivants d'un type choisit le premier ; on peut y ajouter des jokers. Un aménagement apporte des survivants, de l'équipement, des conserves ou un pouvoir.

    Enfin vient le seul événement resté face visible, et il faut nourrir le refuge. Des survivants équipés surmontent les événements ; les fermiers et les conserves nourrissent.

    Les points viennent des événements surmontés, d'un refuge entièrement nourri (plus il est grand, plus il rapporte), de vos missions secrètes à la fin, et de certains pouvoirs. Échouer ne coûte rien ; cela ne rapporte rien non plus.
    .search = but buts objectif objectifs aperçu résumé gagner victoire score points sujet

## Survivants

type-tinkerer = bricoleur
    .the = le bricoleur
    .a = un bricoleur
    .plural = bricoleurs
    .short = B
    .does = Les aménagements de bricoleur apportent des pouvoirs.
type-brawler = combattant
    .the = le combattant
    .a = un combattant
    .plural = combattants
    .short = C
type-healer = guérisseur
    .the = le guérisseur
    .a = un guérisseur
    .plural = guérisseurs
    .short = G
type-sage = sage
    .the = le sage
    .a = un sage
    .plural = sages
    .short = S
type-farmer = fermier
    .the = le fermier
    .a = un fermier
    .plural = fermiers
    .short = F
    .does = Nourrit le refuge.
type-slacker = inutile
    .the = l'inutile
    .a = un inutile
    .plural = inutiles
    .short = I
    .does = Compte parmi vos survivants et doit être nourri.

## Faces des dés

face-tinkerer = bricoleur
    .the = le bricoleur
    .a = un bricoleur
    .plural = bricoleurs
    .short = B
face-brawler = combattant
    .the = le combattant
    .a = un combattant
    .plural = combattants
    .short = C
face-healer = guérisseur
    .the = le guérisseur
    .a = un guérisseur
    .plural = guérisseurs
    .short = G
face-sage = sage
    .the = le sage
    .a = un sage
    .plural = sages
    .short = S
face-farmer = fermier
    .the = le fermier
    .a = un fermier
    .plural = fermiers
    .short = F
face-wild = joker
    .the = le joker
    .a = un joker
    .plural = jokers
    .short = J
    .does = Ajoute 1 à toute enchère qui a un dé ou un jeton du type. Un jeton joker devient un inutile une fois utilisé.

## Lieux

place-tower = Tour
    .the = la Tour
    .at = à la Tour
    .from = de la Tour
    .does = Retournez une des tuiles Événement visibles. Le premier à venir ici chaque saison prend l'héroïne.
place-bridge = Pont
    .the = le Pont
    .at = au Pont
    .from = du Pont
    .does = Piochez { $draw } missions, gardez-en { $keep } et glissez les autres sous la pioche.
place-restaurant = Restaurant
    .the = le Restaurant
    .at = au Restaurant
    .from = du Restaurant
    .does = { $cans ->
        [one] Prenez { $cans } conserve.
       *[other] Prenez { $cans } conserves.
    }
place-center = Centre
    .the = le Centre
    .at = au Centre
    .from = du Centre
    .does = Prenez un des jetons : un équipement, la batte ou les jumelles.
place-station = Gare
    .the = la Gare
    .at = à la Gare
    .from = de la Gare
    .does = Prenez un des jetons Survivant et posez-le sur votre plateau.

## Équipement

equipment-bullet = munition
    .the = la munition
    .a = une munition
    .plural = munitions
equipment-capsule = vaccin
    .the = le vaccin
    .a = un vaccin
    .plural = vaccins
equipment-book = livre
    .the = le livre
    .a = un livre
    .plural = livres

## Saisons

season-spring = Printemps
    .the = le printemps
    .in = au printemps
season-summer = Été
    .the = l'été
    .in = en été
season-autumn = Automne
    .the = l'automne
    .in = en automne
season-winter = Hiver
    .the = l'hiver
    .in = en hiver

## Jetons uniques

token-binoculars = Jumelles
    .the = les jumelles
    .does = Vous annoncez en premier, ouvrez la saison suivante et marquez { $vp } PV pour les avoir à la fin.
token-bat = Batte
    .the = la batte
    .does = Cette saison, vous remportez les égalités lors de l'acquisition des aménagements.
token-heroine = Héroïne
    .the = l'héroïne
    .does = { $equipped ->
        [one] Compte comme { $equipped } survivant équipé de n'importe quel type dans l'événement de cette saison.
       *[other] Compte comme { $equipped } survivants équipés de n'importe quel type dans l'événement de cette saison.
    }

## Aménagements

building-t-01 = Charrette à conserves
    .the = la Charrette à conserves
building-t-02 = Poste d'aiguillage
    .the = le Poste d'aiguillage
building-t-03 = Atelier des tandems
    .the = l'Atelier des tandems
building-t-04 = Casier à double fond
    .the = le Casier à double fond
building-t-05 = Poste pneumatique
    .the = la Poste pneumatique
building-t-06 = Monte-charge aveugle
    .the = le Monte-charge aveugle
building-t-07 = Presse à fer-blanc
    .the = la Presse à fer-blanc
building-t-08 = Chaîne de mise en boîte
    .the = la Chaîne de mise en boîte
building-t-09 = Établi universel
    .the = l'Établi universel
building-t-10 = Cour de récupération
    .the = la Cour de récupération
building-t-11 = Boutique de la seconde chance
    .the = la Boutique de la seconde chance
building-t-12 = Passage des inventeurs
    .the = le Passage des inventeurs
building-t-13 = Maison de la guilde
    .the = la Maison de la guilde
building-t-14 = Miroir solaire
    .the = le Miroir solaire
building-t-15 = Éolienne des toits
    .the = l'Éolienne des toits
building-b-01 = Cabane du guet
    .the = la Cabane du guet
building-b-02 = Coin des sacs de sable
    .the = le Coin des sacs de sable
building-b-03 = Barricade du tramway
    .the = la Barricade du tramway
building-b-04 = Barrière d'octroi
    .the = la Barrière d'octroi
building-b-05 = Caserne assoupie
    .the = la Caserne assoupie
building-b-06 = Cave à poudre
    .the = la Cave à poudre
building-b-07 = Grenier aux cartouches
    .the = le Grenier aux cartouches
building-b-08 = Coffre de la douane
    .the = le Coffre de la douane
building-b-09 = Ring de boxe
    .the = le Ring de boxe
building-b-10 = Mansarde des escrimeurs
    .the = la Mansarde des escrimeurs
building-b-11 = Rempart de lierre
    .the = le Rempart de lierre
building-b-12 = Dôme de guet
    .the = le Dôme de guet
building-b-13 = Vieille Armurerie
    .the = la Vieille Armurerie
building-b-14 = Cour des lutteurs
    .the = la Cour des lutteurs
building-b-15 = Maison des rondes de nuit
    .the = la Maison des rondes de nuit
building-h-01 = Dispensaire du coin
    .the = le Dispensaire du coin
building-h-02 = Comptoir aux simples
    .the = le Comptoir aux simples
building-h-03 = Salle des bandages
    .the = la Salle des bandages
building-h-04 = Galerie d'attente
    .the = la Galerie d'attente
building-h-05 = Dortoir de repos
    .the = le Dortoir de repos
building-h-06 = Cave froide
    .the = la Cave froide
building-h-07 = Réserve d'ampoules
    .the = la Réserve d'ampoules
building-h-08 = Pharmacie de verre
    .the = la Pharmacie de verre
building-h-09 = Maison des sages-femmes
    .the = la Maison des sages-femmes
building-h-10 = Cour des rebouteux
    .the = la Cour des rebouteux
building-h-11 = Clinique moussue
    .the = la Clinique moussue
building-h-12 = Péniche infirmerie
    .the = la Péniche infirmerie
building-h-13 = Hôpital des berges
    .the = l'Hôpital des berges
building-h-14 = Terrasse des infirmières
    .the = la Terrasse des infirmières
building-h-15 = Sanatorium sous serre
    .the = le Sanatorium sous serre
building-s-01 = Coin lecture
    .the = le Coin lecture
building-s-02 = Boîte du bouquiniste
    .the = la Boîte du bouquiniste
building-s-03 = Classe à la craie
    .the = la Classe à la craie
building-s-04 = École du soir
    .the = l'École du soir
building-s-05 = Café des palabres
    .the = le Café des palabres
building-s-06 = Salle des cartes
    .the = la Salle des cartes
building-s-07 = Archives au sec
    .the = les Archives au sec
building-s-08 = Bibliothèque inondée
    .the = la Bibliothèque inondée
building-s-09 = Escalier des étoiles
    .the = l'Escalier des étoiles
building-s-10 = Jardin des échecs
    .the = le Jardin des échecs
building-s-11 = Bureau des almanachs
    .the = le Bureau des almanachs
building-s-12 = Cave de l'imprimeur
    .the = la Cave de l'imprimeur
building-s-13 = Grande Salle de lecture
    .the = la Grande Salle de lecture
building-s-14 = Rotonde des anciens
    .the = la Rotonde des anciens
building-s-15 = Académie sauvage
    .the = l'Académie sauvage
building-f-01 = Jardin de balcon
    .the = le Jardin de balcon
building-f-02 = Cour aux poules
    .the = la Cour aux poules
building-f-03 = Cuisine à confitures
    .the = la Cuisine à confitures
building-f-04 = Fumoir
    .the = le Fumoir
building-f-05 = Cantine à soupe
    .the = la Cantine à soupe
building-f-06 = Garde-manger oublié
    .the = le Garde-manger oublié
building-f-07 = Champignonnière du métro
    .the = la Champignonnière du métro
building-f-08 = Pelouse aux chèvres
    .the = la Pelouse aux chèvres
building-f-09 = Camp des potagers
    .the = le Camp des potagers
building-f-10 = Ruches des toits
    .the = les Ruches des toits
building-f-11 = Boulevard des patates
    .the = le Boulevard des patates
building-f-12 = Square aux vergers
    .the = le Square aux vergers
building-f-13 = Pêcherie du canal
    .the = la Pêcherie du canal
building-f-14 = Avenue du blé
    .the = l'Avenue du blé
building-f-15 = Grande Serre
    .the = la Grande Serre

## Tuiles Événement

eventtile-1-1 = Invasion de rats
    .the = l'Invasion de rats
eventtile-1-2 = Fièvre printanière
    .the = la Fièvre printanière
eventtile-1-3 = Rôdeurs masqués
    .the = les Rôdeurs masqués
eventtile-1-4 = Crue du fleuve
    .the = la Crue du fleuve
eventtile-2-1 = Pollen étrange
    .the = le Pollen étrange
eventtile-2-2 = Émeute de canicule
    .the = l'Émeute de canicule
eventtile-2-3 = Ménagerie en fuite
    .the = la Ménagerie en fuite
eventtile-2-4 = Orage d'été
    .the = l'Orage d'été
eventtile-3-1 = Ultimatum des pillards
    .the = l'Ultimatum des pillards
eventtile-3-2 = Siège des portes
    .the = le Siège des portes
eventtile-3-3 = Toux grise
    .the = la Toux grise
eventtile-3-4 = Tunnels effondrés
    .the = les Tunnels effondrés
eventtile-4-1 = Loups sur la glace
    .the = les Loups sur la glace
eventtile-4-2 = Grand Gel
    .the = le Grand Gel
eventtile-4-3 = Seigneur du Nord
    .the = le Seigneur du Nord
eventtile-4-4 = Nuit sans fin
    .the = la Nuit sans fin

## Missions

mission-01 = Poings de fer
mission-02 = Mains douces
mission-03 = Esprits vifs
mission-04 = Mains vertes
mission-05 = Veilleurs du quartier
mission-06 = Visites à domicile
mission-07 = Causeries du soir
mission-08 = Jardiniers du dimanche
mission-09 = Baril de poudre
mission-10 = Armoire à pharmacie
mission-11 = Mille volumes
mission-12 = Chargeurs pleins
mission-13 = Trousses de secours
mission-14 = Étagère de chevet
mission-15 = Maîtres bricoleurs
mission-16 = Voisins habiles
mission-17 = Réserves pleines
mission-18 = Parés à tout
mission-19 = Tous les métiers
mission-20 = Porte ouverte
mission-21 = Pas de bras ballants
mission-22 = Maison comble
mission-23 = L'œil à l'horizon
mission-24 = Ville qui grandit
mission-25 = Garnison de paix
mission-26 = Garde des épouvantails
mission-27 = Hôpital de campagne
mission-28 = Jardin de simples
mission-29 = École des vétérans
mission-30 = Club des oisifs
mission-31 = Garde-manger commun
mission-32 = Pique-nique de fortune

## Pouvoirs des bricoleurs

power-first-die-can = Casse-croûte
    .does =
        { $amount ->
            [one] Avec votre premier dé de chaque saison, prenez aussi { $amount } conserve.
           *[other] Avec votre premier dé de chaque saison, prenez aussi { $amount } conserves.
        }
    .short = 1er dé : +{ $amount } { $amount ->
        [one] conserve
       *[other] conserves
    }
power-first-die-swap = Changement de programme
    .does = Au tour de votre premier dé de chaque saison, vous pouvez échanger deux dés de lieux différents.
    .short = 1er dé : échanger 2 dés
power-first-die-second-die = Deux d'un coup
    .does = Au tour de votre premier dé de chaque saison, vous pouvez prendre un second dé ailleurs ; vous finissez alors un tour plus tôt.
    .short = 1er dé : un 2e dé
power-bridge-keep-extra = Double affectation
    .does =
        { $amount ->
            [one] Au Pont, vous pouvez garder { $amount } mission de plus.
           *[other] Au Pont, vous pouvez garder { $amount } missions de plus.
        }
    .short = Pont : garder +{ $amount }
power-bridge-draw-two-more = Recherche élargie
    .does =
        { $amount ->
            [one] Au Pont, piochez { $amount } mission de plus.
           *[other] Au Pont, piochez { $amount } missions de plus.
        }
    .short = Pont : piocher +{ $amount }
power-claim-from-deck = Pioche surprise
    .does = Quand vous prenez un aménagement, vous pouvez prendre, sans la voir, la première carte de sa pioche au lieu d'une carte visible.
    .short = prendre dans la pioche
power-take-two-cans = Cellier plein
    .does =
        { $amount ->
            [one] Prenez aussitôt { $amount } conserve.
           *[other] Prenez aussitôt { $amount } conserves.
        }
    .short = +{ $amount } { $amount ->
        [one] conserve
       *[other] conserves
    } aussitôt
power-universal-equipment = Trousse universelle
    .does =
        { $amount ->
            [one] Compte comme { $amount } équipement de chaque type pour les événements et les missions.
           *[other] Compte comme { $amount } équipements de chaque type pour les événements et les missions.
        }
    .short = tout équipement +{ $amount }
power-unsuccessful-missions-2vp = Rien ne se perd
    .does = À la fin, chacune de vos missions non réussies rapporte { $amount } PV.
    .short = mission ratée : { $amount } PV
power-tinkerer-1vp-each = Fierté de l'atelier
    .does = À la fin, chaque bricoleur de votre refuge rapporte { $amount } PV.
    .short = { $amount } PV par bricoleur
power-four-vp = Monument
    .does = À la fin, gagnez { $amount } PV.
    .short = { $amount } PV

## Sortes de mission secrète

missionkind-most-type = Majorité d'un type
    .does = Avoir { $ties ->
            [0] plus de { $target_plural } que chacun des autres refuges
           *[other] le plus de { $target_plural } de tous les refuges, seul ou à égalité
        } : { $vp } PV.
missionkind-two-pairs = Deux paires
    .does = Avoir au moins { $threshold } { $target_plural } : { $vp } PV.
missionkind-most-eq = Majorité d'un équipement
    .does = Avoir { $ties ->
            [0] plus de { $target_plural } que chacun des autres refuges
           *[other] le plus de { $target_plural } de tous les refuges, seul ou à égalité
        } : { $vp } PV.
missionkind-four-eq = Stock d'un équipement
    .does = Avoir au moins { $threshold } { $target_plural } : { $vp } PV.
missionkind-most-pow = Majorité de pouvoirs
    .does = Avoir { $ties ->
            [0] plus de pouvoirs de bricoleur que chacun des autres refuges
           *[other] le plus de pouvoirs de bricoleur de tous les refuges, seul ou à égalité
        } : { $vp } PV.
missionkind-two-pow = Quelques pouvoirs
    .does = Avoir au moins { $threshold } pouvoirs de bricoleur : { $vp } PV.
missionkind-most-eq-all = Majorité d'équipement
    .does = Avoir { $ties ->
            [0] plus d'équipements en tout que chacun des autres refuges
           *[other] le plus d'équipements en tout, seul ou à égalité
        } : { $vp } PV.
missionkind-pairs-each-eq = Paires de chaque équipement
    .does = Avoir au moins { $threshold } équipements de chaque type : { $vp } PV.
missionkind-pairs-each-surv = Paires de chaque survivant
    .does = Avoir au moins { $threshold } survivants de chacun des cinq types : { $vp } PV.
missionkind-ten-slack = Beaucoup d'inutiles
    .does = Avoir au moins { $threshold } inutiles : { $vp } PV.
missionkind-few-slack = Le moins d'inutiles
    .does = Avoir { $ties ->
            [0] moins d'inutiles que chacun des autres refuges
           *[other] le moins d'inutiles de tous les refuges, seul ou à égalité
        } : { $vp } PV.
missionkind-most-surv = Majorité de survivants
    .does = Avoir { $ties ->
            [0] plus de survivants que chacun des autres refuges
           *[other] le plus de survivants de tous les refuges, seul ou à égalité
        } : { $vp } PV.
missionkind-binoc = Jumelles en hiver
    .does = Avoir les jumelles à la fin de la partie : { $vp } PV de plus.
missionkind-thirteen = Beaucoup d'aménagements
    .does = Avoir au moins { $threshold } aménagements : { $vp } PV.

## Parts du score, et comment la partie s'est achevée

part-events = Événements
part-feeding = Nourriture
part-missions = Missions
part-powers = Pouvoirs de bricoleur
part-binoculars = Jumelles
reason-winter = L'hiver est fini.

## Jetons du Centre

centertoken-bullet = { equipment-bullet }
    .plural = { equipment-bullet.plural }
    .the = { equipment-bullet.the }
centertoken-capsule = { equipment-capsule }
    .plural = { equipment-capsule.plural }
    .the = { equipment-capsule.the }
centertoken-book = { equipment-book }
    .plural = { equipment-book.plural }
    .the = { equipment-book.the }
centertoken-bat = { token-bat }
    .the = { token-bat.the }
centertoken-binoculars = { token-binoculars }
    .the = { token-binoculars.the }

## Jokers et moments

wild-die = dé joker
    .a = un dé joker
wild-token = jeton joker
    .a = un jeton joker
window-before-event = avant l'événement
window-before-feeding = avant de nourrir le refuge
window-after-feeding = après avoir nourri le refuge

## Étapes d'une saison

phase-prelude = Prélude
phase-gather = Récupérer des survivants
phase-acquire = Acquérir des aménagements
phase-resolve = Résoudre l'événement et nourrir
phase-end = Fin de la partie
supply-can = conserve
    .plural = conserves
    .does = Remplace un fermier manquant.

## Ce que portent cartes et tuiles

cans = { $cans ->
    [one] { $cans } conserve
   *[other] { $cans } conserves
}
new-building = Demande { $needs } → donne { $gives }
tile-needs = À surmonter avec { $needs }, tous équipés : { $vp } PV.
type-equipped = Avec { $equipment_a }, tient tête aux événements.
equipment-equips = Équipe un survivant face aux événements ({ $type_plural }).
face-counts = Compte 1 dans les enchères pour les aménagements de { $type }.
kind-of-mission-type = survivants de son type
kind-of-mission-equipment = équipements de son type

## Ce que fait une action dans la situation présente

does-die = Votre force en aménagements de { $type } passe à { $strength }.
does-die-wild = { $wilds ->
    [one] Vous avez alors { $wilds } joker à ajouter aux enchères.
   *[other] Vous avez alors { $wilds } jokers à ajouter aux enchères.
}
does-token = Une fois utilisé, il vit dans votre refuge : c'est { $type_a }.
does-slacker = Une fois utilisé, il vit dans votre refuge : c'est un inutile.
does-tower = { $heroine ->
    [0] Vous retournez une des { $tiles } tuiles Événement.
   *[other] Vous retournez une des { $tiles } tuiles Événement et prenez l'héroïne.
}
does-bridge = { $draw ->
    [one] Vous piochez { $draw } mission et la gardez.
   *[other] Vous piochez { $draw } missions et en gardez { $keep }.
}
does-bridge-more = { $draw ->
    [one] Vous piochez { $draw } mission et la gardez.
   *[other] Vous piochez { $draw } missions, en gardez { $keep } et pouvez en garder { $more } de plus.
}
does-bridge-empty = Il ne reste aucune mission à piocher.
does-cans = { $cans ->
    [one] Vous prenez { $cans } conserve.
   *[other] Vous prenez { $cans } conserves.
}
does-cans-none = Il ne reste aucune conserve.
does-first-die-cans = { $cans ->
    [one] Votre premier dé rapporte aussi { $cans } conserve.
   *[other] Votre premier dé rapporte aussi { $cans } conserves.
}
does-center = { $tokens ->
    [one] Vous prenez le dernier jeton qui s'y trouve.
   *[other] Vous prenez un des { $tokens } jetons qui s'y trouvent.
}
does-station = { $tokens ->
    [one] Vous prenez le dernier jeton Survivant qui s'y trouve.
   *[other] Vous prenez un des { $tokens } jetons Survivant qui s'y trouvent.
}
does-end-turn = { $swaps ->
    [0] { $dice ->
        [one] Vous renoncez à { $dice } dé de plus ce tour ; vous le prendrez à un tour suivant.
       *[other] Vous renoncez à { $dice } dés de plus ce tour ; vous les prendrez à des tours suivants.
    }
    [one] { $dice ->
        [0] Vous renoncez à { $swaps } échange.
        [one] Vous renoncez à { $swaps } échange et à { $dice } dé de plus ce tour.
       *[other] Vous renoncez à { $swaps } échange et à { $dice } dés de plus ce tour.
    }
   *[other] { $dice ->
        [0] Vous renoncez à { $swaps } échanges.
        [one] Vous renoncez à { $swaps } échanges et à { $dice } dé de plus ce tour.
       *[other] Vous renoncez à { $swaps } échanges et à { $dice } dés de plus ce tour.
    }
}
does-heroine = Vous prenez l'héroïne.
does-flip = { $lacks ->
    [0] En l'état, vous surmonteriez cet événement ; des { $left } qui restent, vous { $ready ->
        [0] n'en surmontez aucun
       *[other] en surmontez { $ready }
    }.
    [one] En l'état, il vous manque { $lacks } survivant équipé face à cet événement ; des { $left } qui restent, vous { $ready ->
        [0] n'en surmontez aucun
       *[other] en surmontez { $ready }
    }.
   *[other] En l'état, il vous manque { $lacks } survivants équipés face à cet événement ; des { $left } qui restent, vous { $ready ->
        [0] n'en surmontez aucun
       *[other] en surmontez { $ready }
    }.
}
does-flip-last = Cet événement n'aura pas lieu. L'événement de la saison sera { $tile_the }, pour { $vp } PV.
does-event-ready = En l'état, vous surmontez { $tile_the } : { $vp } PV.
does-event = { $lacks ->
    [one] Pour surmonter { $tile_the }, il vous manque { $lacks } survivant équipé en l'état.
   *[other] Pour surmonter { $tile_the }, il vous manque { $lacks } survivants équipés en l'état.
}
does-event-others = { $others ->
    [0] Personne d'autre n'y parvient.
    [one] { $others } autre refuge y parvient.
   *[other] { $others } autres refuges y parviennent.
}
does-equipment = { $have ->
    [one] Vous avez alors { $have } { $equipment } pour { $people } { $people ->
        [one] { $type }
       *[other] { $type_plural }
    } ; survivants équipés : { $equipped }.
   *[other] Vous avez alors { $have } { $equipment_plural } pour { $people } { $people ->
        [one] { $type }
       *[other] { $type_plural }
    } ; survivants équipés : { $equipped }.
}
does-pick-bat = Cette saison, vous remportez les égalités lors de l'acquisition des aménagements.
does-pick-binoculars = Vous annoncez en premier cette saison et ouvrez la suivante.
does-pick-binoculars-last = Vous annoncez en premier cette saison et marquez { $vp } PV à la fin.
does-mission = Pour l'instant, vous en avez { $have } sur { $need }.
does-mission-met = Elle réussirait maintenant : vous en avez { $have }, il en faut { $need }.
does-mission-few = Vous avez { $have ->
    [one] { $have } inutile
   *[other] { $have } inutiles
} ; en l'état, la limite est de { $most }.
does-mission-placeable = Vous pourriez la poser maintenant.
does-mission-lacks = Il manque encore à votre refuge : { $lacks }.
does-keep-rest = { $rest ->
    [one] L'autre va sous la pioche.
   *[other] Les { $rest } autres vont sous la pioche.
}
does-keep-more = { $rest ->
    [one] Vous pourrez ensuite garder aussi l'autre.
   *[other] Vous continuez ensuite avec les { $rest } autres.
}
does-keep-no-more = { $rest ->
    [one] La mission que vous regardez encore va sous la pioche.
   *[other] Les { $rest } missions que vous regardez encore vont sous la pioche.
}
does-bid = Avec une force de { $strength }, vous choisiriez en { $place ->
    [1] premier
    [2] deuxième
    [3] troisième
   *[other] quatrième
}.
does-bid-short = Il y a { $cards ->
    [one] { $cards } aménagement
   *[other] { $cards } aménagements
} pour { $bidders } joueurs.
does-bid-none-left = Il ne vous en resterait aucun.
does-bid-later = { $later ->
    [one] { $later } joueur annonce après vous, { $wilds ->
        [0] sans joker
        [one] avec { $wilds } joker
       *[other] avec { $wilds } jokers
    } à ajouter.
   *[other] { $later } joueurs annoncent après vous, { $wilds ->
        [0] sans joker
        [one] avec jusqu'à { $wilds } joker
       *[other] avec jusqu'à { $wilds } jokers
    } à ajouter.
}
does-claim-top = { $cards ->
    [one] Vous prenez la dernière carte de cette pioche sans la voir ; les cartes visibles restent aux autres.
   *[other] Vous prenez sans la voir la première des { $cards } cartes de cette pioche ; les cartes visibles restent aux autres.
}
does-refuge = Votre refuge compte alors { $people ->
    [one] { $people } survivant
   *[other] { $people } survivants
} ; fermiers : { $farmers } sur { $needed }. Le nourrir rapporte { $points } PV.
does-refuge-cans = { $cans ->
    [one] Cela coûterait { $cans } conserve ; vous en avez { $have }.
   *[other] Cela coûterait { $cans } conserves ; vous en avez { $have }.
}
does-feed = { $cans ->
    [one] Vous dépensez { $cans } conserve, en gardez { $left } et marquez { $points } PV.
   *[other] Vous dépensez { $cans } conserves, en gardez { $left } et marquez { $points } PV.
}
does-go-hungry = { $cans ->
    [one] Vous gardez votre conserve et ne marquez rien pour la nourriture cette saison.
   *[other] Vous gardez vos { $cans } conserves et ne marquez rien pour la nourriture cette saison.
}

## Options de mise en place

option-first = Premier joueur
option-first-0 = au hasard
option-first-1 = joueur 1
option-first-2 = joueur 2
option-first-3 = joueur 3
option-first-4 = joueur 4

### Actions : ce qu'un siège peut faire, et ce qui s'ensuit

action-token = Prendre un jeton { $face }
    .does = Le jeton rejoint votre plateau et compte dans les enchères de son type ; une fois utilisé, il entre dans votre refuge.
action-keep = Garder « { $mission } »
    .does = La mission reste face cachée devant vous ; les autres que vous avez vues vont sous la pioche.
action-keep-no-more = Ne pas garder d'autre mission
    .does = Toutes les missions que vous regardez encore vont sous la pioche.
action-take = Prendre { $face_the } { $place_at }
    .does = Le dé rejoint votre plateau tel quel ; puis vient l'action { $place_from }.
action-swap = Échanger { $face_the } { $place_at }…
    .does = Vous choisirez ensuite le dé d'un autre lieu qui prend sa place.
action-swap-with = … avec { $face_the } { $place_at }
    .does = Les deux dés changent de lieu et gardent leur face.
action-end-turn = Finir le tour
    .does = Vous renoncez à ce que vos pouvoirs permettent encore ce tour.
action-flip = Retourner { $tile_the }
    .does = Cet événement n'aura pas lieu cette saison.
action-pick = Prendre { $token_the }
    .does = L'équipement vous reste ; la batte gagne les égalités cette saison ; les jumelles annoncent en premier, ouvrent la saison suivante et marquent à la fin.
action-add = Ajouter { $wild_a }
    .does = Votre force augmente de 1. Le joker est consommé : un jeton devient un inutile de votre refuge.
action-stop = Annoncer cette force
    .does = Votre enchère est définitive ; au suivant d'annoncer.
action-claim = Prendre { $building_the }
    .does = L'aménagement rejoint votre refuge avec tout ce qu'il porte.
action-claim-top = Prendre la première carte de la pioche
    .does = Vous prenez sans la voir la première carte de cette pioche ; les cartes visibles restent aux autres.
action-place = Poser « { $mission } »
    .does = Le nouvel aménagement rejoint votre refuge et donne ce qu'il montre. Rien n'est dépensé.
action-go-on = Ne rien poser
    .does = Vous ne posez pas de nouvel aménagement maintenant.
action-feed = Nourrir avec des conserves
    .does = Vous défaussez une conserve par fermier manquant et marquez la zone de votre population.
action-go-hungry = Garder les conserves
    .does = Vous ne dépensez rien et ne marquez rien pour la nourriture cette saison.

### Décisions : ce qu'il faut décider maintenant

decision-prelude-token = Choisissez le jeton Survivant de départ.
    .wait = { $seat } choisit un jeton Survivant de départ.
decision-prelude-mission = Gardez une de vos { $dealt } missions.
    .wait = { $seat } choisit une mission.
decision-turn = Prenez un dé dans l'un des cinq lieux.
    .wait = { $seat } prend un dé.
decision-first-turn = Utilisez les pouvoirs de votre premier dé, ou finissez le tour.
    .wait = { $seat } peut utiliser les pouvoirs du premier dé.
decision-swap-with = Choisissez le dé à échanger avec { $face_the } { $place_at }.
    .wait = { $seat } échange { $face_the } { $place_at } avec un autre dé.
decision-tower = Choisissez la tuile Événement à retourner.
    .wait = { $seat } choisit une tuile Événement à retourner.
decision-bridge = { $must ->
    [0] { $seen ->
        [one] Vous pouvez garder aussi la mission qui reste.
       *[other] Vous pouvez garder une mission de plus parmi les { $seen } restantes.
    }
   *[other] { $seen ->
        [one] Gardez la mission piochée.
       *[other] Gardez une des { $seen } missions piochées.
    }
}
    .wait = { $seen ->
        [one] { $seat } regarde { $seen } mission.
       *[other] { $seat } regarde { $seen } missions.
    }
decision-center = Prenez un des jetons du Centre.
    .wait = { $seat } prend un jeton au Centre.
decision-station = Prenez un des jetons Survivant de la Gare.
    .wait = { $seat } prend un jeton à la Gare.
decision-announce = Votre force en aménagements de { $type } est de { $strength }. Ajoutez des jokers ou annoncez-la.
    .wait = { $seat } enchérit pour les aménagements de { $type } : { $strength } pour l'instant.
decision-claim = Prenez un aménagement de { $type }.
    .wait = { $seat } prend un aménagement de { $type }.
decision-window = Vous pouvez poser de nouveaux aménagements { $window }.
    .wait = { $seat } peut poser de nouveaux aménagements { $window }.
    .alone = Vous n'avez rien à poser { $window }. La question est posée à tous, pour que personne ne devine ce que vous avez.
decision-feed = Nourrir { $population ->
    [one] { $population } survivant
   *[other] { $population } survivants
} avec { $cans ->
    [one] { $cans } conserve
   *[other] { $cans } conserves
} pour { $points } PV ?
    .wait = { $seat } peut nourrir { $population ->
        [one] { $population } survivant
       *[other] { $population } survivants
    } avec { $cans ->
        [one] { $cans } conserve
       *[other] { $cans } conserves
    }.

### Événements : les lignes du journal

event-season-began = { $season } : la saison commence. Premier joueur : { $first }.
event-tile-laid = Événement à la Tour : { $tile }.
event-took-die = { $seat } prend { $face_the } { $place_from }.
event-swapped = { $seat } prend { $face_the } { $place_at }…
event-swapped-for = … et l'échange avec { $face_the } { $place_at }.
event-took-token = { $seat } prend un jeton { $face }.
event-took-center = { $seat } prend { $token_the }.
event-took-heroine = L'héroïne rejoint { $seat } pour cette saison.
event-took-cans = { $seat } prend { $cans ->
    [one] { $cans } conserve
   *[other] { $cans } conserves
}.
event-flipped = { $seat } retourne { $tile_the }.
event-drew = { $seat } pioche { $missions ->
    [one] { $missions } mission
   *[other] { $missions } missions
}.
event-kept = { $seat } garde « { $mission } ».
event-kept-one = { $seat } garde une mission face cachée.
event-placed = { $seat } pose « { $mission } » comme nouvel aménagement.
event-announced = { $seat } annonce { $strength } pour les aménagements de { $type }.
event-claimed = { $seat } prend { $building_the }.
event-claimed-top = { $seat } tire { $building_the } du dessus de la pioche.
event-moved-in = { $seat } accueille { $count ->
    [one] { $count } { $type }
   *[other] { $count } { $type_plural }
} dans son refuge.
event-overcame = { $seat } surmonte { $tile_the } : { $points } PV.
event-failed = { $seat } ne surmonte pas { $tile_the }.
event-fed = { $seat } nourrit son refuge : { $points } PV{ $cans ->
    [0] .
    [one] , { $cans } conserve dépensée.
   *[other] , { $cans } conserves dépensées.
}
event-starved = { $seat } ne nourrit pas son refuge : il manque { $farmers ->
    [one] { $farmers } fermier
   *[other] { $farmers } fermiers
}.
event-succeeded = { $seat } révèle « { $mission } », accomplie : { $points } PV.
event-unsuccessful = { $seat } révèle « { $mission } », non accomplie.
event-scored = { $seat } marque { $points } PV ({ $part }).

## Aide

help-signs =
    Paris: New Eden : [B] est un dé, (B) un jeton. B, C, G, S et F sont bricoleur, combattant, guérisseur, sage et fermier ; J est un joker, I un inutile.
    Le nombre après un type : les aménagements qui restent dans sa pioche. • ⊕ ▤ : munitions, vaccins et livres. Devant un événement, ▲ signifie face visible, ▽ retourné ; « 2C » : les survivants équipés qu'il demande.
    « manque 2 », ou –2 : ce qu'il vous manque de survivants équipés. ↳ est le pouvoir d'un aménagement. Les fermiers se lisent « présents/requis ».
