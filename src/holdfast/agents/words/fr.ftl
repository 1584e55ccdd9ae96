### Pourquoi l'agent heuristique aime une action

advice-chance = { $percent } % de chances de gagner
advice-survival = { $percent } % de chances de survivre
reason = { $part } ({ $points })
part-rivals = freine votre rival le plus fort

part-paris-scored = points acquis pour de bon
part-paris-event = surmonte l'événement de la saison
part-paris-feeding = nourrit vos gens, maintenant et plus tard
part-paris-stores = garde des conserves pour les saisons suivantes
part-paris-fighters = équipe des gens pour les événements à venir
part-paris-powers = pouvoirs d'aménagements qui serviront encore
part-paris-missions = fait avancer vos missions
part-paris-bids = force pour les prochaines acquisitions
part-paris-tokens = batte, jumelles et ce qu'elles permettent

part-outlive-events = événements surmontés
part-outlive-ready-events = réunit le coût d'un événement en jeu
part-outlive-rooms = salles pleines, et salles qui se remplissent
part-outlive-built = salles construites qui attendent du monde
part-outlive-abilities = ce que vos salles feront pour vous
part-outlive-radioactivity = tient la radioactivité dehors
part-outlive-survivors = survivants en vie
part-outlive-equipment = équipement, réparé ou à réparer
part-outlive-food = les repas de cette nuit, et des vivres pour accueillir du monde
part-outlive-materials = matériaux et munitions

part-warofmine-usual = ce que disent les règles simples
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
part-warofmine-story = ce qui attend son heure, et l'objectif
