# What the checks of Paris: New Eden find wrong with a content pack.

error-seasons = expected 1 to { $most }: the year has { $most } seasons.
error-events-drawn = each season has { $most } event tiles: expected 1 to { $most }.
error-prelude-tokens = { $tokens ->
    [one] 1 token is
   *[other] { $tokens } tokens are
} set aside for the prelude, but { $seats } players take one each.
error-prelude-of-token = { $count ->
    [one] there is only 1 token
   *[other] there are only { $count } tokens
} of this face.
error-one-with-each-die = expected 1 for `flips` and `takes` together: one thing with each die.
error-one-mission-kept = expected 1: the prelude asks for one mission.
error-missions-dealt = four players share { $all } missions: expected 1 to { $most }.
error-becomes = expected { $survivor }: what a token becomes in the refuge is fixed (PNE-3.22, PNE-3.23).
error-order-of-types = the order of the types is fixed (PNE-3.1).
error-dice-each = with { $seats } players the locations roll { $rolled } dice of { $dice }, but the boards hold { $each } each; expected { $seats } times that number.
error-tower-dice = its dice must leave one of { $tiles } event tiles face up.
error-station-tokens = { $tokens } tokens must fill { $seasons } seasons.
error-station-dice = there are more dice than its { $tokens } tokens.
error-center-equipment = { $tokens } equipment tokens must fill { $seasons } seasons.
error-center-dice = expected { $dice } dice, one for each of its tokens.
error-power = there is no power { $power }; powers: { $known }.
error-whose-power = every tinkerer building has a power, and only tinkerer buildings have a power.
error-end-card = only tinkerer buildings are END cards.
error-other-deck = a building stays in its deck.
error-tinkerers-removed = END cards are never removed, and only { $others } tinkerer buildings are not END cards.
error-no-equipment = nothing equips a { $kind }.
error-two-groups = { $kind } stands in two groups.
error-tiles-of-season = each season has four event tiles.
error-mission-kind = there is no kind { $kind }; kinds: { $known }.
error-requires-nothing = a new building requires some survivors.
error-only-new-building = only a new building requires and gives something.
error-no-target = { $kind } has no target.
error-target = the target of { $kind } is one of { $known }.
error-zone-gap = zones follow one another without gaps: expected min = { $least }.
