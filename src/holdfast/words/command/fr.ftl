### Mots de la commande `holdfast`

## Ses parties

command-holdfast = Trois jeux de survie : y jouer, les simuler, en lire les règles et les composants.
command-games = Les jeux qui sont là.
command-play = Jouer à la table dans ce terminal, ou dans un navigateur sur cette machine.
command-serve = Servir des tables aux navigateurs, ici ou au loin. Chaque réglage peut aussi être donné par HOLDFAST_… dans l'environnement, ou dans un fichier.
command-simulate = Jouer beaucoup de parties entre agents et en montrer les chiffres. Ctrl-C montre ceux des parties déjà jouées.
command-tournament = Faire jouer chaque agent contre chaque autre, à tous les sièges, et montrer qui est le plus fort. Ctrl-C l'arrête ; avec --json, la même commande reprend où elle en était.
command-balance = Jouer les mêmes tables sans un pack de contenu et avec lui, et montrer ce qu'il change. Ctrl-C l'arrête ; avec --json, la même commande reprend où elle en était.
command-report = Faire de résultats une page à regarder : qui est le plus fort, quel siège, ce qui va avec la victoire. Demande Altair.
command-train = Entraîner l'agent qui apprend, par des parties contre lui-même. La même commande fait les mêmes poids ; après Ctrl-C elle reprend où elle s'est arrêtée.
command-content = Montrer les composants d'un jeu, et vérifier les packs qui les corrigent.
command-check = Vérifier un pack de contenu : dit tout ce qui ne va pas, ou ce qu'il change.
command-rules = Montrer les règles d'un jeu, avec nos mots, par leurs numéros.
command-replay = Raconter une partie enregistrée, décision par décision, avec les numéros des règles.
command-analyse = Dire après une partie ce que chaque décision a fait des chances de gagner ou de survivre, et ce qui aurait été mieux.
command-journal = Raconter ce qui a été lu dans une partie enregistrée, en un seul texte.

## Ce qui se trouve sur la ligne

flag-help = Montrer cette page.
flag-version = Montrer la version, et si le moteur est compilé.
flag-lang = Langue : en ou fr ; par défaut celle du système.
flag-game = Quel jeu ; `holdfast games` les donne.
flag-game-or-first = Quel jeu ; par défaut le premier.
flag-content = Dossier d'un pack de contenu avec lequel jouer.
flag-option = Un choix de mise en place, nom=valeur ; peut être répété.
flag-terminal = La table dans ce terminal. C'est aussi le cas sans écran graphique, ou quand une partie est choisie ici.
flag-no-browser = Afficher seulement l'adresse qu'un navigateur peut ouvrir.
flag-play-port = Le port que le navigateur utilise ; par défaut un port libre.
flag-host = L'adresse d'écoute ; par défaut 127.0.0.1, cette machine seulement.
flag-port = Le port ; 8484 par défaut, 0 pour un port libre.
flag-database = Où les parties sont conservées, sous forme d'URL comme postgresql+asyncpg://… ; par défaut un fichier SQLite dans le dossier de données.
flag-data = Le dossier de données ; par défaut celui que le système propose.
flag-agent-processes = Le nombre de processus où les agents réfléchissent ; 1 par défaut.
flag-agent-seconds = Un agent plus lent est remplacé pour cette décision ; 20 par défaut.
flag-analysis-seconds = Durée de l'analyse d'une partie terminée, en secondes ; 60 par défaut.
flag-analyses-per-hour = Nombre d'analyses de parties par personne et par heure ; 12 par défaut.
flag-public = Servir aussi d'autres machines. Demande une clé secrète, et sécurise les cookies.
flag-secret = Signe les cookies, au moins 32 caractères. Mieux dans HOLDFAST_SECRET ou dans le fichier : d'autres peuvent voir les lignes de commande.
flag-origin = L'adresse qu'utilisent les navigateurs, comme https://play.example.org, si un autre programme est placé devant.
flag-idle-minutes = Une table que personne n'a touchée si longtemps quitte la mémoire ; 10 par défaut.
flag-people-days = Les invités sont supprimés après tant de jours sans visite ; 180 par défaut.
flag-chat-days = Les discussions sont supprimées après tant de jours ; 30 par défaut.
flag-finished-days = Les parties finies sont supprimées après tant de jours ; 90 par défaut.
flag-unfinished-days = Les parties abandonnées sont supprimées après tant de jours ; 365 par défaut.
flag-tables-per-person = Le nombre de tables qu'une personne peut tenir à la fois ; 50 par défaut.
flag-packs-per-person = Le nombre de packs qu'une personne peut conserver ; 20 par défaut.
flag-connections-per-person = Le nombre de connexions qu'une personne peut ouvrir ; 8 par défaut.
flag-requests-per-minute = Le nombre de demandes qu'une adresse peut faire ; 600 par défaut.
flag-messages-per-second = Le nombre de messages qu'une connexion peut envoyer ; 40 par défaut.
flag-log = La forme du journal : text pour les personnes, json pour les machines ; text par défaut.
flag-settings = Un fichier TOML avec des réglages de ces noms.
flag-seats = 3 (vous et deux autres), ou Ann,Bob,random ; demandé si rien n'est donné.
flag-match-seed = Le numéro de la donne ; le même redonne la même partie.
flag-load = Reprendre une partie enregistrée.
flag-how-many-seats = Combien de sièges ; par défaut le plus possible.
flag-games = Combien de parties.
flag-seed = Tout le hasard en découle.
flag-agents = Un agent pour tous les sièges, ou un pour chacun, séparés par des espaces ou des virgules.
flag-workers = Combien de processus ; les chiffres n'en dépendent pas.
flag-fewest-seats = Combien de sièges ; par défaut le moins possible.
flag-tournament-agents = Les agents, par exemple heuristic random heuristic:noise=0.2.
flag-pairing-matches = Combien de parties joue chaque paire ; arrondi vers le haut pour que tous occupent chaque siège aussi souvent.
flag-tournament-json = Écrire aussi les chiffres dans ce fichier ; le travail inachevé est conservé à côté. - les écrit sur la sortie standard.
flag-records = Mettre dans le fichier une ligne par partie.
flag-balance-agents = Un agent pour tous les sièges, ou un pour chacun.
flag-pairs = Combien de tables ; chacune est jouée deux fois, sans le pack et avec lui.
flag-budget = Dans combien de mondes on choisit les options de chaque décision, puis on les mesure dans autant d'autres ; davantage de mondes, plus de temps et plus de finesse.
flag-balance-out = Écrire aussi un rapport dans ce fichier.
flag-results = Des fichiers que tournament, simulate ou balance ont écrits avec --json.
flag-out = Le fichier à écrire.
flag-open = Ouvrir le rapport dans un navigateur.
flag-force-out = Permettre à --out de remplacer un fichier.
flag-train-matches = De combien de parties apprendre. Une quarantaine par seconde sur un cœur.
flag-train-minutes = S'arrêter après tant de minutes de processeur, à la fin d'une série ; sans limite par défaut.
flag-train-hidden = Unités cachées du réseau ; 0 en fait une simple somme.
flag-train-start = De quoi partir : de rien (nothing), ou de l'évaluation de l'agent heuristique (heuristic).
flag-train-out = Où vont les poids ; par défaut JEU-SIÈGES.weights, ici.
flag-train-force = Recommencer, même si un apprentissage interrompu s'y trouve.
flag-json = Écrire aussi les chiffres dans ce fichier ; - les écrit plutôt sur la sortie standard.
flag-force = Permettre à --json de remplacer un fichier.
flag-assumed = Seulement les valeurs qui ne sont pas sûres, avec leur raison (en anglais).
flag-table = Seulement cette table, par exemple building.
flag-folder = Le dossier du pack.
flag-number = Une règle comme PNE-2.3, un chapitre comme PNE-2, ou un mot à chercher.
flag-search = Seulement les règles avec ce mot.
flag-file = Une partie enregistrée.
flag-seat = Seulement ce que ce siège (à partir de 0) a vu ; par défaut tout.
flag-journal = Écrire le journal dans ce fichier.
flag-replace = Permettre à --to de remplacer un fichier.

## Une page d'aide

page-usage = Usage :{" "}
page-commands = Commandes
page-arguments = Arguments
page-options = Options
page-default = {" "}({ $value } par défaut)

## Ce qui tient lieu d'autre chose dans une ligne d'usage

place-command = COMMANDE
place-options = OPTIONS
place-args = ARGUMENTS
place-game = JEU
place-file = FICHIER
place-folder = DOSSIER
place-number = NUMÉRO
place-name = NOM
place-str = AGENT
place-results = RÉSULTATS

## Servir

serve-address = La table est à l'adresse { $address }
serve-stop = Ctrl-C l'arrête ; rien n'est perdu.
serve-public = Ce serveur est public : quiconque atteint cette adresse peut devenir invité, ouvrir des tables et regarder celles qui le permettent. Les cookies ne passent que par HTTPS : placez devant un programme qui parle HTTPS. Votre clé secrète signe les cookies : qui la connaît peut être n'importe qui.

## Chiffres d'une simulation

figures-bar = parties
figures-written = Chiffres écrits dans { $path }.
figures-speed = { $seconds } s, { $games } parties/s, { $decisions } décisions/s ({ $status ->
    [compiled] compilé
    [interpreted] interprété
   *[other] { $status }
}, { $workers } processus)
figures-counted = Arrêtée : { $games } parties sur { $asked } sont comptées.

## Apprentissage

train-progress = { $matches } parties sur { $of }, { $seconds } s de processeur ; { $against }
train-against = contre { $agent } { $share } %
train-watched = { $matches } parties suivies sur { $of }
train-right = De deux parties au même jour dont il n'a rien appris, l'une gagnée et l'autre perdue, il les distingue { $share } fois sur 100.
train-resumed = Reprend après { $matches } parties.
train-stopped = Arrêté. Ce qui est appris se trouve dans { $path } ; la même commande reprend de là.
train-written = Les poids sont dans { $path }.
figures-head = { $game } (règles { $rules }), { $seats ->
    [one] { $seats } siège
   *[other] { $seats } sièges
}, graine { $seed }
figures-pack = Pack { $name } ({ $checksum })
figures-games = { $count ->
    [one] { $games } partie
   *[other] { $games } parties
}
figures-stopped = arrêtée après { $games } parties sur { $asked } ; ce sont les chiffres des { $games } premières
figures-decisions = { $decisions } décisions ; dans une partie : { $each }
figures-spread = moyenne { $mean }, écart-type { $sd }, de { $least } à { $most }
figures-endings = Fins
figures-ending = fin
figures-matches = parties
figures-seats = Sièges
figures-seat = siège
figures-agent = agent
figures-wins = gains
figures-shared = partagés
figures-rate = part
figures-interval = intervalle à 95 %
figures-score = points
figures-sd = é.-t.
figures-min = min
figures-median = médiane
figures-max = max
figures-parts = Points par partie du décompte (moyenne ± écart-type)
figures-part = pour
figures-of-seat = siège { $seat }

## Chiffres d'un tournoi

tournament-played = { $matches } parties, { $each } par paire
tournament-stopped = arrêté après { $matches } parties sur { $asked } ; en voici les chiffres
tournament-pairings = Paires
tournament-against = contre
tournament-even = à égalité
tournament-share = premières places
tournament-survived = Agents
tournament-won = gagnées
tournament-days = jours
tournament-compared = Sur les mêmes tables
tournament-more-won = gagnées en plus, en points de pourcentage
tournament-more-days = jours en plus
tournament-ratings = Classement (openskill)
tournament-seats = Premières places selon le siège, tous agents confondus
tournament-deaths = Personnes perdues
tournament-how = comment
tournament-cause = cause
tournament-people = personnes
tournament-unrated = Il n'y a pas de classement, car openskill n'est pas installé : pip install 'holdfast[arena]'.
tournament-go-on = Arrêté. La même commande reprendra ici.
tournament-lost = Arrêté. Avec --json, la même commande pourrait reprendre ici.

## Ce que change un contenu

balance-changed = Il change { $changed }.
balance-played = { $pairs } tables, chacune jouée sans le pack et avec lui par { $agents }
balance-measures = Ce que change le pack
balance-measure = chiffre
balance-base = jeu de base
balance-difference = différence, intervalle à 95 %
balance-clear = nette
balance-held = Nettement plus ou moins souvent en main à la fin
balance-thing = quoi
report-written = Le rapport est { $path }.
analysis-bar = décisions

## Composants

content-name = nom
content-source = source
content-assumed = supposé
content-why = raison
content-all = tout
content-yes = oui
content-no = non
content-known = Rien n'est supposé dans { $where } : toutes les valeurs sont connues.
content-total = { $total ->
    [one] { $total } entrée
   *[other] { $total } entrées
}, dont { $unsure ->
    [one] { $unsure } a des valeurs supposées
   *[other] { $unsure } ont des valeurs supposées
}. Les colonnes portent les noms qu'un pack leur donne.
content-pack = Pack { $name }, somme de contrôle { $checksum }.
content-good = { $folder } est un bon pack pour { $game } : { $name }, somme de contrôle { $checksum } ; { $count ->
    [0] il ne change rien
   *[other] il change { $changed }
}.

## Une partie racontée

replay-head = { $game } (règles { $version }, contenu { $content }) : { $seats }
replay-seed = Graine { $seed }
replay-undone = (repris d'un commun accord ; le hasard a recommencé)

## Le bureau du Livre des scripts

command-scripts = Le bureau de ceux qui écrivent le Livre des scripts.
command-scripts-check = Compter le livre et lister ce que regarderait un correcteur.
command-scripts-graph = Dessiner comment les scripts d'un arc ou d'un lot s'enchaînent, en SVG.
command-scripts-read = Lire un script ou un arc dans ce terminal, choix compris.
command-scripts-met = Jouer des parties et dire quels scripts elles ont rencontrés.
flag-lot = Tirer au sort les options des scripts.
flag-print-json = Afficher les chiffres en JSON.
flag-arc-or-pool = Le nom d'un arc ou d'un lot, ou l'identifiant d'un script.
flag-svg = Écrire le dessin dans ce fichier.
flag-script = L'identifiant d'un script, ou le nom d'un arc.
scripts-counted = { $scripts } scripts, { $scenes } scènes, { $words } mots en anglais, { $french } en français, { $choices } avec des choix, { $outcomes } issues racontées, { $arcs } arcs
scripts-length = Trop long ou trop court
scripts-outcome = Options dont rien ne raconte l'issue
scripts-unreachable = Jamais atteints
scripts-dead-end = Arcs qui s'arrêtent là
scripts-typography = Typographie
scripts-spelling = Mots qu'aucune liste ne connaît
scripts-no-spelling = L'orthographe n'a pas été vérifiée : il n'y a pas de dictionnaire. `pip install pyspellchecker` en apporte un.
scripts-repeated = Dit deux fois
scripts-opening = Débuts employés deux fois dans un lot
scripts-theme = Thèmes
scripts-more = … et { $more } de plus ; --json les donne tous
scripts-choose = Lequel ? (Entrée continue)
scripts-wait = après { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}
scripts-met = { $matches } parties ont rencontré { $met } scripts sur { $all } ; { $never } jamais
scripts-different = Histoires différentes par partie : { $different } ; revues en dix parties : { $again } %
scripts-ended = Parties arrivées au cessez-le-feu : { $ceasefires }, { $share } %
scripts-one-sided = Une option prise 95 fois sur 100 : dans { $scripts } scripts sur { $all }
scripts-one-right = Une option qui vaut plus de deux points de plus que la suivante : dans { $scripts } scripts sur { $all }
scripts-swings = Par lot : fois par partie, et ce qu'un script a donné ou pris en points
scripts-arcs = Par arc : parties qui l'ont rencontré, et les fins atteintes
scripts-often = Lus le plus souvent
