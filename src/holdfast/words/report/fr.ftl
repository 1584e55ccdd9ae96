### Mots du rapport

report-kicker = Holdfast · ce que disent les parties
report-foot = Non officiel. Établi par Holdfast à partir de ses propres simulations ; les intervalles sont à 95 %. Les mêmes commandes donnent les mêmes chiffres.
report-terms = { $kind } : { $matches } parties, { $seats ->
    [one] 1 siège
   *[other] { $seats } sièges
}, { $agents } · pack : { $pack } · règles { $rules } · graine { $seed }
report-incomplete = Cette série a été arrêtée en route : les chiffres sont ceux des parties finies.
kind-tournament = Tournoi
kind-simulation = Simulation
kind-balance = Équilibre
report-base = jeu de base
report-source = { $pack }, { $seats ->
    [one] 1 siège
   *[other] { $seats } sièges
}
report-seat-agent = siège { $seat } · { $agent }
report-tile-best = des premières places pour { $agent }
report-tile-survives = des parties gagnées par { $agent }
report-tile-first = des premières places pour le premier siège

## Colonnes

report-matches = parties
report-agent = agent
report-against = contre
report-share = premières places
report-interval = intervalle à 95 %
report-low = de
report-high = à
report-from = à partir de
report-to = en dessous de
report-won = parties gagnées
report-days = jours, en moyenne
report-part = partie du score
report-points = points, en moyenne
report-held = fois en main
report-expected = mêmes agents, de toute façon
report-table = Tous les chiffres en tableau
report-decisions = décisions par partie
report-day = jour
report-ending = fin
report-lost = perdue
report-won-matches = gagnée
report-how = comment
report-difference = différence
report-more-won = gagnées en plus, points de pourcentage
report-more-days = jours en plus

## Force

report-strength = Qui est le plus fort
report-strength-lead = La part des premières places prise par chaque agent. Toutes les paires ont joué les mêmes tables, et chacun a occupé chaque siège aussi souvent. Une première place partagée compte en partie.
report-pairing = { $first } contre { $other }
report-even = Le trait pointillé est à { $even }, ce qu'auraient deux égaux.
report-ratings = Classement
report-ratings-lead = Classement de Plackett-Luce par openskill, toutes parties confondues. Chacun a commencé à 25.
report-survival = Qui survit
report-survival-lead = Combien de parties chaque agent a menées à bonne fin. Tous ont joué les mêmes tables.
report-compared = Comparés sur les mêmes tables

## Sièges et points

report-seats = Un siège est-il meilleur ?
report-seats-lead = Premières places selon le siège. Le trait pointillé est ce qu'aurait chaque siège si aucun n'était meilleur.
report-seats-all = Tous les agents ensemble, qui ont tourné autour de la table.
report-seats-agents = Chaque agent à chaque siège.
report-seat = siège { $seat }
report-parts = D'où viennent les points
report-parts-lead = La moyenne de chaque partie du score.
report-winners = gagnants
report-others = tous les autres

## Ce qui va avec la victoire

report-winning = Ce qui va avec la victoire
report-winning-lead = Ceux qui l'avaient à la fin ont gagné plus souvent, ou moins souvent, que les mêmes agents aux mêmes sièges dans les mêmes paires, quoi qu'ils aient eu. Cela va avec la victoire ; ce n'en est pas forcément la raison.
report-winning-together = Les tables qui l'avaient ont gagné plus souvent, ou moins souvent, que les mêmes agents sur toutes les tables. Cela va avec la victoire ; ce n'en est pas forcément la raison.
report-by-chance = Sur { $things } intervalles, { $chance } environ manquent le trait par le seul hasard.
report-gain = gagné plus souvent qu'autrement
report-ends = Les { $shown } aux deux bouts, sur { $all }.
report-too-few = Moins de { $few } fois en main chacun : trop peu pour un dessin. Jouez plus de parties.
report-all-of = Les { $count } en tableau
things-building = Aménagements
things-power = Pouvoirs
things-mission = Missions
things-leader = Chefs
things-room = Salles
things-equipment = Équipements
things-trouble = Événements surmontés
things-fitting = Aménagements
things-objective = Objectifs
things-character = Personnages de départ

## Durée et fin

report-length = Combien dure une partie
report-length-lead = Les décisions demandées aux sièges ; celles qui ne laissent pas de choix ne comptent pas.
report-length-mean = { $mean } en moyenne, de { $least } à { $most }.
report-endings = Comment cela finit
report-endings-lead = Le jour atteint, et pourquoi la partie s'est terminée.
report-days-reached = Le dernier jour de chaque partie.
report-deaths = Qui l'on perd, et de quoi
report-deaths-lead = Personnes pour cent parties.
report-in-hundred = personnes pour cent parties
report-causes = Causes
report-people = Personnes
report-no-cause = sans cause unique

## Un pack à côté du jeu de base

report-balance = Ce que change le pack
report-balance-lead = Les mêmes agents ont joué les mêmes tables sans le pack et avec lui. Les différences sont le pack moins la base, partie par partie ; là où un intervalle ne touche pas le trait, le seul hasard le donnerait rarement.
report-pack = Le pack { $name } change { $changed }.
report-change-shares = changement en parts
report-change-points = changement en points
report-change-counts = changement en nombre
report-held-more = Plus souvent en main, ou moins souvent
report-held-lead = { $clear } choses sur { $all } sont nettement plus ou moins souvent en main ; { $chance } environ le seraient par le seul hasard.

## Une partie revue

report-analysis = Ce qu'a fait chaque décision
report-chances = Chances
report-chances-lead = Les lignes sont lissées sur neuf décisions ; les chiffres, non. Un losange est une décision où autre chose aurait été nettement meilleur.
report-chance = chances
report-entry = décision de la partie
report-seat-column = siège
