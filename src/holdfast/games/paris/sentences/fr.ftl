# Ce que les vérifications de Paris : New Eden trouvent à redire à un contenu.

error-seasons = on attendait de 1 à { $most } : l'année a { $most } saisons.
error-events-drawn = chaque saison a { $most } tuiles Événement : on attendait de 1 à { $most }.
error-prelude-tokens = { $tokens ->
    [one] { $tokens } jeton est mis
   *[other] { $tokens } jetons sont mis
} de côté pour le prélude, alors que { $seats } joueurs en prennent un chacun.
error-prelude-of-token = { $count ->
    [one] il n'y a que { $count } jeton
   *[other] il n'y a que { $count } jetons
} de cette face.
error-one-with-each-die = on attendait 1 pour `flips` et `takes` ensemble : une seule chose avec chaque dé.
error-one-mission-kept = on attendait 1 : le prélude demande une seule mission.
error-missions-dealt = quatre joueurs se partagent { $all } missions : on attendait de 1 à { $most }.
error-becomes = on attendait { $survivor } : ce qu'un jeton devient dans le refuge est fixe (PNE-3.22, PNE-3.23).
error-order-of-types = l'ordre des types est fixe (PNE-3.1).
error-dice-each = à { $seats } joueurs, les lieux lancent { $rolled } dés sur { $dice }, mais chaque plateau en tient { $each } ; on attendait { $seats } fois ce nombre.
error-tower-dice = ses dés doivent laisser visible une des { $tiles } tuiles Événement.
error-station-tokens = { $tokens } jetons doivent remplir { $seasons } saisons.
error-station-dice = il y a plus de dés que ses { $tokens } jetons.
error-center-equipment = { $tokens } jetons d'équipement doivent remplir { $seasons } saisons.
error-center-dice = on attendait { $dice } dés, un pour chacun de ses jetons.
error-power = il n'y a pas de pouvoir { $power } ; les pouvoirs : { $known }.
error-whose-power = chaque aménagement de bricoleur a un pouvoir, et seuls ceux-là en ont un.
error-end-card = seuls des aménagements de bricoleur sont des cartes END.
error-other-deck = un aménagement reste dans sa pioche.
error-tinkerers-removed = aucune carte END n'est retirée, et seuls { $others } aménagements de bricoleur n'en sont pas.
error-no-equipment = rien n'équipe un { $kind }.
error-two-groups = { $kind } se trouve dans deux groupes.
error-tiles-of-season = chaque saison a quatre tuiles Événement.
error-mission-kind = il n'y a pas de sorte { $kind } ; les sortes : { $known }.
error-requires-nothing = un nouvel aménagement demande des survivants.
error-only-new-building = seul un nouvel aménagement demande et donne quelque chose.
error-no-target = { $kind } n'a pas de cible.
error-target = la cible de { $kind } est l'une de celles-ci : { $known }.
error-zone-gap = les zones se suivent sans trou : on attendait min = { $least }.
