# Ce que les vérifications de This War of Mine trouvent à redire à un contenu.

error-unknown-name = il n'y a pas de { $kind } { $name } ; connus : { $known }.
error-unknown-note = il n'y a pas de note { $note } ; connues : { $known }.
error-no-script = le livre n'a pas de script { $script }.
error-option-kinds = toutes les options d'un script sont d'une seule sorte, pas { $kinds }.
error-option-alone = une option qui suit d'elle-même est la seule.
error-option-count = un script a au plus { $most } options.
error-option-character = une option par personnage demande character = …
error-option-optional = seule une option qui suit d'elle-même peut être facultative.
error-no-result = aucune option n'a le résultat { $result } ; une option peut être sans opérations.
error-same-result = plusieurs options ont le résultat { $result }.
error-token-stats = token_stats suit le note_token dont il parle.
error-span = un intervalle s'écrit [de, à], pas { $given }.
error-no-trade = le script { $script } n'a pas d'échange.
error-who-with = who = { $who } et { $field } vont ensemble.
error-from-choose = 'from' dit parmi qui choisit le meneur, et demande donc who = 'choose'.
error-gain = gain prend soit items, soit one_of.
error-roll-times = un jet se fait une fois par personnage, ou un certain nombre de fois ; pas les deux.
error-trigger = trigger_roll et trigger_script vont ensemble.
error-note-elsewhere = la note { $note } a d'autres scripts ailleurs.
error-return-exploration = return_exploration prend n, ou repeat = true pour autant que le meneur veut.
error-from-lowest = from = 'lowest' et 'state' vont ensemble.
error-lose = lose prend items, one_of, ou n avec kind ou colors.
error-price = un prix change de `d` ou devient `n`.
error-trade-needs = un échange demande goods, colors ou prices.
error-never-traded = le bois, les composants et l'eau ne s'échangent jamais.
error-not-traded = { $name } n'est pas parmi les biens de l'échange.
error-prices = les prix sont ceux du bois, des composants et de l'eau ; les jetons ont les leurs.
error-residents-card = les occupants qui viennent ensuite demandent une carte.
error-residents-again = les occupants revus sont ceux qui sont là : ils ne prennent pas de carte.
error-skip-dawn = un jour finit par son Aube, qu'on ne peut pas sauter.
error-skip-nights = seuls les pillages peuvent être sautés plusieurs nuits.
error-keep = keep vaut au moins 1 et au plus n.
error-six-faces = un dé de combat a six faces.
error-unknown-card = rien ne s'appelle { $name } ; connus : { $known }.
error-epilogues = il y a trois épilogues : bon, mitigé, mauvais.
error-ways = un objectif avance d'au plus { $most } façons.
error-location-actions = un lieu a au plus deux actions à lui.
error-black-die = number a un chiffre pour chaque résultat du dé noir.
error-pool = les cartes tirent des scripts de { $known }, pas de { $name }.
error-dose = une dose agit dans le personnage qui la prend : elle demande worn = true.
error-script-id = l'id d'un script est un numéro, ou des mots en minuscules avec des traits d'union.
error-no-text = il n'y a pas de texte { $shown } en { $lang }.
error-text-form = le texte { $shown } en { $lang } a .{ $form }, mais il n'y a pas cette option.
error-text-option = au texte { $shown } en { $lang } manque .o{ $option } pour son option.
error-note-unmade = aucun note_token ne la fait.
error-note-script = on peut s'en servir, mais aucun note_token ne lui donne de script.
error-note-trigger = elle agit d'elle-même, mais aucun note_token ne lui donne de trigger_script.
error-note-id = l'id d'une note est fait de minuscules, de chiffres et de traits d'union.
error-note-name = il n'y a pas de nom 'note-{ $note }' en { $lang }.
error-note-does = au texte 'note-{ $note }' en { $lang } manque .does, que l'autre a.
error-constant = aucune règle ne demande ce nombre.
error-storage = la réserve commence avec plus que la boîte n'en a.
error-unreached = aucune carte et aucun autre script n'y mène.
error-circle = sa lecture ne finirait jamais : { $way }.
error-shelter-cards = il y a { $cards } cartes d'abri « { $name } » pour { $places } cases de ce nom.
error-empty-pool = le livre n'a pas de script du lot { $pool }.
error-empty-book = le livre n'a pas un seul script.
error-book-lacks = le livre n'a pas de script { $script } ; le nomment : { $cards }.
error-journal-script = le livre n'a pas de script { $script }, que le Journal nomme : { $what ->
        [script-10] comment une partie s'enregistre.
        [script-100] la réponse aux questions sur la mise en place.
        [script-101] la réponse aux questions sur les talents.
        [script-110] la réponse aux questions sur le plateau.
        [script-220] la réponse aux questions sur les états.
        [script-400] la réponse aux questions sur le Crépuscule.
        [script-700] la réponse aux questions sur le Pillage.
        [script-285] Blessures ou Maladie au niveau 4.
        [script-208] la première liste de la Détresse au niveau 4.
        [script-458] la seconde liste de la Détresse au niveau 4.
        [script-645] la première liste de la Faim au niveau 4.
        [script-738] la seconde liste de la Faim au niveau 4.
        [script-266] une mort pendant la fouille.
        [script-333] une nuit sans personne qui veille.
       *[script-1000] le cessez-le-feu.
    }
error-no-outcome = les règles comptent sur ce qu'il fait : à lui, ou à un script où il mène, il faut { $operation }.
error-event-deck = la pioche d'événements a trois cartes de la sorte { $name }, pas { $found }.
error-no-change = 'd' de { $operation } change quelque chose : ce n'est pas 0.
error-passed-failed = 'passed' et 'failed' sont ceux d'un empathy_roll d'avant.
error-who-rolled = who = 'rolled' demande d'abord un roll avec 'per'.
error-rerolls = prowess_rerolls_allowed vient après le jet d'un seul dé.
error-roll-before = une condition sur un jet vient après un jet.
error-empathy-before = une condition sur l'empathie vient après un empathy_roll.
error-result-kinds = les résultats d'une option dépendent tous d'un jet, ou aucun.
error-result-one = un résultat a un seul de roll, if et empathy.
error-result-last = le dernier résultat d'une option n'a pas de condition, pour qu'il en vienne toujours un.
error-later-days = un script revient après 0 à 30 jours.
error-say-count = les textes d'un script posent au plus { $most } conditions.
error-table-result = le dé noir a les résultats 1 à 10.
error-table-gap = la table de { $location } n'a pas de script pour le résultat { $result }.
error-instead = d'autres scripts ou cartes y mènent : un thème demande instead = …, qu'on lit là où le thème est écarté.
error-pool-plain = le lot { $pool } demande un script sans condition, thème, once ni arc, pour qu'on puisse toujours en tirer un.
error-mark-unasked = la marque { $mark } est posée, mais rien ne la demande.
error-mark-unset = la marque { $mark } est demandée, mais rien ne la pose.
error-text-variable = son texte en { $lang } dit { $name }, que rien ne donne ; `say` nomme ce qu'un texte peut demander.
