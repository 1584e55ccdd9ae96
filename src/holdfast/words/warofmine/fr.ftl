### Mots que seul le plateau de This War of Mine utilise

warofmine-headline = Jour { $day } · { $phase } · meneur { $leader }
warofmine-house = La maison
warofmine-group = Le groupe (F faim, f fatigue, M maladie, D détresse, B blessures ; ⚔ combat, ♥ empathie, ▣ charge)
warofmine-storage = Réserve
warofmine-pile = Trouvailles
warofmine-nothing = rien
warofmine-outside = { $place } : { $cards } cartes, bruit { $noise }
warofmine-cold = froid { $cold }/6
warofmine-objective = objectif { $objective } { $progress }/{ $track }
warofmine-cards = Cartes narratives
warofmine-notes = Notes
warofmine-spots = Proche { $near } · Intermédiaire { $middle } · Éloigné { $far }
warofmine-letters = FfMDB
warofmine-out = dehors
warofmine-raid = Pillage : { $raid } · dégâts { $damage }, blessures { $wounds }
warofmine-away = absent
warofmine-enemies = Ennemis
warofmine-outdoors = Dehors
warofmine-guard = Garde
warofmine-idea = Idées
warofmine-floor = Couchage
warofmine-poke = Fouiner
