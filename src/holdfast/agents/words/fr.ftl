### Pourquoi l'agent heuristique aime une action

advice-chance = { $percent } % de chances de gagner
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
