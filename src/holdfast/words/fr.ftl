### Mots de l'interface, communs à tous les jeux

yes = Oui (O)
no = Non (N)
you = vous
colon = {"\u00A0: "}
enter-or-escape = Entrée : valider · Échap : retour
language-en = English
language-fr = Français

## Qui joue

agent-person = humain
agent-random = au hasard
agent-easy = facile
agent-normal = normal
agent-hard = difficile
agent-expert = expert
agent-heuristic = heuristique
agent-learned = apprentissage
agent-search = recherche
name-person = Joueur { $number }
name-random = Hasard { $number }
name-agent = Ordinateur { $number }

## Où en est la partie

stretch-day = Jour { $day }

## Écran de départ

start-tagline = Tenir bon ensemble, ou les uns contre les autres.
start-new = Nouvelle partie
start-game = Jeu
start-seats = Joueurs
start-seat = Place { $number }
start-language = Langue
start-seed = Numéro de donne
start-by-chance = au hasard
start-content = Pack de contenu
start-no-pack = un dossier, ou rien
start-begin = Commencer (F5)
start-continue = Reprendre
start-none = Aucune partie enregistrée pour l'instant.
start-folder = Enregistrées dans { $folder }
start-named = « { $name } »
start-over = terminée
start-damaged = Illisible : { $why }
start-remove = Supprimer { $name } pour de bon ?
start-keys = Tab : suivant · ↑ ↓ Entrée : choisir · F5 : jouer · Suppr : supprimer · F2 : English · Ctrl+Q : quitter

## La table

match-over = La partie est finie. G : revenir à une décision · Q : écran de départ
closed = Pas maintenant : { $why }
cost = Coût : { $things }
pass-to = Passez l'écran à { $seat }.
hands-on = { $seat }, à vous de décider
pass-key = { $seat } : appuyez sur Entrée quand personne d'autre ne regarde.
quit-how = Ctrl+Q pour quitter ; la partie est enregistrée après chaque action.
pause-now = Les autres attendent { $seconds } s avant de jouer.
too-small = Le terminal fait { $width } × { $height } caractères ; Holdfast en demande au moins { $least_width } × { $least_height }. Agrandissez la fenêtre ou réduisez les lettres.
looking = Vous regardez : cette partie se joue dans une autre fenêtre, et rien ne peut être fait ici.
only-looking = vous ne faites que regarder
paused = Les autres attendent ; Espace les laisse continuer.
goes-on = Les autres continuent.
again-not-now = Il n'y a rien à refaire ici.
again = * { $action }, autant que possible
tell-keys = Entrée : continuer · ↑ ↓ : faire défiler
about-keys = Entrée : continuer · ↑ ↓ : faire défiler · H : revoir cette page
held-question = Cette partie se joue dans une autre fenêtre. Deux fenêtres s'écraseraient l'une l'autre : vous pouvez regarder, ou jouer une copie à part.
held-look = Regarder (L)
held-copy = Jouer une copie (C)
held-keys = Échap : retour
general-mine = Vous êtes { $seat }.
notice-replay-differs = Cette partie vient d'une autre version : elle reprend à sa dernière position, et son historique recommence.
notice-rules-changed = Des règles ont été corrigées depuis cette sauvegarde : la partie reprend à sa dernière position, et son historique recommence.
notice-script-changed = Le script en cours de lecture a changé depuis cette sauvegarde : il reprend à ce qui reste à faire, ou à ses options. L'historique recommence.
notice-script-gone = Le script en cours de lecture n'est plus dans le livre : sa lecture s'arrête là. L'historique recommence.
key-rule = règle
key-advice = conseil
key-side = vue
key-open = aperçu
key-undo = annuler
key-history = historique
key-more = suite
key-journal = journal
key-save = copie
key-seats = joueurs
key-language = English
key-space = Espace
key-help = aide
key-leave = sortir

## Annuler, sauvegarder, sièges

undo-nothing = Il n'y a encore rien à annuler.
undo-agree = { $count ->
    [0] Revenir là ? Les dés et cartes à venir seront tirés à nouveau.
    [one] Depuis, un autre joueur a décidé, le hasard a joué, ou une chose cachée a été vue. Revenir quand même ? Les dés et cartes à venir seront tirés à nouveau.
   *[other] Depuis, un autre joueur a décidé, le hasard a joué, ou une chose cachée a été vue. Tous sont-ils d'accord pour revenir : { $names } ? Les dés et cartes à venir seront tirés à nouveau.
}
history-title = Tout l'historique, décision par décision
history-keys = Entrée : revenir juste avant (○ libre, ● accord de tous) · ← → : saison ou jour · Échap : retour
journal-title = Ce qui a été lu à la table
journal-empty = Rien n'a encore été lu.
journal-keys = S : l'enregistrer en texte · Échap : retour
journal-day = Jour { $day }
journal-kept = Le journal est écrit dans { $path }.
page-open = Ce qu'on peut faire
page-closed = Fermé
save-question = Sous quel nom enregistrer une copie ? Elle va dans { $folder } ; la partie elle-même est de toute façon enregistrée après chaque action.
saved = Copie enregistrée : { $path }.
leave-unkept = La partie n'a pas pu être enregistrée et sera perdue. Sortir quand même ?
seats-title = Qui joue à quelle place ?
seats-keys = Entrée : faire jouer l'ordinateur, ou de nouveau un humain · Échap : continuer

## Règles

rule-search = un mot, par exemple but, ou le numéro d'une règle
rule-keys = Tab : vers la liste, ↑ ↓ défilent · Échap : retour
rule-none = Aucune règle ne contient « { $word } ».
rule-page = p. { $page }
rule-ruling = décision { $ruling }

## La fin

end-winners = { $count ->
    [0] Personne ne gagne.
    [one] { $names } gagne.
   *[other] { $names } gagnent ensemble.
}
end-together = { $lost ->
    [True] Vous avez perdu ensemble.
   *[other] Vous avez gagné ensemble.
}
end-total = Total
end-keys = Entrée ou Échap : regarder la table

## Aide

help-title = Touches
help-choose = faire l'action de cette touche
help-move = choisir une action, puis la faire
help-rule = la règle qui s'applique ; chercher dans les règles
help-advice = ce que ferait l'ordinateur ici, et pourquoi ; il n'en sait pas plus que vous
help-side = changer de vue : l'historique, ou ce qui est devant vous
help-open = ce qui est devant vous et devant les autres, en pleine page
help-undo = annuler la dernière décision
help-history = tout l'historique ; revenir à une décision
help-journal = ce qui a été lu, en un texte ; l'enregistrer
help-save = enregistrer une copie sous un nom
help-seats = faire jouer l'ordinateur à la place de quelqu'un, ou la reprendre
help-pause = faire jouer l'ordinateur plus vite, ou plus lentement
help-hold-on = faire attendre l'ordinateur, ou le laisser continuer
help-again = ce que vous venez de faire, autant que possible : prendre, payer ou laisser plusieurs choses semblables
help-scroll = faire défiler le plateau
help-scroll-detail = faire défiler l'explication
help-scroll-log = faire défiler l'historique, ou ce qui est devant vous
help-language = in English
help-help = cette page
help-leave = sortir vers l'écran de départ ; la partie est enregistrée
help-quit = quitter ; la partie est enregistrée
help-keys = ↑ ↓ : faire défiler · Échap : retour
help-table = Ce qui est souligné sur le plateau peut être cliqué. ▶ montre qui décide. Les numéros entre crochets sont des règles. La partie est enregistrée après chaque action : rien ne se perd quand vous sortez.

## Comment on perd quelqu'un

how-died = décès
how-left = départ
how-suicide = suicide

## Ce que l'on compare

measure-score = score, moyenne de tous les sièges
measure-best = score du gagnant
measure-margin = avance du gagnant
measure-part = points : { $part }
measure-seat = premières places du siège { $seat }
measure-won = parties gagnées
measure-decisions = décisions par partie
measure-people = personnes perdues

## Une partie revue

analysis-won = { $names } { $count ->
    [one] gagne.
   *[other] se partagent la victoire.
}
analysis-survived = La table a survécu.
analysis-lost = La table n'a pas survécu.
analysis-looked = { $decisions ->
    [one] 1 décision examinée
   *[other] { $decisions } décisions examinées
}, chacune telle que son siège la voyait : options choisies dans { $worlds } mondes et mesurées dans { $worlds } autres, chances estimées { $how }.
judge-played = par des parties jouées jusqu'au bout ({ $agent })
judge-dawn = par l'agent heuristique, qui joue jusqu'au lendemain, et par la fin qu'ont eue de tels jours
judge-learned = par la valeur apprise
judge-heuristic = par l'évaluation de l'heuristique, en gros
analysis-plays = Comment chacun a joué
analysis-seat = siège
analysis-score = score
analysis-decisions = décisions
analysis-clear = il y avait nettement mieux
analysis-given = chances par ses choix
analysis-fate = chances par le sort
analysis-turns = Tournants
analysis-decision = décision
analysis-turn = par
analysis-before = chances avant
analysis-after = après
turn-choice = son choix
turn-fate = dés, cartes et autres joueurs
analysis-missed = Ce qui aurait été mieux
analysis-played = joué
analysis-better = mieux
analysis-loss = points de pourcentage
analysis-why = pourquoi
analysis-no-reason = aucune raison ne ressort à elle seule
analysis-usual = ce que l'agent heuristique aurait fait
analysis-nothing = Rien d'autre n'était nettement meilleur, pour autant que ce budget le dise.

## Conseil

advice-title = Ce que ferait l'ordinateur ici
advice-thinking = Réflexion…
advice-alike = rien ne distingue cette option des autres
advice-not-now = Il n'y a de conseil que lorsque c'est à vous de décider.
advice-keys = Les points sont comparés à l'option moyenne · Échap : retour
