# Ce que dit le serveur quand quelque chose n'est pas possible.

error-server-name = Un nom doit avoir au moins une lettre.
error-server-chat-empty = Ce message est vide.
error-server-chat-off = Il n'y a pas de discussion à cette table.
error-server-nobody = Personne ne vous connaît encore ici. Donnez-vous d'abord un nom.
error-server-origin = Cette demande vient d'une autre page : elle est refusée.
error-server-host = Ce serveur ne sert que cette machine. Ouvrez-le sous le nom localhost.
error-server-too-fast = C'était trop à la fois. Attendez un instant, puis reprenez.
error-server-too-many-sockets = Vous avez trop de connexions ouvertes. Fermez-en quelques-unes.
error-server-slow-client = Cette connexion est trop lente pour suivre la table. Elle repart de zéro.
error-server-message = Le serveur ne comprend pas ce message.
error-server-link = Ce code n'est plus valable. Créez-en un autre sur l'autre appareil.
error-server-no-table = Cette table n'existe pas.
error-server-not-your-table = Cette table ne vous est pas ouverte.
error-server-not-host = Seul l'hôte de la table peut le faire.
error-server-not-your-seat = La place { $seat } n'est pas à vous.
error-server-seat-taken = La place { $seat } est prise.
error-server-seats-empty = Il reste des places libres. Invitez quelqu'un, ou faites jouer l'ordinateur.
error-server-new-host = Le nouvel hôte doit être assis à cette table.
error-server-nobody-sits = Personne n'est assis à la place { $seat } : personne ne peut la reprendre.
error-server-no-open-seat = Il n'y a pas de place libre à cette table.
error-server-invitation = Cette invitation n'est plus valable. Demandez-en une autre à l'hôte.
error-server-not-started = La table attend que toutes les places soient prises.
error-server-agent-plays = L'ordinateur joue à la place { $seat }. Reprenez-la d'abord.
error-server-paused = La partie est en pause.
error-server-not-over = La partie n'est pas encore finie.
error-server-no-pointing = On ne montre du doigt que dans les jeux où l'on joue ensemble.
error-server-nothing-there = Il n'y a rien à montrer.
error-server-save-secret = La sauvegarde contient les secrets des autres. Vous l'aurez quand la partie sera finie.
error-server-no-hint = Il n'y a rien à conseiller : la décision n'est pas la vôtre.
error-server-no-page = La page n'a pas été construite. Lancez `make play`, ou `npm ci && npm run build` dans web/.
error-server-no-share = Cette relecture n'existe pas.
error-server-too-many-tables = Vous tenez déjà { $most } tables. Finissez-en ou supprimez-en quelques-unes.
error-server-stopping = Le serveur s'arrête. Rien n'est perdu ; réessayez dans un instant.
error-server-frozen = La table est figée, car rien ne peut être enregistré pour le moment. Rien n'est perdu ; elle reprendra d'elle-même.
error-server-storage = Rien ne peut être enregistré pour le moment : { $why }.
error-server-database = La base de données { $url } ne s'ouvre pas : { $why }.
error-server-database-kind = L'URL de la base de données commence par { $kind }. Les parties sont conservées dans SQLite ({ $sqlite }:///fichier) ou PostgreSQL ({ $postgres }://utilisateur@hôte/nom).
error-server-newer = Cette base vient d'un Holdfast plus récent (schéma { $found }, celui-ci connaît { $known }). Installez le plus récent.
error-server-settings = Un réglage n'a pas de sens : { $why }.
error-server-settings-file = Le fichier de réglages { $path } est illisible : { $why }.
error-server-public = { $host } est accessible depuis d'autres machines. Si c'est voulu, dites --public et donnez une clé secrète.
error-server-secret = Un serveur public a besoin d'une clé secrète d'au moins 32 caractères : --secret, HOLDFAST_SECRET ou `secret` dans le fichier de réglages.
error-server-port = { $port } n'est pas un port. Les ports vont de 0 à 65535.
error-server-log = { $log } n'est pas une forme de journal. Il y a : text, json.
error-server-folder = On ne peut pas écrire dans le dossier { $path } : { $why }.
error-server-busy = Le port { $port } est pris. Choisissez-en un autre avec --port.
error-server-seed = Qui connaît le numéro de la donne connaît toutes les cartes à venir : on ne peut le choisir que si personne d'autre ne joue.
error-server-is-here = La personne assise à la place { $seat } est là, et elle joue.
error-server-internal = Quelque chose a échoué ici. Le journal du serveur en garde la trace.
error-server-broken = Quelque chose a échoué à cette table. Elle revient à son dernier état enregistré.
error-server-entries = Il manque un morceau à l'historique de cette table : elle ne peut pas continuer.
error-server-no-pack = Ce pack n'existe pas.
error-server-too-many-packs = Vous avez déjà { $most } packs de contenu. Supprimez-en quelques-uns.
error-server-pack-file = Un pack ne peut pas avoir de fichier nommé { $file }. Les noms de fichiers sont faits de lettres, chiffres, espaces, points, traits d'union et tirets bas.
error-server-pack-size = Ce pack est trop grand. Tous ses fichiers ensemble peuvent compter { $most } milliers de caractères.
error-server-pack-slow = La vérification de ce pack a pris trop de temps et a été abandonnée. Essayez-le en parties plus petites.
error-server-today-undo = À la table du jour, chacun affronte le même hasard une seule fois : vous ne pouvez revenir en arrière que tant que le hasard n'a pas joué et que personne d'autre n'a décidé.
error-server-today-agent = Personne ne peut jouer la table du jour à votre place.
error-server-analyst-enough = Vous avez fait analyser beaucoup de parties. Attendez un peu, puis demandez la suivante.
error-server-analyst-busy = Beaucoup de parties attendent leur analyse. Redemandez dans quelques minutes.
error-server-play-on = Vous pouvez rejouer à partir d'ici si vous étiez à cette table, ou si vous l'avez ouverte.
error-server-play-on-end = Il n'y a plus rien à jouer ici. Choisissez une position antérieure.

# Ce qu'une table ajoute à son historique.

note-agent-failed = L'ordinateur, qui joue pour { $name }, a échoué : un joueur plus simple a décidé cette fois-ci.
note-agent-slow = L'ordinateur, qui joue pour { $name }, a été trop lent : un joueur plus simple a décidé cette fois-ci.
note-time-over = Temps écoulé pour { $name } : l'ordinateur a décidé cette fois-ci.
note-handed-over = L'ordinateur joue désormais pour { $name }.
note-taken-back = { $name } reprend sa place.
note-rules-changed = Des règles ont été corrigées depuis le dernier coup : la partie reprend à la dernière position qui a pu être conservée.
note-replay-differs = Cette partie a été enregistrée par une autre version : elle reprend à sa dernière position, son historique recommence.

# Noms de personnes et de résultats.

guest = Invité
today-rival = Ordinateur { $number }
today-result = Holdfast · { $game } · { $day } · { $points ->
    [one] { $points } point
   *[other] { $points } points
}, place { $place } sur { $seats }
today-held = Holdfast · { $game } · { $day } · nous avons tenu : { $why }
today-lost = Holdfast · { $game } · { $day } · nous n'avons pas tenu : { $why }
