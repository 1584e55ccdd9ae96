### Things

## The game

game-title = Paris: New Eden
game-tagline = Four seasons to gather survivors and rebuild a refuge in an overgrown Paris.
game-about =
    The aim: have the most points after four seasons. You lead a small refuge in a ruined, overgrown Paris and gather people and buildings for it.

    A season has three parts. First, in turn, each of you takes a die from one of five locations: the die is a survivor of one type, and the location does something for you (a can, a mission, equipment, a survivor token, or a say in which event comes).

    Then buildings are given out, type by type. Whoever gathered the most survivors of a type chooses first; wilds may be added. A building brings survivors, equipment, cans or a power.

    Last comes the one event that is still face up, and your refuge has to be fed. Survivors with equipment of their own overcome events; farmers and cans feed.

    Points come from events you overcome, from feeding everybody (more for a larger refuge), from your secret missions at the end, and from some powers. Nothing is lost by failing; it just scores nothing.
    .search = about aim goal objective win winning score scoring points purpose overview summary

## Survivors

type-tinkerer = tinkerer
    .the = the tinkerer
    .a = a tinkerer
    .plural = tinkerers
    .short = T
    .does = Tinkerer buildings bring powers.
type-brawler = brawler
    .the = the brawler
    .a = a brawler
    .plural = brawlers
    .short = B
type-healer = healer
    .the = the healer
    .a = a healer
    .plural = healers
    .short = H
type-sage = sage
    .the = the sage
    .a = a sage
    .plural = sages
    .short = S
type-farmer = farmer
    .the = the farmer
    .a = a farmer
    .plural = farmers
    .short = F
    .does = Feeds the refuge.
type-slacker = slacker
    .the = the slacker
    .a = a slacker
    .plural = slackers
    .short = Z
    .does = Counts as one of your people and has to be fed.

## Die faces

face-tinkerer = tinkerer
    .the = the tinkerer
    .a = a tinkerer
    .plural = tinkerers
    .short = T
face-brawler = brawler
    .the = the brawler
    .a = a brawler
    .plural = brawlers
    .short = B
face-healer = healer
    .the = the healer
    .a = a healer
    .plural = healers
    .short = H
face-sage = sage
    .the = the sage
    .a = a sage
    .plural = sages
    .short = S
face-farmer = farmer
    .the = the farmer
    .a = a farmer
    .plural = farmers
    .short = F
face-wild = wild
    .the = the wild
    .a = a wild
    .plural = wilds
    .short = W
    .does = Adds 1 to any bid that has a matching die or token. A wild token becomes a slacker once used.

## Places

place-tower = Tower
    .the = the Tower
    .at = at the Tower
    .from = from the Tower
    .does = Flip one of the face-up event tiles. The first player here each season takes the heroine.
place-bridge = Bridge
    .the = the Bridge
    .at = at the Bridge
    .from = from the Bridge
    .does = Draw { $draw } missions, keep { $keep } and put the others under the deck.
place-restaurant = Restaurant
    .the = the Restaurant
    .at = at the Restaurant
    .from = from the Restaurant
    .does = { $cans ->
        [one] Take { $cans } can.
       *[other] Take { $cans } cans.
    }
place-center = Center
    .the = the Center
    .at = at the Center
    .from = from the Center
    .does = Take one of the tokens: a piece of equipment, the bat or the binoculars.
place-station = Station
    .the = the Station
    .at = at the Station
    .from = from the Station
    .does = Take one of the survivor tokens onto your board.

## Equipment

equipment-bullet = bullet
    .the = the bullet
    .a = a bullet
    .plural = bullets
equipment-capsule = capsule
    .the = the capsule
    .a = a capsule
    .plural = capsules
equipment-book = book
    .the = the book
    .a = a book
    .plural = books

## Seasons

season-spring = Spring
    .the = spring
    .in = in spring
season-summer = Summer
    .the = summer
    .in = in summer
season-autumn = Autumn
    .the = autumn
    .in = in autumn
season-winter = Winter
    .the = winter
    .in = in winter

## Single tokens

token-binoculars = Binoculars
    .the = the binoculars
    .does = You announce first, begin the next season, and score { $vp } VP for having them at the end.
token-bat = Bat
    .the = the bat
    .does = You win ties when buildings are acquired this season.
token-heroine = Heroine
    .the = the heroine
    .does = { $equipped ->
        [one] Counts as { $equipped } equipped survivor of any type in the event of this season.
       *[other] Counts as { $equipped } equipped survivors of any type in the event of this season.
    }

## Buildings

building-t-01 = Cannery Cart
    .the = the Cannery Cart
building-t-02 = Signal Cabin
    .the = the Signal Cabin
building-t-03 = Tandem Workshop
    .the = the Tandem Workshop
building-t-04 = Double Pigeonhole
    .the = the Double Pigeonhole
building-t-05 = Pneumatic Post
    .the = the Pneumatic Post
building-t-06 = Blind Lift
    .the = the Blind Lift
building-t-07 = Tin Press
    .the = the Tin Press
building-t-08 = Canning Line
    .the = the Canning Line
building-t-09 = Adapter Bench
    .the = the Adapter Bench
building-t-10 = Salvage Yard
    .the = the Salvage Yard
building-t-11 = Second Chance Shop
    .the = the Second Chance Shop
building-t-12 = Inventors' Arcade
    .the = the Inventors' Arcade
building-t-13 = Guild House
    .the = the Guild House
building-t-14 = Sun Mirror
    .the = the Sun Mirror
building-t-15 = Rooftop Turbine
    .the = the Rooftop Turbine
building-b-01 = Watch Hut
    .the = the Watch Hut
building-b-02 = Sandbag Corner
    .the = the Sandbag Corner
building-b-03 = Tram Barricade
    .the = the Tram Barricade
building-b-04 = Toll Gate
    .the = the Toll Gate
building-b-05 = Drowsy Barracks
    .the = the Drowsy Barracks
building-b-06 = Powder Cellar
    .the = the Powder Cellar
building-b-07 = Cartridge Loft
    .the = the Cartridge Loft
building-b-08 = Customs Vault
    .the = the Customs Vault
building-b-09 = Boxing Ring
    .the = the Boxing Ring
building-b-10 = Fencers' Attic
    .the = the Fencers' Attic
building-b-11 = Ivy Rampart
    .the = the Ivy Rampart
building-b-12 = Lookout Dome
    .the = the Lookout Dome
building-b-13 = Old Armoury
    .the = the Old Armoury
building-b-14 = Wrestlers' Court
    .the = the Wrestlers' Court
building-b-15 = Night Patrol House
    .the = the Night Patrol House
building-h-01 = Corner Dispensary
    .the = the Corner Dispensary
building-h-02 = Herb Counter
    .the = the Herb Counter
building-h-03 = Bandage Room
    .the = the Bandage Room
building-h-04 = Waiting Gallery
    .the = the Waiting Gallery
building-h-05 = Rest Ward
    .the = the Rest Ward
building-h-06 = Cold Cellar
    .the = the Cold Cellar
building-h-07 = Phial Store
    .the = the Phial Store
building-h-08 = Glass Pharmacy
    .the = the Glass Pharmacy
building-h-09 = Midwives' House
    .the = the Midwives' House
building-h-10 = Bonesetters' Yard
    .the = the Bonesetters' Yard
building-h-11 = Moss Clinic
    .the = the Moss Clinic
building-h-12 = Infirmary Barge
    .the = the Infirmary Barge
building-h-13 = Riverside Hospital
    .the = the Riverside Hospital
building-h-14 = Nurses' Terrace
    .the = the Nurses' Terrace
building-h-15 = Greenhouse Sanatorium
    .the = the Greenhouse Sanatorium
building-s-01 = Reading Nook
    .the = the Reading Nook
building-s-02 = Quayside Bookstall
    .the = the Quayside Bookstall
building-s-03 = Chalk Classroom
    .the = the Chalk Classroom
building-s-04 = Night School
    .the = the Night School
building-s-05 = Debating Café
    .the = the Debating Café
building-s-06 = Map Room
    .the = the Map Room
building-s-07 = Dry Archive
    .the = the Dry Archive
building-s-08 = Flooded Library
    .the = the Flooded Library
building-s-09 = Stargazers' Stair
    .the = the Stargazers' Stair
building-s-10 = Chess Garden
    .the = the Chess Garden
building-s-11 = Almanac Office
    .the = the Almanac Office
building-s-12 = Printer's Cellar
    .the = the Printer's Cellar
building-s-13 = Great Reading Room
    .the = the Great Reading Room
building-s-14 = Elders' Rotunda
    .the = the Elders' Rotunda
building-s-15 = Wild Academy
    .the = the Wild Academy
building-f-01 = Balcony Garden
    .the = the Balcony Garden
building-f-02 = Hen Courtyard
    .the = the Hen Courtyard
building-f-03 = Jam Kitchen
    .the = the Jam Kitchen
building-f-04 = Smokehouse
    .the = the Smokehouse
building-f-05 = Soup Canteen
    .the = the Soup Canteen
building-f-06 = Forgotten Pantry
    .the = the Forgotten Pantry
building-f-07 = Metro Mushroom Beds
    .the = the Metro Mushroom Beds
building-f-08 = Goat Lawn
    .the = the Goat Lawn
building-f-09 = Allotment Camp
    .the = the Allotment Camp
building-f-10 = Rooftop Beehives
    .the = the Rooftop Beehives
building-f-11 = Potato Boulevard
    .the = the Potato Boulevard
building-f-12 = Orchard Square
    .the = the Orchard Square
building-f-13 = Canal Fishery
    .the = the Canal Fishery
building-f-14 = Wheat Avenue
    .the = the Wheat Avenue
building-f-15 = Great Glasshouse
    .the = the Great Glasshouse

## Event tiles

eventtile-1-1 = Rat Invasion
    .the = the Rat Invasion
eventtile-1-2 = Spring Fever
    .the = the Spring Fever
eventtile-1-3 = Masked Prowlers
    .the = the Masked Prowlers
eventtile-1-4 = River in Flood
    .the = the River in Flood
eventtile-2-1 = Strange Pollen
    .the = the Strange Pollen
eventtile-2-2 = Heatwave Riot
    .the = the Heatwave Riot
eventtile-2-3 = Escaped Menagerie
    .the = the Escaped Menagerie
eventtile-2-4 = Summer Storm
    .the = the Summer Storm
eventtile-3-1 = Raiders' Ultimatum
    .the = the Raiders' Ultimatum
eventtile-3-2 = Siege of the Gates
    .the = the Siege of the Gates
eventtile-3-3 = Grey Cough
    .the = the Grey Cough
eventtile-3-4 = Fallen Tunnels
    .the = the Fallen Tunnels
eventtile-4-1 = Wolves on the Ice
    .the = the Wolves on the Ice
eventtile-4-2 = Great Frost
    .the = the Great Frost
eventtile-4-3 = Warlord of the North
    .the = the Warlord of the North
eventtile-4-4 = Longest Night
    .the = the Longest Night

## Missions

mission-01 = Iron Fists
mission-02 = Gentle Hands
mission-03 = Bright Minds
mission-04 = Green Thumbs
mission-05 = Neighbourhood Watch
mission-06 = House Calls
mission-07 = Evening Lectures
mission-08 = Kitchen Gardeners
mission-09 = Powder Keg
mission-10 = Medicine Chest
mission-11 = Thousand Volumes
mission-12 = Full Magazines
mission-13 = First Aid Kits
mission-14 = Bedside Shelf
mission-15 = Master Tinkerers
mission-16 = Handy Neighbours
mission-17 = Full Stores
mission-18 = Ready for Anything
mission-19 = All Walks of Life
mission-20 = Open Door
mission-21 = No Idle Hands
mission-22 = Crowded House
mission-23 = Eyes on the Horizon
mission-24 = Growing City
mission-25 = Peace Garrison
mission-26 = Scarecrow Guard
mission-27 = Field Hospital
mission-28 = Herb Garden
mission-29 = Veterans' School
mission-30 = Idlers' Club
mission-31 = Common Larder
mission-32 = Scrap Picnic

## Tinkerer powers

power-first-die-can = Packed Lunch
    .does =
        { $amount ->
            [one] With your first die of each season, also take { $amount } can.
           *[other] With your first die of each season, also take { $amount } cans.
        }
    .short = 1st die: +{ $amount } { $amount ->
        [one] can
       *[other] cans
    }
power-first-die-swap = Change of Plan
    .does = On the turn of your first die of each season, you may swap two dice of different locations.
    .short = 1st die: swap two dice
power-first-die-second-die = Two at a Time
    .does = On the turn of your first die of each season, you may take a second die elsewhere; you then finish a turn early.
    .short = 1st die: take a 2nd
power-bridge-keep-extra = Double Assignment
    .does =
        { $amount ->
            [one] At the Bridge, you may keep { $amount } more mission.
           *[other] At the Bridge, you may keep { $amount } more missions.
        }
    .short = Bridge: keep +{ $amount }
power-bridge-draw-two-more = Wider Search
    .does =
        { $amount ->
            [one] At the Bridge, draw { $amount } more mission.
           *[other] At the Bridge, draw { $amount } more missions.
        }
    .short = Bridge: draw +{ $amount }
power-claim-from-deck = Lucky Dip
    .does = When you claim a building, you may take the top card of its deck, unseen, instead of a face-up one.
    .short = claim from the deck
power-take-two-cans = Full Larder
    .does =
        { $amount ->
            [one] Take { $amount } can at once.
           *[other] Take { $amount } cans at once.
        }
    .short = +{ $amount } { $amount ->
        [one] can
       *[other] cans
    } now
power-universal-equipment = Universal Kit
    .does = Counts as { $amount ->
        [one] 1 piece
       *[other] { $amount } pieces
    } of equipment of each type for events and missions.
    .short = all equipment +{ $amount }
power-unsuccessful-missions-2vp = Nothing Wasted
    .does = At the end, each of your unsuccessful missions is worth { $amount } VP.
    .short = failed mission: { $amount } VP
power-tinkerer-1vp-each = Pride of the Workshop
    .does = At the end, each tinkerer in your refuge is worth { $amount } VP.
    .short = { $amount } VP per tinkerer
power-four-vp = Landmark
    .does = At the end, gain { $amount } VP.
    .short = { $amount } VP

## Kinds of secret mission

missionkind-most-type = Most of a type
    .does = Have { $ties ->
            [0] more { $target_plural } than any other refuge
           *[other] the most { $target_plural } of all refuges, alone or tied
        }: { $vp } VP.
missionkind-two-pairs = Two pairs
    .does = Have at least { $threshold } { $target_plural }: { $vp } VP.
missionkind-most-eq = Most of one equipment
    .does = Have { $ties ->
            [0] more { $target_plural } than any other refuge
           *[other] the most { $target_plural } of all refuges, alone or tied
        }: { $vp } VP.
missionkind-four-eq = Stock of one equipment
    .does = Have at least { $threshold } { $target_plural }: { $vp } VP.
missionkind-most-pow = Most powers
    .does = Have { $ties ->
            [0] more tinkerer powers than any other refuge
           *[other] the most tinkerer powers of all refuges, alone or tied
        }: { $vp } VP.
missionkind-two-pow = Some powers
    .does = Have at least { $threshold } tinkerer powers: { $vp } VP.
missionkind-most-eq-all = Most equipment
    .does = Have { $ties ->
            [0] more equipment in all than any other refuge
           *[other] the most equipment in all, alone or tied
        }: { $vp } VP.
missionkind-pairs-each-eq = Pairs of each equipment
    .does = Have at least { $threshold } of each type of equipment: { $vp } VP.
missionkind-pairs-each-surv = Pairs of each survivor
    .does = Have at least { $threshold } survivors of each of the five types: { $vp } VP.
missionkind-ten-slack = Many slackers
    .does = Have at least { $threshold } slackers: { $vp } VP.
missionkind-few-slack = Fewest slackers
    .does = Have { $ties ->
            [0] fewer slackers than any other refuge
           *[other] the fewest slackers of all refuges, alone or tied
        }: { $vp } VP.
missionkind-most-surv = Most survivors
    .does = Have { $ties ->
            [0] more survivors than any other refuge
           *[other] the most survivors of all refuges, alone or tied
        }: { $vp } VP.
missionkind-binoc = Binoculars in winter
    .does = Have the binoculars at the end of the game: { $vp } more VP.
missionkind-thirteen = Many buildings
    .does = Have at least { $threshold } buildings: { $vp } VP.

## Parts of a score, and how the game ended

part-events = Events
part-feeding = Feeding
part-missions = Missions
part-powers = Tinkerer powers
part-binoculars = Binoculars
reason-winter = Winter is over.

## Tokens of the Center

centertoken-bullet = { equipment-bullet }
    .plural = { equipment-bullet.plural }
    .the = { equipment-bullet.the }
centertoken-capsule = { equipment-capsule }
    .plural = { equipment-capsule.plural }
    .the = { equipment-capsule.the }
centertoken-book = { equipment-book }
    .plural = { equipment-book.plural }
    .the = { equipment-book.the }
centertoken-bat = { token-bat }
    .the = { token-bat.the }
centertoken-binoculars = { token-binoculars }
    .the = { token-binoculars.the }

## Wilds and windows

wild-die = wild die
    .a = a wild die
wild-token = wild token
    .a = a wild token
window-before-event = before the event
window-before-feeding = before feeding
window-after-feeding = after feeding

## Phases of a season

phase-prelude = Prelude
phase-gather = Gather survivors
phase-acquire = Acquire buildings
phase-resolve = Resolve the event and feed
phase-end = End of the game
supply-can = can
    .plural = cans
    .does = Makes up for one missing farmer.

## What stands on cards and tiles

cans = { $cans ->
    [one] { $cans } can
   *[other] { $cans } cans
}
new-building = Needs { $needs } → gives { $gives }
tile-needs = Overcome with { $needs }, all equipped: { $vp } VP.
type-equipped = With { $equipment_a }, holds out against events.
equipment-equips = Equips one survivor against events ({ $type_plural }).
face-counts = Counts 1 in bids for { $type } buildings.
kind-of-mission-type = survivors of its type
kind-of-mission-equipment = equipment of its kind

## What an action does as things stand

does-die = Your strength for { $type } buildings becomes { $strength }.
does-die-wild = { $wilds ->
    [one] You then have { $wilds } wild to add to bids.
   *[other] You then have { $wilds } wilds to add to bids.
}
does-token = Once used, it lives in your refuge as { $type_a }.
does-slacker = Once used, it lives in your refuge as a slacker.
does-tower = { $heroine ->
    [one] You flip one of { $tiles } event tiles and take the heroine.
   *[other] You flip one of { $tiles } event tiles.
}
does-bridge = { $draw ->
    [one] You draw { $draw } mission and keep it.
   *[other] You draw { $draw } missions and keep { $keep }.
}
does-bridge-more = { $draw ->
    [one] You draw { $draw } mission and keep it.
   *[other] You draw { $draw } missions, keep { $keep } and may keep { $more } more.
}
does-bridge-empty = No mission is left to draw.
does-cans = { $cans ->
    [one] You take { $cans } can.
   *[other] You take { $cans } cans.
}
does-cans-none = No can is left.
does-first-die-cans = { $cans ->
    [one] Your first die brings { $cans } can as well.
   *[other] Your first die brings { $cans } cans as well.
}
does-center = { $tokens ->
    [one] You take the last token there.
   *[other] You take one of the { $tokens } tokens there.
}
does-station = { $tokens ->
    [one] You take the last survivor token there.
   *[other] You take one of the { $tokens } survivor tokens there.
}
does-end-turn = { $swaps ->
    [0] { $dice ->
        [one] You give up { $dice } further die this turn; you take it in a turn of its own.
       *[other] You give up { $dice } further dice this turn; you take them in turns of their own.
    }
    [one] { $dice ->
        [0] You give up { $swaps } swap.
        [one] You give up { $swaps } swap and { $dice } further die this turn.
       *[other] You give up { $swaps } swap and { $dice } further dice this turn.
    }
   *[other] { $dice ->
        [0] You give up { $swaps } swaps.
        [one] You give up { $swaps } swaps and { $dice } further die this turn.
       *[other] You give up { $swaps } swaps and { $dice } further dice this turn.
    }
}
does-heroine = You take the heroine.
does-flip = { $lacks ->
    [0] You would overcome this event as things stand; of the { $left } that stay you overcome { $ready ->
        [0] none
       *[other] { $ready }
    }.
    [one] You lack 1 equipped survivor against this event as things stand; of the { $left } that stay you overcome { $ready ->
        [0] none
       *[other] { $ready }
    }.
   *[other] You lack { $lacks } equipped survivors against this event as things stand; of the { $left } that stay you overcome { $ready ->
        [0] none
       *[other] { $ready }
    }.
}
does-flip-last = This event will not happen. The event of the season will be { $tile_the }, for { $vp } VP.
does-event-ready = You overcome { $tile_the } as things stand: { $vp } VP.
does-event = { $lacks ->
    [one] Against { $tile_the } you lack { $lacks } equipped survivor as things stand.
   *[other] Against { $tile_the } you lack { $lacks } equipped survivors as things stand.
}
does-event-others = { $others ->
    [0] Nobody else overcomes it.
    [one] { $others } other refuge overcomes it.
   *[other] { $others } other refuges overcome it.
}
does-equipment = { $have ->
    [one] You then have { $have } { $equipment } for { $people } { $people ->
        [one] { $type }
       *[other] { $type_plural }
    }: { $equipped } equipped.
   *[other] You then have { $have } { $equipment_plural } for { $people } { $people ->
        [one] { $type }
       *[other] { $type_plural }
    }: { $equipped } equipped.
}
does-pick-bat = You win ties when buildings are acquired this season.
does-pick-binoculars = You announce first this season and begin the next one.
does-pick-binoculars-last = You announce first this season and score { $vp } VP at the end.
does-mission = So far you have { $have } of { $need }.
does-mission-met = It would succeed now: you have { $have }, and it needs { $need }.
does-mission-few = You have { $have ->
    [one] { $have } slacker
   *[other] { $have } slackers
}; as things stand, the limit is { $most }.
does-mission-placeable = You could place it now.
does-mission-lacks = Your refuge still lacks { $lacks }.
does-keep-rest = { $rest ->
    [one] The other one goes under the deck.
   *[other] The other { $rest } go under the deck.
}
does-keep-more = { $rest ->
    [one] Then you may keep the other one too.
   *[other] Then you go on with the other { $rest }.
}
does-keep-no-more = { $rest ->
    [one] The mission you still look at goes under the deck.
   *[other] The { $rest } missions you still look at go under the deck.
}
does-bid = With strength { $strength } you would claim { $place ->
    [1] first
    [2] second
    [3] third
   *[other] fourth
}.
does-bid-short = { $cards ->
    [one] { $cards } building is laid out
   *[other] { $cards } buildings are laid out
} for { $bidders } players.
does-bid-none-left = None would be left for you.
does-bid-later = { $later ->
    [one] { $later } player announces after you, with { $wilds ->
        [0] no wilds
        [one] { $wilds } wild
       *[other] { $wilds } wilds
    } to add.
   *[other] { $later } players announce after you, with { $wilds ->
        [0] no wilds
        [one] up to { $wilds } wild
       *[other] up to { $wilds } wilds
    } to add.
}
does-claim-top = { $cards ->
    [one] You take the last card of this deck, unseen; the open cards stay for the others.
   *[other] You take the first of { $cards } cards of this deck, unseen; the open cards stay for the others.
}
does-refuge = Your refuge then has { $people ->
    [one] { $people } survivor
   *[other] { $people } survivors
}; farmers: { $farmers } of { $needed }. Feeding brings { $points } VP.
does-refuge-cans = { $cans ->
    [one] That would cost { $cans } can; you have { $have }.
   *[other] That would cost { $cans } cans; you have { $have }.
}
does-feed = { $cans ->
    [one] You spend { $cans } can, keep { $left } and score { $points } VP.
   *[other] You spend { $cans } cans, keep { $left } and score { $points } VP.
}
does-go-hungry = { $cans ->
    [one] You keep your can and score nothing for feeding this season.
   *[other] You keep your { $cans } cans and score nothing for feeding this season.
}

## Options of the setup

option-first = First player
option-first-0 = by chance
option-first-1 = player 1
option-first-2 = player 2
option-first-3 = player 3
option-first-4 = player 4

### Actions: what a seat may do, and what it does

action-token = Take { $face_a } token
    .does = The token joins your board and counts in bids for its type; once used it moves into your refuge.
action-keep = Keep «{ $mission }»
    .does = The mission stays face down before you; the others you saw go under the deck.
action-keep-no-more = Keep no further mission
    .does = All missions you still look at go under the deck.
action-take = Take { $face_the } { $place_at }
    .does = The die joins your board as it lies; then comes the action of { $place_the }.
action-swap = Swap { $face_the } { $place_at }…
    .does = Next you choose the die elsewhere that changes places with it.
action-swap-with = … with { $face_the } { $place_at }
    .does = The two dice change places and keep their faces.
action-end-turn = End the turn
    .does = You give up what your powers still allow this turn.
action-flip = Flip «{ $tile }»
    .does = This event will not happen this season.
action-pick = Take { $token_the }
    .does = Equipment stays with you; the bat wins ties this season; the binoculars announce first, start next season and score at the end.
action-add = Add { $wild_a }
    .does = Your strength grows by 1. The wild is used up: a token becomes a slacker of your refuge.
action-stop = Announce this strength
    .does = Your bid is final; the next player announces.
action-claim = Claim { $building_the }
    .does = The building joins your refuge with all that stands on it.
action-claim-top = Claim the top card of the deck
    .does = You take the first card of this deck unseen; the open cards stay for the others.
action-place = Place «{ $mission }»
    .does = The new building joins your refuge and gives what it shows. Nothing is spent.
action-go-on = Place nothing
    .does = You place no new building now.
action-feed = Feed with cans
    .does = You discard one can for each missing farmer and score the zone of your population.
action-go-hungry = Keep the cans
    .does = You spend nothing and score nothing for feeding this season.

### Decisions: what has to be decided now

decision-prelude-token = Choose a survivor token to begin with.
    .wait = { $seat } chooses a survivor token to begin with.
decision-prelude-mission = Keep one of your { $dealt } missions.
    .wait = { $seat } chooses a mission.
decision-turn = Take a die from one of the five locations.
    .wait = { $seat } takes a die.
decision-first-turn = Use the powers of your first die, or end the turn.
    .wait = { $seat } may use the powers of the first die.
decision-swap-with = Choose the die that changes places with { $face_the } { $place_at }.
    .wait = { $seat } swaps { $face_the } { $place_at } with another die.
decision-tower = Choose the event tile to flip face down.
    .wait = { $seat } chooses an event tile to flip.
decision-bridge = { $must ->
    [0] { $seen ->
        [one] You may keep the mission that is left too.
       *[other] You may keep one more of the { $seen } missions left.
    }
   *[other] { $seen ->
        [one] Keep the mission you drew.
       *[other] Keep one of the { $seen } missions you drew.
    }
}
    .wait = { $seen ->
        [one] { $seat } looks at { $seen } mission.
       *[other] { $seat } looks at { $seen } missions.
    }
decision-center = Take one of the tokens in the Center.
    .wait = { $seat } takes a token in the Center.
decision-station = Take one of the survivor tokens at the Station.
    .wait = { $seat } takes a token at the Station.
decision-announce = Your strength for { $type } buildings is { $strength }. Add wilds, or announce it.
    .wait = { $seat } bids for { $type } buildings: { $strength } so far.
decision-claim = Claim a { $type } building.
    .wait = { $seat } claims a { $type } building.
decision-window = You may place new buildings { $window }.
    .wait = { $seat } may place new buildings { $window }.
    .alone = You have nothing to place { $window }. Everybody is asked, so that nobody can tell what you hold.
decision-feed = Feed { $population ->
    [one] { $population } survivor
   *[other] { $population } survivors
} with { $cans ->
    [one] { $cans } can
   *[other] { $cans } cans
} for { $points } VP?
    .wait = { $seat } may feed { $population ->
        [one] { $population } survivor
       *[other] { $population } survivors
    } with { $cans ->
        [one] { $cans } can
       *[other] { $cans } cans
    }.

### Events: the lines of the log

event-season-began = { $season } begins. First player: { $first }.
event-tile-laid = Event at the Tower: { $tile }.
event-took-die = { $seat } takes { $face_the } { $place_from }.
event-swapped = { $seat } takes { $face_the } { $place_at }…
event-swapped-for = … and swaps it with { $face_the } { $place_at }.
event-took-token = { $seat } takes { $face_a } token.
event-took-center = { $seat } takes { $token_the }.
event-took-heroine = The heroine joins { $seat } for this season.
event-took-cans = { $seat } takes { $cans ->
    [one] { $cans } can
   *[other] { $cans } cans
}.
event-flipped = { $seat } flips «{ $tile }» face down.
event-drew = { $seat } draws { $missions ->
    [one] { $missions } mission
   *[other] { $missions } missions
}.
event-kept = { $seat } keeps «{ $mission }».
event-kept-one = { $seat } keeps a mission, face down.
event-placed = { $seat } places «{ $mission }» as a new building.
event-announced = { $seat } announces { $strength } for { $type } buildings.
event-claimed = { $seat } claims { $building_the }.
event-claimed-top = { $seat } draws { $building_the } from the top of the deck.
event-moved-in = { $count ->
    [one] { $count } { $type } moves
   *[other] { $count } { $type_plural } move
} into the refuge of { $seat }.
event-overcame = { $seat } overcomes { $tile_the }: { $points } VP.
event-failed = { $seat } does not overcome { $tile_the }.
event-fed = { $seat } feeds the refuge: { $points } VP{ $cans ->
    [0] .
    [one] , { $cans } can spent.
   *[other] , { $cans } cans spent.
}
event-starved = { $seat } does not feed the refuge: { $farmers ->
    [one] { $farmers } farmer
   *[other] { $farmers } farmers
} short.
event-succeeded = { $seat } reveals «{ $mission }», fulfilled: { $points } VP.
event-unsuccessful = { $seat } reveals «{ $mission }», not fulfilled.
event-scored = { $seat } scores { $points } VP ({ $part }).

## Help

help-signs =
    Paris: New Eden: [T] is a die, (T) a token. T, B, H, S and F are tinkerer, brawler, healer, sage and farmer; W is a wild, Z a slacker.
    The number behind a type is how many buildings its deck still has. • ⊕ ▤ are bullets, capsules and books. Before an event ▲ means face up, ▽ flipped; «2B» are the survivors it asks for, equipped.
    «lack 2», or –2, is how many equipped survivors you are short of. ↳ is the power of a building. Farmers read «have/need».
