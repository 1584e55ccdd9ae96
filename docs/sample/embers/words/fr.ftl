game-title = Braises
game-tagline = Nourrissez le feu, mais pas de votre meilleur charbon.

action-feed = Donner { $fuel_the } au feu
    .does = Le feu reçoit la chaleur de { $fuel_the } ; la carte est perdue.

decision-feed = Choisissez la carte que vous donnez au feu
    .wait = { $seat } cherche de quoi brûler

event-drew = Vous piochez { $fuel_a }.
event-others-drew = { $seat } pioche une carte.
event-fed = { $seat } brûle { $fuel_a } : chaleur { $heat }.
event-wind = Le vent emporte { $force } : chaleur { $heat }.

fuel-twig = brindille
    .a = une brindille
    .the = la brindille
fuel-log = bûche
    .a = une bûche
    .the = la bûche
fuel-coal = charbon
    .a = un charbon
    .the = le charbon

phase-night = Nuit
phase-morning = Matin

reason-dawn = L'aube : le feu a tenu.
reason-cold = Le feu est éteint.

part-kept = Combustible gardé

board-night = { $phase } { $night }
board-fire = Le feu
board-burnt = Brûlé : { $burnt }
board-deck = { $cards ->
    [one] { $cards } carte dans la pioche
   *[other] { $cards } cartes dans la pioche
}
board-hand = Votre main
board-card = { $name }, chaleur { $heat }
