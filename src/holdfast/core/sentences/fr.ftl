# Ce qui peut clocher dans une sauvegarde, une mise en place ou une demande, dit là où un joueur le rencontre.

error-undo-nothing = Il n'y a rien à reprendre là.
error-undo-agreement = Depuis, le hasard a joué, une chose cachée a été vue ou un autre joueur a décidé : tous doivent être d'accord.
error-illegal-over = La partie est finie : il n'y a plus rien à décider.
error-illegal = « { $action } » n'est pas possible pour le siège { $seat } maintenant ({ $decision }, { $rule }).
error-no-action = { $game } n'a pas d'action { $given }. Les actions s'écrivent comme { $example }.
error-no-action-number = { $game } n'a pas d'action { $number }. Ses actions portent les numéros 0 à { $last }.
error-not-an-action = Une action est une de celles du catalogue de son jeu, comme game.catalogue[0], et non { $given }.

error-file = { $path } : { $why }
error-save-game = Cette sauvegarde demande un jeu qui n'est pas installé ici. { $why }
error-save-history = L'historique de cette sauvegarde nomme une action que le jeu n'a pas.
error-save-setup = La partie de cette sauvegarde ne peut pas être mise en place ici. { $why }
error-save-snapshot = Cette sauvegarde est endommagée : son instantané n'est pas l'état qui a été enregistré.
error-save-rules = L'instantané de cette sauvegarde ne correspond plus aux règles du jeu { $game } (ici version { $version }). Finissez la partie avec la version qui l'a faite.
error-save-unsound = L'instantané de cette sauvegarde ne correspond plus à { $game } : { $problem }. Finissez la partie avec la version qui l'a faite.
error-save-foreign = Ce n'est pas une sauvegarde de Holdfast, ou elle a été coupée.
error-save-unmarked = Ce n'est pas une sauvegarde de Holdfast : elle ne commence pas comme il faut.
error-save-format = Cette sauvegarde a le format { $found } ; cette version de Holdfast lit le format { $known }. Prenez la version qui l'a écrite, ou une plus récente.
error-save-edited = Cette sauvegarde est endommagée ou a été modifiée à la main : sa somme de contrôle ne correspond pas à son texte.
error-save-incomplete = Une partie de cette sauvegarde manque ou est fausse : { $why }

error-no-seat = Il n'y a pas de siège { $seat } ; les sièges sont numérotés de 0 à { $last }.
error-seats = { $game } a { $first } à { $last } sièges, pas { $seats }.
error-seed = Une graine est un nombre entier de 0 à { $last }, pas { $seed }.
error-no-option = { $game } n'a pas d'option { $name } ; ses options : { $known }.
error-option = L'option { $name } du jeu { $game } a l'une de ces valeurs : { $values }, pas { $value }.
error-no-options = { $game } n'a pas d'options, donc pas non plus { $name }.
error-options = Les options sont des nombres entiers désignés par leur nom, pas { $options }.
error-match-game = Une partie demande un jeu comme holdfast.game("paris"), pas { $given }.
error-match-seats = Les sièges sont un nombre, ou une liste de Seat(nom, agent), pas { $given }.
error-match-path = Une partie s'écrit dans un fichier, donné par son chemin, et non dans { $given }.
error-pack-kind = Un pack de contenu se donne par son dossier, pas par { $given }.

error-no-game = Il n'y a pas de jeu { $name } ; il y a { $known }.
error-no-agent = Il n'y a pas d'agent { $name } ; il y a : { $known }.
error-agent-argument = L'agent { $name } ne prend rien après les deux-points, mais { $given } a été donné.
error-agent-arguments = L'agent { $name } ne prend pas { $given }. Il prend : { $known }.
error-agent-empty = Il manque quelque chose après les deux-points de { $given }. Ce qui convient : { $known }.
error-agent-twice = L'agent { $name } a deux fois { $argument }. Donnez-le une seule fois.
error-agent-noise = Un agent prend de noise=0 à noise=1 après les deux-points, par exemple noise=0.2, pas { $given }.
error-agent-version = La version d'une valeur apprise est un nombre entier à partir de 1, par exemple version=1, pas { $given }.
error-agent-iterations = Un agent cherche pendant iterations=1 à iterations=1000000, par exemple iterations=400, pas { $given }.
error-agent-seconds = Un agent cherche pendant seconds=0.05 à seconds=600, par exemple seconds=1, pas { $given }.
error-agent-by = Un agent cherche avec by=learned ou by=heuristic, pas { $given }.
error-agent-unlearned = { $agent } joue sans ce qu'il a appris, selon les règles de heuristic : { $why }
error-weights-none = Il n'y a pas de poids appris { $version ->
    [1] pour
   *[other] de version { $version } pour
} { $game } à { $seats ->
    [one] { $seats } siège
   *[other] { $seats } sièges
}. `holdfast train { $game } --seats { $seats }` en fait.
error-weights-pack = Les poids appris sont ceux du jeu de base, et le pack { $pack } en change les valeurs.
error-weights-rules = Les poids ont été appris pour { $game } selon la version { $rules } des règles, mais ceci est { $now }, version { $version }. Relancez l'apprentissage.
error-weights-observation = L'observation du jeu { $game } a changé depuis l'apprentissage des poids. Relancez l'apprentissage.
error-weights-file = { $path } ne contient pas de poids appris, ou pas tous. Relancez l'apprentissage, ou reprenez le fichier.
error-train-game = Il n'y a rien à apprendre pour { $game } ; l'agent qui apprend joue à : { $known }.
error-train-matches = Un apprentissage prend de 1 à 10000000 parties, pas { $matches }.
error-train-minutes = Les minutes sont un nombre positif, pas { $minutes }.
error-train-hidden = Un réseau a de 0 à 256 unités cachées, pas { $hidden }.
error-train-start = Un apprentissage part de l'un de { $known }, pas de { $start }.
error-train-file = { $path } n'est pas un apprentissage interrompu. Supprimez-le, ou recommencez avec --force.
error-train-plan = { $path } est un autre apprentissage, celui de `{ $command }`. Reprenez celui-là, choisissez un autre --out, ou recommencez avec --force.
error-no-advice = Aucun agent ne sait donner de conseil pour { $game } ; il y en a pour : { $known }.
error-advice-seat = Le siège { $seat } n'a rien à décider maintenant : il n'y a pas de conseil pour lui.
error-agents = { $agents } agents ne conviennent pas à { $seats ->
    [one] { $seats } siège : donnez-en un.
   *[other] { $seats } sièges : donnez-en un pour tous, ou un pour chacun.
}
error-no-language = Il n'y a pas de langue { $lang } ; il y a : { $known }.
error-entry-point = Le point d'entrée { $name } doit désigner un jeu, pas un objet { $kind }.
error-board = Le plateau du jeu { $game } ({ $given }) est inutilisable : { $why } Le plateau général le remplace.
error-board-methods = un objet { $kind } n'a pas les méthodes headline, table et mine.
error-no-rule = Il n'y a pas de règle { $number } ; les règles portent des numéros comme { $example }.

## Simulations

error-simulated-games = Une simulation a au moins 1 partie, pas { $games }.
error-workers = Une simulation a de 1 à { $most } processus, pas { $workers }.
error-match-failed = La partie { $number } de la graine { $seed } ({ $game }, { $seats ->
        [one] { $seats } siège
       *[other] { $seats } sièges
    }, { $agents } ; la table a la graine { $table }) s'est interrompue : { $why }
error-endless = elle n'était pas finie après { $bound } décisions, la limite que donne le jeu.
error-worker-ended = Un processus de la simulation a été arrêté de l'extérieur, peut-être faute de mémoire.
error-tournament-agents = Un tournoi demande au moins 2 agents, par exemple --agents heuristic random ; on en a donné { $agents }.
error-tournament-twice = L'agent { $name } est nommé deux fois. Chaque agent rencontre tous les autres : nommez chacun une seule fois.
error-journal-foreign = { $path } n'est pas un fichier de reprise de Holdfast. Déplacez-le ou donnez un autre --json.
error-journal-terms = { $path } appartient à une série faite sous d'autres conditions ({ $names }). Répétez sa commande pour la poursuivre, ou recommencez avec --force.
error-journal-damaged = { $path } est endommagé : ses parties ne se suivent pas. Supprimez-le pour recommencer.
error-journal-listeners = { $matches ->
    [one] { $matches } partie d'une série précédente est finie
   *[other] { $matches } parties d'une série précédente sont finies
} : il est trop tard pour les listeners. Ne donnez pas de fichier de reprise.
error-balance-empty = Le pack { $name } ne change aucune valeur : il n'y a rien à comparer.
error-env-library = { $name } demande { $library }, qui n'est pas installé : pip install 'holdfast[{ $extra }]'.
error-env-reward = Il n'y a pas ici de récompense { $given } ; il y a { $known }, ou une fonction qui va du dénouement à ce que reçoit chaque place.
error-env-choice = { $name } vaut { $known }, et non { $given }.
error-env-matches = Un lot compte de 1 à { $most } parties, et non { $given }.
error-env-actions = Un pas prend { $matches ->
    [one] une action, un nombre entier,
   *[other] { $matches } actions, des nombres entiers,
} et non { $given }.
error-env-illegal = Dans la partie { $row }, la place { $seat } ne peut pas faire { $action } maintenant ; rien n'a été appliqué. Les masques disent ce qui est permis.
error-env-reset = Une partie doit d'abord commencer : appelez reset().
error-no-altair = Un rapport demande Altair, qui n'est pas installé : pip install 'holdfast[report]'.
error-no-results = Nommez au moins un fichier écrit par tournament, simulate ou balance avec --json.
error-result-foreign = ce n'est pas un résultat que Holdfast a écrit avec --json.
error-result-version = ce résultat a le format { $found } ; cette version de Holdfast lit le format { $known }. Refaites-le.
error-result-damaged = ce résultat est endommagé : { $why }.
error-result-contradicts = Ces résultats se contredisent ; ils sont endommagés ou ont été modifiés à la main : { $why }.
error-analyse-running = Cette partie n'est pas finie. On n'analyse que des parties finies, pour que personne n'apprenne ce que d'autres ont en main.
error-analyse-budget = Un budget va de 2 à { $most } mondes, pas { $budget }.

## Fichiers

error-line = { $path }, ligne { $line } : { $why }
error-os-missing = il n'y a ni fichier ni dossier de ce nom.
error-os-forbidden = l'accès est refusé.
error-os-folder = c'est un dossier, pas un fichier.
error-os-no-folder = un fichier se trouve à la place d'un dossier.
error-os-full = le disque est plein.
error-os-long = ce nom est trop long.
error-os-other = { $why }.
error-not-text = ce n'est pas un fichier de texte en UTF-8.
error-not-toml = ce n'est pas du TOML : { $shown }
error-no-plain-file = c'est un tube ou un périphérique, pas un fichier.
error-large-file = ce fichier dépasse { $most } Mo ; rien de ce que Holdfast lit n'est si grand.
error-too-deep = l'imbrication est trop profonde pour du TOML.
error-and-more = … et { $more } de plus.
error-not-fluent = ce n'est pas du Fluent : { $shown }

## Ce qu'on attendait des données

error-at = { $path } : { $why }
error-expected = on attendait { $expected }, pas { $got }.
error-value = { $value } n'est pas l'une de ces valeurs : { $values }.
error-between = on attendait { $expected } de { $low } à { $high }.
error-range = on attendait { $expected } { $sign } { $limit }.
error-huge = ce nombre est trop grand.
error-length = on attendait { $bound ->
    [least] au moins { $limit ->
        [one] { $limit } valeur.
       *[other] { $limit } valeurs.
    }
    [most] au plus { $limit ->
        [one] { $limit } valeur.
       *[other] { $limit } valeurs.
    }
   *[other] { $limit ->
        [one] { $limit } valeur.
       *[other] { $limit } valeurs.
    }
}
error-unknown-field = il n'y a pas de champ { $field } ; les champs connus : { $known }.
error-missing-field = le champ { $field } manque.
error-unfit = { $why }.
error-type-int = un nombre entier
error-type-float = un nombre décimal
error-type-str = un texte entre guillemets
error-type-bool = true ou false
error-type-array = une liste entre […]
error-type-object = une table entre {"{…}"}
error-type-null = rien
error-type-time = une date ou une heure
error-type-other = { $name }
error-type-or = { $one } ou { $other }

## Contenu

error-entry = [[{ $table }]] { $id } : { $why }
error-no-entry = La table de contenu [[{ $table }]] n'a pas d'entrée { $id }.
error-foreign-id = cet id n'est pas l'un de ceux-ci : { $known }.
error-twice = elle y est deux fois.
error-no-table = aucune table ne s'appelle { $table } ; les tables connues : { $known }.
error-new-id = [[{ $table }]] n'a pas d'entrée avec cet id : un pack change des entrées, il n'en ajoute pas. Les ids connus : { $known }.
error-no-list = { $table } doit être une liste de tables, dont chacune commence par une ligne [[{ $table }]].
error-no-id = cette [[{ $table }]] n'a pas d'id (un texte entre guillemets).
error-no-folder = il n'y a pas de dossier de ce nom ; un pack de contenu est un dossier avec un pack.toml.
error-no-head = ce fichier manque ; il a deux lignes, name = "mon-pack" et game = "{ $game }".
error-head = { $why } Il a deux lignes, name = "mon-pack" et game = "{ $game }".
error-pack-game = ce pack est pour le jeu { $found }, pas pour { $game }.
error-pack-name = le nom { $name } doit être fait de minuscules, de chiffres et de traits d'union, 40 au plus, et n'être pas 'base'.
error-replaces = un pack peut remplacer { $known } en entier, pas { $table }.
error-replaces-none = ce jeu n'a pas de table qu'un pack puisse remplacer en entier, donc pas { $table } non plus.
error-foreign-file = un pack n'a que des fichiers .toml, en.ftl et fr.ftl.
error-no-message = le jeu n'a pas de message { $message } à changer.
error-missing-forms = le message { $message } demande aussi ses formes { $forms }.
error-no-variable = { $message } ne reçoit pas { $variable } ; { $known ->
        [none] il n'a pas de variable
       *[some] il peut employer : { $known }
    }.
error-no-function = { $message } appelle { $function }, mais un texte n'appelle pas de fonction.
error-unsayable = { $shown } ne peut pas être dit : le texte appelle une fonction, renvoie à ce qui n'existe pas, ou est trop long.
error-no-reference = { $message } renvoie à { $other }, qui n'existe pas.
error-words-circle = { $message } renvoie à lui-même, peut-être en passant par d'autres.

## La commande

error-no-command = Il n'y a pas de commande { $given } ; il y a : { $known }.
error-no-flag = Il n'y a pas d'option { $given } ici ; `--help` après la commande les donne toutes.
error-flag-value = { $name } demande une valeur ; `--help` après la commande dit laquelle.
error-missing = { $name } manque ; `--help` après la commande dit ce que c'est.
error-bad-value = { $name } ne peut pas être { $given } : on attendait { $expected }.
error-too-many = { $given } est de trop ; `--help` après la commande dit ce qu'elle attend.
error-flag-twice = { $name } est donné deux fois.
error-command = Cette commande n'a pas de sens : { $why }.
error-option-form = Une option s'écrit nom=valeur avec un nombre entier, pas { $given }.
error-option-twice = L'option { $name } est donnée deux fois.
error-load-alone = Une partie enregistrée apporte son jeu, ses sièges, sa graine, son pack et ses options : donnez --load seul.
error-browser-alone = Le jeu et les sièges se choisissent dans le navigateur : donnez --no-browser seul.
error-no-terminal = La table demande un terminal, mais l'entrée ou la sortie standard n'en est pas un.
error-target-parent = Il n'y a pas de dossier { $folder } où écrire { $name }.
error-target-exists = { $path } existe ; --force le remplace.
error-target-appeared = { $path } est apparu entre-temps et n'a pas été touché ; rien n'a été écrit.
error-content-table = { $game } n'a pas de table { $table } ; ses tables : { $known }.
error-rule-number = { $game } n'a pas de règle { $number } ; ses chapitres sont { $chapters }, une règle est { $example }.
error-rule-word = Aucune règle de { $where } ne contient { $word } en { $lang ->
    [en] anglais
   *[fr] français
}.

error-not-your-turn = Le siège { $seat } ne peut pas agir : c'est au siège { $decider } de décider.
error-stale = La partie est passée à la version { $version } entre-temps.
error-undo-not-yours = Le siège { $seat } ne peut reprendre que ses propres décisions.
error-undo-no-proposal = Personne ne propose de revenir en arrière.
error-undo-no-person = Le siège { $seat } est joué par un agent, qui ne propose rien et n'accepte rien.
error-no-entry-of-history = L'historique n'a pas d'entrée { $position }. Ses entrées portent les numéros 0 à { $last }.
error-no-history = Rien n'a encore été fait dans cette partie : son historique est vide.
error-no-version = Il n'y a pas de version { $version }. Les versions sont des nombres entiers jusqu'à { $last }.
error-save-versions = La sauvegarde est incohérente : ses versions et son historique se contredisent.
error-no-domain = { $game } n'a pas de domaine { $domain }. Ses domaines : { $known }.
error-no-thing = Le domaine { $domain } n'a pas { $id }. Il contient : { $known }.

## Tables

error-seats-given = Les sièges { $seats } n'ont pas de sens. { $why }
error-seat-name = Le joueur { $number } doit avoir un nom de 1 à { $longest } caractères.
error-same-name = Deux joueurs portent le même nom.
error-agent-game = L'agent { $name } ne joue pas à { $game }. Agents qui y jouent : { $known }.
error-agent-failed = L'ordinateur a échoué en jouant pour { $seat } : { $why }. Pour continuer, faites jouer quelqu'un d'autre à sa place.
error-seat-agent = L'ordinateur ne peut pas jouer pour { $seat }. { $why } Pour continuer, faites jouer quelqu'un d'autre à sa place.
error-save-failed = La partie ne peut pas être enregistrée dans { $path } : { $why } Vous pouvez continuer, mais elle serait perdue.
error-save-exists = { $path } existe et n'a pas été touché. Choisissez un autre nom.
error-save-held = La partie de { $path } se joue dans une autre fenêtre et n'a pas été touchée. Quittez-la d'abord là-bas.
error-save-name = Le nom d'une copie est fait de lettres et de chiffres, sans dossier : pas « { $name } ».
error-copy-failed = Aucune copie n'a pu être enregistrée dans { $path } : { $why }
error-no-arc = Il n'y a pas d'arc ni de lot { $name }. Arcs : { $known }.
error-no-journal = { $game } n'a pas de journal : rien n'y est lu à la table.
error-no-script-named = Il n'y a pas de script ni d'arc { $name }. Arcs : { $arcs }.
