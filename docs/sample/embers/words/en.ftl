game-title = Embers
game-tagline = Feed the fire, but not with your best coal.

action-feed = Feed { $fuel_the } to the fire
    .does = The fire gets the heat of { $fuel_the }; the card is gone.

decision-feed = Choose the card you give to the fire
    .wait = { $seat } looks for something to burn

event-drew = You draw { $fuel_a }.
event-others-drew = { $seat } draws a card.
event-fed = { $seat } feeds { $fuel_a }: heat { $heat }.
event-wind = The wind takes { $force }: heat { $heat }.

fuel-twig = twig
    .a = a twig
    .the = the twig
fuel-log = log
    .a = a log
    .the = the log
fuel-coal = coal
    .a = a piece of coal
    .the = the coal

phase-night = Night
phase-morning = Morning

reason-dawn = Dawn: the fire has lasted.
reason-cold = The fire is out.

part-kept = Fuel kept

board-night = { $phase } { $night }
board-fire = The fire
board-burnt = Burnt: { $burnt }
board-deck = { $cards ->
    [one] 1 card in the deck
   *[other] { $cards } cards in the deck
}
board-hand = Your hand
board-card = { $name }, heat { $heat }
