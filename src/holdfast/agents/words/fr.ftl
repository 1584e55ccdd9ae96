### Pourquoi l'agent heuristique aime une action

advice-chance = { $percent } % de chances de gagner
advice-survival = { $percent } % de chances de survivre
reason = { $part } ({ $points })
part-rivals = freine votre rival le plus fort

part-paris-scored = marque des points tout de suite
part-paris-scored-feed = nourrit vos gens cette saison
part-paris-event = surmonte l'événement de la saison
part-paris-feeding = de quoi nourrir vos gens, maintenant et plus tard
part-paris-feeding-go-hungry = garde de quoi nourrir vos gens plus tard
part-paris-stores = garde des conserves pour les saisons suivantes
part-paris-fighters = équipe des gens pour les événements à venir
part-paris-powers = pouvoirs de vos aménagements, jusqu'à la fin
part-paris-missions = fait avancer vos missions
part-paris-bids = force pour les prochaines acquisitions
part-paris-tokens = la batte ou les jumelles
part-paris-tokens-pick-bat = prend la batte, qui tranche les égalités
part-paris-tokens-pick-binoculars = prend les jumelles : à vous de commencer la saison suivante

part-outlive-events = surmonte un événement
part-outlive-ready-events = réunit le coût d'un événement en jeu
part-outlive-rooms = remplit des salles
part-outlive-built = une salle construite pour ceux qui viendront
part-outlive-abilities = ce que vos salles feront pour vous
part-outlive-radioactivity = tient la radioactivité dehors
part-outlive-survivors = plus de survivants
part-outlive-equipment = de l'équipement, et sa réparation
part-outlive-food = les repas de cette nuit, et des vivres pour accueillir du monde
part-outlive-materials = matériaux et munitions

part-warofmine-usual = ce que disent les règles simples
part-warofmine-usual-first = les règles simples ; une chance plus haute peut être un hasard
part-warofmine-people = des gens qui restent avec vous
part-warofmine-hunger = moins de faim
part-warofmine-fatigue = moins de fatigue
part-warofmine-illness = moins de maladie
part-warofmine-misery = moins de détresse
part-warofmine-wounds = moins de blessures
part-warofmine-best-off = garde en forme l'un de ceux du début
part-warofmine-food = de quoi manger et boire les jours suivants
part-warofmine-materials = du bois et des composants
part-warofmine-medicine = des bandages et des médicaments
part-warofmine-goods = des choses utiles ou à échanger
part-warofmine-comforts = café, cigarettes, livres et alcool
part-warofmine-weapons = des armes
part-warofmine-house = une maison mieux équipée
part-warofmine-cold = une maison moins froide
part-warofmine-danger = moins de danger à venir
part-warofmine-story = l'objectif, les notes et les cartes gardées
