### What a person reads of Outlive, in English.

## The game

game-title = Outlive
game-tagline = Six days to prove that your tribe deserves a place in the convoy.
game-about =
    The aim: have the most survival points (SP) after six days. You lead a tribe after the bombs; the convoy will take along the one that has held out best.

    By day, in turn, each of you moves one of four heroes one or two places along a ring of eight. A hero of strength 5 has five actions where it arrives: gather materials, hunt, search a city, fetch water. A strong hero that arrives puts pressure on weaker heroes of other tribes that have already acted there, and takes goods from them.

    By night, all in turn: pay to overcome an event (until somebody does, it strikes again every day), feed your survivors, hold off radioactivity, take in newcomers, build rooms and repair equipment. Meat and most water are thrown away after the night, so use them before.

    Points: each survivor, each full room (the more, the more each is worth), events you overcame, repaired equipment and matching pairs of it, and a low radioactivity.
    .search = about aim goal objective win winning score scoring points purpose overview summary

## Resources

good-wood = wood
    .one = wood
    .a = one wood
    .plural = wood
    .short = wood
good-metal = metal
    .one = metal
    .a = one metal
    .plural = metal
    .short = metal
good-microchip = microchip
    .one = microchip
    .a = one microchip
    .plural = microchips
    .short = chips
good-munitions = munitions
    .one = munitions token
    .a = one munitions token
    .plural = munitions
    .short = ammo
good-water = water
    .one = water
    .a = one water
    .plural = water
    .short = water
good-meat = meat
    .one = meat
    .a = one meat
    .plural = meat
    .short = meat
good-canned-goods = can
    .one = can
    .a = one can
    .plural = cans
    .short = cans
good-spring = spring water
    .one = spring water
    .a = the spring's water
    .plural = spring water
    .short = spring

## Phases

phase-setup = Setup
phase-heroes = Heroes set out
phase-morning = Morning
phase-day = Day
phase-overcoming = Night: events
phase-feeding = Night: feeding
phase-radioactivity = Night: radioactivity
phase-recruiting = Night: recruiting
phase-building = Night: building
phase-repairing = Night: repairs
phase-end = The end

## Places

place-forest = Forest
    .the = the forest
    .to = to the forest
    .at = in the forest
    .from = from the forest
place-dam = Dam
    .the = the dam
    .to = to the dam
    .at = at the dam
    .from = from the dam
place-military-base = Military base
    .the = the military base
    .to = to the military base
    .at = at the military base
    .from = from the military base
place-silent-peak = Silent Peak
    .the = Silent Peak
    .to = to Silent Peak
    .at = in Silent Peak
    .from = from Silent Peak
place-mine = Mine
    .the = the mine
    .to = to the mine
    .at = in the mine
    .from = from the mine
place-cargo-ship = Cargo ship
    .the = the cargo ship
    .to = to the cargo ship
    .at = on the cargo ship
    .from = from the cargo ship
place-fairgrounds = Fairgrounds
    .the = the fairgrounds
    .to = to the fairgrounds
    .at = at the fairgrounds
    .from = from the fairgrounds
place-blackwood = Blackwood
    .the = Blackwood
    .to = to Blackwood
    .at = in Blackwood
    .from = from Blackwood

## Heroes

hero-scout = scout (3)
    .the = the scout (3)
hero-runner = runner (3)
    .the = the runner (3)
hero-veteran = veteran (4)
    .the = the veteran (4)
hero-champion = champion (5)
    .the = the champion (5)

## Spaces of the ship

spot-spot-3 = space 3
    .the = the space of strength 3
spot-spot-4 = space 4
    .the = the space of strength 4
spot-spot-5 = space 5
    .the = the space of strength 5
spot-spot-6 = space 6
    .the = the space of strength 6

## Leaders

leader-erin-mccarthy = Erin McCarthy
leader-swifty-bingham = Swifty Bingham
leader-lily-rose-wely = Lily-Rose Wely
leader-mary-koolpepper = Mary Koolpepper
leader-liza-valentine = Liza Valentine
leader-solen-livrich = Solen Livrich
leader-grayson-pigott = Grayson Pigott
leader-wilson-frye = Wilson Frye
leader-kooper-froste = Kooper Froste
leader-jacob-rowlett = Jacob Rowlett

## Equipment

equipment-axe = axe
    .the = the axe
equipment-bow = bow
    .the = the bow
equipment-jerrycan = jerrycan
    .the = the jerrycan
equipment-access-card = access card
    .the = the access card
equipment-ammo-box = ammo box
    .the = the ammo box
equipment-crowbar = crowbar
    .the = the crowbar
equipment-chainsaw = chainsaw
    .the = the chainsaw
equipment-flashlight = flashlight
    .the = the flashlight
equipment-pickaxe = pickaxe
    .the = the pickaxe
equipment-purifier = purifier
    .the = the purifier
equipment-grappling-hook = grappling hook
    .the = the grappling hook
equipment-hacksaw = hacksaw
    .the = the hacksaw
equipment-backpack = backpack
    .the = the backpack
equipment-metal-detector = metal detector
    .the = the metal detector
equipment-shotgun = shotgun
    .the = the shotgun
equipment-bear-trap = bear trap
    .the = the bear trap
equipment-baseball-bat = baseball bat
    .the = the baseball bat
equipment-battle-gear = battle gear
    .the = the battle gear
equipment-exoskeleton = exoskeleton
    .the = the exoskeleton
equipment-thermal-sensor = thermal sensor
    .the = the thermal sensor

## Events of the days

trouble-wildfire = wildfire
    .the = the wildfire
trouble-cave-in = cave-in
    .the = the cave-in
trouble-thieves = thieves
    .the = the thieves
trouble-nomads = nomads
    .the = the nomads
trouble-lean-times = lean times
    .the = the lean times
trouble-sandstorm = sandstorm
    .the = the sandstorm
trouble-radioactive-cloud = radioactive cloud
    .the = the radioactive cloud
trouble-cold-snap = cold snap
    .the = the cold snap
trouble-enemy-clan = enemy clan
    .the = the enemy clan
trouble-rats = rats
    .the = the rats
trouble-epizootic-disease = epizootic disease
    .the = the epizootic disease
trouble-animal-mutation = animal mutation
    .the = the animal mutation

## Wild game

animal-game-3 = hare
    .the = the hare
    .a = a hare
animal-game-4 = fox
    .the = the fox
    .a = a fox
animal-game-5 = deer
    .the = the deer
    .a = a deer
animal-game-6 = wolf
    .the = the wolf
    .a = a wolf
animal-game-7 = bear
    .the = the bear
    .a = a bear

## Search tiles

tile-water = water
    .a = water
tile-canned-goods = can
    .a = a can
tile-wood = wood
    .a = wood
tile-metal = metal
    .a = metal
tile-microchip = microchip
    .a = a microchip
tile-munitions = munitions
    .a = munitions
tile-algae-capsules = algae capsules
    .a = algae capsules
tile-empty-cupboard = empty cupboard
    .a = an empty cupboard

## Rooms

room-room-construction = builders' yard
    .the = the builders' yard
room-draw1-repair1 = junk bench
    .the = the junk bench
room-overcome-discount = crisis room
    .the = the crisis room
room-hunting-2 = butchery
    .the = the butchery
room-hunting-1 = smokehouse
    .the = the smokehouse
room-cargo-1 = pantry
    .the = the pantry
room-cargo-2 = harbour office
    .the = the harbour office
room-munitions-4 = armoury
    .the = the armoury
room-permanent-water = spring
    .the = the spring
room-event-immunity = bunker
    .the = the bunker
room-scrap-equipment = scrap press
    .the = the scrap press
room-gauge-down = washroom
    .the = the washroom
room-ventilation = fan room
    .the = the fan room
room-nursery = nursery
    .the = the nursery
room-search-2 = sorting room
    .the = the sorting room
room-draw-2 = garage
    .the = the garage
room-look-pile = map room
    .the = the map room
room-hero3-immune = guardroom
    .the = the guardroom
room-repair-free = machine hall
    .the = the machine hall
room-repair-2 = workshop
    .the = the workshop
room-tribute-choice = parley room
    .the = the parley room
room-cupboard = carpenter's shop
    .the = the carpenter's shop
room-hunting-2-second = second butchery
    .the = the second butchery
room-hunting-1-second = second smokehouse
    .the = the second smokehouse
room-cargo-1-second = second pantry
    .the = the second pantry
room-cargo-2-second = second harbour office
    .the = the second harbour office
room-munitions-4-second = second armoury
    .the = the second armoury
room-permanent-water-second = second spring
    .the = the second spring
room-event-immunity-second = second bunker
    .the = the second bunker
room-scrap-equipment-second = second scrap press
    .the = the second scrap press
room-gauge-down-second = second washroom
    .the = the second washroom
room-ventilation-second = second fan room
    .the = the second fan room
room-nursery-second = second nursery
    .the = the second nursery
room-search-2-second = second sorting room
    .the = the second sorting room
room-draw-2-second = second garage
    .the = the second garage
room-look-pile-second = second map room
    .the = the second map room
room-hero3-immune-second = second guardroom
    .the = the second guardroom
room-repair-free-second = second machine hall
    .the = the second machine hall
room-repair-2-second = second workshop
    .the = the second workshop
room-tribute-choice-second = second parley room
    .the = the second parley room
room-cupboard-second = second carpenter's shop
    .the = the second carpenter's shop
room-airlock = airlock
    .the = the airlock

## What stands on things

on-room = { $spaces ->
        [one] 1 space
       *[other] { $spaces } spaces
    }, { $upkeep ->
        [one] 1 supply a night
       *[other] { $upkeep } supplies a night
    }. { $does }
ability-build-discount = Once a night: a room costs { $amount ->
        [one] 1 material
       *[other] { $amount } materials
    } less.
ability-draw-and-repair = Once a night: draw { $draw ->
        [one] 1 equipment tile
       *[other] { $draw } equipment tiles
    }, then repair for { $amount ->
        [one] 1 material
       *[other] { $amount } materials
    } less.
ability-overcome-discount = Once a night: an event costs { $materials ->
        [one] 1 material
       *[other] { $materials } materials
    }, { $munitions } munitions or { $supplies ->
        [one] 1 supply
       *[other] { $supplies } supplies
    } less.
ability-hunt-meat = Once a day: +{ $amount } meat for a hunt.
ability-cargo-cans = Once a day: +{ $amount } { $amount ->
        [one] can
       *[other] cans
    } on the cargo ship.
ability-cargo-space = Once a day on the cargo ship: +{ $amount } { $amount ->
        [one] can
       *[other] cans
    }, and you may board a space that is taken.
ability-munitions = Once a night: { $amount } munitions.
ability-spring = One water a day, without a token.
ability-immunity = All events spare your tribe except wildfire, cave-in, thieves, nomads and lean times.
ability-scrap = Once a night: take one equipment tile apart for its printed materials.
ability-gauge = Once a night: radioactivity { $amount } { $amount ->
        [one] level
       *[other] levels
    } down.
ability-ventilation = Stops { $amount } more { $amount ->
        [one] point
       *[other] points
    } of radioactivity each night.
ability-nursery = Once a night: { $amount } more { $amount ->
        [one] survivor
       *[other] survivors
    } here, up to { $most }.
ability-free-search = Once a day in each city: { $amount } free search { $amount ->
        [one] tile
       *[other] tiles
    } after a paid one.
ability-draw = Once a night: draw { $draw } equipment { $draw ->
        [one] tile
       *[other] tiles
    }.
ability-look = Once a day: look through a search stack.
ability-guard = Once a day: a hero of strength { $strength } escapes pressure.
ability-repair-discount = Once a night: a repair costs { $amount ->
        [one] 1 material
       *[other] { $amount } materials
    } less.
ability-tribute = When you put pressure on others, you choose the tribute.
ability-cupboard = Once a day in each city: an empty cupboard gives { $goods }.

on-equipment = Repair: { $cost }. { $does } Pair: { $pair }.
effect-gather = { $places }: +{ $goods } when you gather.
effect-visit = { $places }: { $goods }.
effect-survivor = { $places }: { $amount } { $amount ->
        [one] survivor
       *[other] survivors
    }.
effect-access = The dam opens without a chip.
effect-board = Board the ship as if { $amount } stronger.
effect-hunt = +{ $amount } for a hunt.
effect-press = +{ $amount } pressure on one hero.
effect-shield = Takes { $amount } off one pressure you suffer.
effect-move = One hero goes as far as you want.
effect-sense = See the stack and choose your prey.

on-by-seats = { $amounts } (with 2/3/4 players)
on-event = { $does } Cost: { $cost }. { $points } { $points ->
        [one] point
       *[other] points
    }.
strike-empty = { $places }: { $amount } less to gather each day.
strike-search = { $places }: { $amount } search { $amount ->
        [one] tile
       *[other] tiles
    } fewer each day.
strike-storm = Heroes have { $amount ->
        [one] 1 action
       *[other] { $amount } actions
    } at most; pressure goes by their printed strength.
strike-cloud = Radioactivity { $amount } { $amount ->
        [one] level
       *[other] levels
    } up in every shelter.
strike-cold = Every shelter loses { $amount } { $amount ->
        [one] survivor
       *[other] survivors
    }.
strike-clan = Every shelter loses { $amount ->
        [one] 1 material or munitions token
       *[other] { $amount } materials or munitions
    }; one that can't pay loses a survivor.
strike-rats = Every shelter loses { $amount ->
        [one] 1 supply
       *[other] { $amount } supplies
    }; one that can't pay loses a survivor.
strike-disease = Game gives { $amount } meat less.
strike-mutation = Game has { $amount } more endurance.

on-leader = { $age } years old. Start: { $places }. Brings { $goods }, and a broken { $equipment }.
on-leader-search = { $draw } search tiles, of which { $keep } are kept
on-animal = Endurance { $endurance }, { $meat } meat ({ $animal })
on-spot = { $cans ->
        [one] 1 can
       *[other] { $cans } cans
    } and { $survivors ->
        [one] 1 survivor
       *[other] { $survivors } survivors
    }

on-airlock = { $spaces ->
        [one] 1 space
       *[other] { $spaces } spaces
    }; { $water } water a night when it is full. Each survivor here stops one point of radioactivity.
on-game = Endurance { $endurance }. { $meat } meat, and { $more } more for each of its kind that the tribe has caught before.
on-hero = Strength { $strength }: as many actions, and as much weight against others.
on-tile-gain = Gives { $goods }.
on-tile-algae = Radioactivity { $levels } { $levels ->
        [one] level
       *[other] levels
    } down.
on-tile-cupboard = Nothing in it.
on-supply = A supply: feeds people.
on-material = A material: builds and repairs.
on-munitions = Serves to hunt and to defend.
on-place-gives = { $good }: { $amount } each dawn, by the number of players.
on-place-filters = A hero that draws water here first opens the filters: { $goods }.
on-place-algae = One action harvests the algae, once a day: radioactivity { $levels } { $levels ->
        [one] level
       *[other] levels
    } down.
on-place-game = Wild game: one animal for each visit.
on-place-city = One action salvages one of { $offer } equipment tiles, or turns up a search tile.
on-place-ship = A hero takes the cans and the survivor of the space of its strength. The first one of the day gets the first-player token.

## Actions

action-put-away = Put away { $room_the }
    .does = This room will not be in your shelter. Nobody learns what you put away.
action-found = Begin with { $room_the }
    .does = The room is built for free and can take survivors at once.
action-place = Move a survivor to { $room_the }
    .does = A survivor moves into a free space. In a room it stays for good.
action-keep = Follow { $leader }
    .does = This leader gives your places, resources and a broken equipment tile; the other leaves.
action-station = Start { $hero_the } { $place_at }
    .does = This hero starts there and acts elsewhere: on its turn it first goes one or two places along the ring.
action-forage = Search { $city }
    .does = A tile of this city is turned up for everybody.
action-put-back = Put back { $tile_a }
    .does = This tile gives nothing; the others give what they show.
action-move = Send { $hero_the } { $place_to }
    .does = The hero goes there, puts pressure on weaker heroes that have acted, and acts. More than two places away uses the exoskeleton.
action-stay = Leave { $hero_the } where it is
    .does = The hero stands up and does nothing this turn.
action-board = Board { $spot_the }
    .does = You take the cans and the survivor of this space. A higher one uses the hook, a taken one the harbour office.
action-look = Look through the stack of { $city }
    .does = Only you see the tiles, in their order. Uses the map room for today.
action-use = Use { $equipment_the }
    .does = It can be used again tomorrow.
action-run = Use { $room_the }
    .does = Its ability is used until tomorrow.
action-spare = Do without the bat
    .does = The pressure stays as it is, and the bat can be used later today.
action-resist = Spend a munitions token
    .does = One point of pressure less.
action-yield = Give in
    .does = Each point of pressure left costs a supply or a material.
action-give = Tribute: { $good_a }
    .does = The token goes to the aggressor.
action-gather = Gather { $good_a }
    .does = One action, one token from this place.
action-harvest = Harvest the algae
    .does = One action: your radioactivity goes one level down. One dose a day for all.
action-unlock = Open the filters with a microchip
    .does = No action. This hero may then draw water.
action-search = Search the city
    .does = One action: a search tile is turned up and gives what it shows.
action-rummage = Draw a free search tile
    .does = No action: a search tile is turned up and gives what it shows.
action-salvage = Salvage { $equipment_the }
    .does = One action: the tile is yours, broken until you repair it.
action-move-on = End this hero's turn
    .does = Actions left over are lost.
action-hunt = Hunt the animal on top
    .does = Its endurance is paid with munitions, equipment and actions.
action-prey = Choose { $animal_the }
    .does = The topmost tile of this kind is hunted. The others see only the kind.
action-give-up = Hunt nothing here
    .does = The sensor is used for today, the stack stays as it is.
action-shoot = Spend a munitions token
    .does = The endurance goes down by one.
action-bag = Finish the hunt with actions
    .does = Actions pay the endurance that is left, and you take the meat.
action-drop = Lose { $good_a }
    .does = The token goes to the reserve.
action-lose = Lose a survivor from { $room_the }
    .does = A room that is no longer full stops working at once.
action-overcome = Overcome { $event_the }
    .does = You pay its cost; its effect ends, and it scores for you.
action-pass = Pass
    .does = You overcome no more events tonight.
action-pay-whole = Pay the whole cost
    .does = The crisis room stays ready for another event tonight.
action-skip = Do not pay { $good_a }
    .does = The discount covers it.
action-feed = Serve { $good_a }
    .does = One supply less of what the rooms eat tonight.
action-recruit = Recruit for { $good_a }
    .does = A survivor from the reserve joins your airlock.
action-enough = Recruit no more
    .does = You keep the supplies you have.
action-build = Build { $room_the }
    .does = Costs materials of your choice. Survivors can move in at once.
action-pay = Pay { $good_a }
    .does = One material less to pay.
action-scrap = Take { $equipment_the } apart
    .does = You get the materials printed on it. Uses the scrap press for tonight.
action-end-building = End building
    .does = Survivors still in the airlock stay there.
action-repair = Repair { $equipment_the }
    .does = It works from now on and scores at the end.
action-no-repair = Repair nothing with this discount
    .does = The discount is lost for tonight.
action-end-repairs = End repairs
    .does = What is still broken stays broken.

## What actions do as things stand, and why they are closed

effort-action = action
    .plural = actions
effort-material = material
    .plural = materials
effort-survivor = survivor
    .plural = survivors
does-actions = It has { $actions ->
        [one] 1 action
       *[other] { $actions } actions
    } there.
does-actions-left = { $left ->
        [0] No action is left then.
        [one] 1 action is left then.
       *[other] { $left } actions are left then.
    }
does-actions-lost = { $n ->
        [0] No action is lost.
        [one] 1 action is lost.
       *[other] { $n } actions are lost.
    }
does-airlock = Airlock: { $people } of { $spaces }, { $water } water a night, radioactivity stopped: { $stops }.
does-after-payment = After a payment { $room } takes nothing off this room.
does-algae = The algae can be harvested.
does-all-paid = You have all of that.
does-bag = { $n ->
        [0] Costs no action.
        [one] Costs 1 action.
       *[other] Costs { $n } actions.
    }
does-board = { $cans ->
        [one] You gain 1 can.
       *[other] You gain { $cans } cans.
    }
does-board-survivor = A survivor joins you.
does-build = { $cost ->
        [one] Costs 1 material
       *[other] Costs { $cost } materials
    }; you have { $have }.
does-build-changed = { $cost ->
        [one] Costs 1 material
       *[other] Costs { $cost } materials
    } (printed: { $printed }); you have { $have }.
does-cheaper = One repair costs { $amount ->
        [one] 1 material
       *[other] up to { $amount } materials
    } less.
does-city = { $tiles ->
        [0] No search tile
        [one] 1 search tile
       *[other] { $tiles } search tiles
    } in the stack. Equipment: { $equipment }.
does-crisis = You lack { $goods }, which the crisis room covers.
does-crisis-open = The crisis room can take something off.
does-draw = { $n ->
        [one] You draw 1 equipment tile, broken.
       *[other] You draw { $n } equipment tiles, broken.
    }
does-eat = From now on the room eats { $upkeep ->
        [one] 1 supply
       *[other] { $upkeep } supplies
    } a night.
does-endurance = { $left ->
        [0] All endurance is paid then.
       *[other] { $left } endurance is left to pay.
    }
does-far = Uses { $equipment } for today.
does-filters = The filters open with { $equipment }.
does-first = You get the first-player token.
does-free-tiles = { $left ->
        [0] No free search tile is left then.
        [one] 1 free search tile is left then.
       *[other] { $left } free search tiles are left then.
    }
does-gain = You gain { $goods }.
does-game = On top of the wild game: { $animal }, endurance { $endurance }, { $meat } meat.
does-give = The other tribe then has { $amount } { $good }.
does-guard = The pressure is cancelled.
does-have = You then have { $amount } { $good }.
does-hunt = Endurance { $endurance }, { $meat } meat. You can pay with { $actions ->
        [one] 1 action
       *[other] { $actions } actions
    } and { $munitions ->
        [one] 1 munitions token
       *[other] { $munitions } munitions
    }.
does-hunt-equipment = Equipment for it: { $equipment }.
does-hunt-more = { $more } of the meat for those of its kind caught before.
does-lack = You still lack { $goods }.
does-left = { $left ->
        [0] That settles it.
       *[other] { $left } more to go.
    }
does-level = Radioactivity goes from level { $before } to { $after }.
does-materials = { $left ->
        [0] The room is paid then.
        [one] 1 material is left to pay.
       *[other] { $left } materials are left to pay.
    }
does-night-hungry = { $n ->
        [one] 1 survivor would be lost to hunger.
       *[other] { $n } survivors would be lost to hunger.
    }
does-night-meal = Tonight your rooms eat { $eats ->
        [one] 1 supply
       *[other] { $eats } supplies
    } and the airlock drinks { $drinks } water; you have { $supplies ->
        [one] 1 supply
       *[other] { $supplies } supplies
    }, { $water } of them water.
does-night-radiation = Radioactivity outside: { $outside }, getting in: { $points }; the level goes from { $before } to { $after }.
does-night-sick = { $n ->
        [one] 1 survivor would be lost to it.
       *[other] { $n } survivors would be lost to it.
    }
does-overcome = Its effect ends, and you score { $points ->
        [one] 1 point.
       *[other] { $points } points.
    }
does-pair = Makes a pair with { $equipment }: { $points ->
        [one] 1 point more.
       *[other] { $points } points more.
    }
does-pays = Costs { $goods }.
does-people = The room then holds { $people } of { $spaces }.
does-press = Puts pressure of { $points } on { $victim }'s { $hero }.
does-pressure = { $points ->
        [0] No pressure is left then.
        [one] The pressure is 1 then.
       *[other] The pressure is { $points } then.
    }
does-repair = Its repair costs { $goods }.
does-repair-cheaply = Its repair costs { $goods }, less { $amount ->
        [one] 1 of them, as you choose
       *[other] up to { $amount } of them, as you choose
    }.
does-room-stops = It stops working.
does-room-works = It is full and works; it eats { $upkeep ->
        [one] 1 supply
       *[other] { $upkeep } supplies
    } a night.
does-ship = The space of strength { $strength } gives { $cans ->
        [one] 1 can
       *[other] { $cans } cans
    }{ $survivors ->
        [0] .
       *[other] {" "}and a survivor.
    }
does-ship-full = There is no space in your shelter for its survivor.
does-skips = You do not pay { $amount } { $good }; what is left to pay: { $rest }.
does-stock = { $amount ->
        [0] No { $good } left here.
       *[other] { $amount } { $good } left here.
    }
does-thrown = At dawn { $goods } would be thrown away.
does-tiles = { $left ->
        [0] No tile is left in the stack.
        [one] 1 tile is in the stack.
       *[other] { $left } tiles are in the stack.
    }
does-tribute = { $n ->
        [one] You hand over 1 supply or material.
       *[other] You hand over { $n } supplies or materials.
    }
does-tribute-chosen = The tribe that puts pressure on you chooses them.
does-uses-room = Uses { $room } for today.
does-uses-tool = Uses { $equipment } for today.
does-water = You can then draw up to { $amount } water.
why-endurance = Its endurance is { $endurance }; you can pay for { $reach } of it.
why-lacks = You lack { $goods }.
why-materials = It costs { $cost ->
        [one] 1 material
       *[other] { $cost } materials
    }; you have { $have }.

## Decisions

decision-put-away = Put { $left ->
        [one] one more room
       *[other] { $left } rooms
    } away; the others will be your shelter.
    .wait = { $seat } chooses rooms.
decision-found = Choose the room that is built for free.
    .wait = { $seat } founds a shelter.
decision-settle = Place a survivor ({ $left } to go).
    .wait = { $seat } places survivors.
decision-keep-leader = Choose your leader.
    .wait = { $seat } chooses a leader.
decision-station = Send a hero to one of your leader's places.
    .wait = { $seat } places a hero.
decision-forage = Choose a city to search ({ $left } to go).
    .wait = { $seat } searches the cities.
decision-put-back = Choose the tile to put back.
    .wait = { $seat } puts a tile back.
decision-surrender = The enemy clan: lose { $left ->
        [one] one
       *[other] { $left }
    } of your materials or munitions.
    .wait = { $seat } pays off the enemy clan.
decision-spoil = The rats: lose { $left ->
        [one] one
       *[other] { $left }
    } of your supplies.
    .wait = { $seat } loses supplies to the rats.
decision-welcome = Where does the new survivor go?
    .wait = { $seat } welcomes a survivor.
decision-rescue = Where does the survivor from the ruins go?
    .wait = { $seat } welcomes a survivor from the ruins.
decision-starve = Too little to eat: { $left ->
        [one] a survivor is lost
       *[other] { $left } survivors are lost
    }. From which room?
    .wait = { $seat } loses survivors to hunger.
decision-sicken = Too much radioactivity: { $left ->
        [one] a survivor is lost
       *[other] { $left } survivors are lost
    }. From which room?
    .wait = { $seat } loses survivors to radioactivity.
decision-irradiated = The radioactive cloud costs { $left ->
        [one] a survivor
       *[other] { $left } survivors
    }. From which room?
    .wait = { $seat } loses survivors to the radioactive cloud.
decision-freeze = The cold snap takes a survivor. From which room?
    .wait = { $seat } loses a survivor to the cold snap.
decision-raided = The enemy clan takes a survivor. From which room?
    .wait = { $seat } loses a survivor to the enemy clan.
decision-gnawed = The rats cost a survivor. From which room?
    .wait = { $seat } loses a survivor to the rats.
decision-turn = Choose a hero and where it goes.
    .wait = { $seat } moves a hero.
decision-board = Choose a space of the ship.
    .wait = { $seat } boards the ship.
decision-threaten = You put pressure on { $victim } ({ $points }): use the bat?
    .wait = { $seat } puts pressure on { $victim }.
decision-defend = { $by } puts pressure on you ({ $points }): defend yourself?
    .wait = { $seat } answers the pressure of { $by }.
decision-tribute = Choose what { $victim } hands over to { $by } ({ $points } to go).
    .wait = { $seat } chooses the tribute.
decision-visit = { $actions ->
        [one] 1 action
       *[other] { $actions } actions
    } left for { $hero_the } { $place_at }{ $free ->
        [0] {""}
        [one] , 1 free search tile
       *[other] , { $free } free search tiles
    }.
    .wait = { $seat } acts { $place_at }.
decision-sense = You see the whole stack: choose your prey.
    .wait = { $seat } looks through the wild game.
decision-hunt = Hunting { $animal_the }: { $left } endurance to pay, { $actions ->
        [one] 1 action
       *[other] { $actions } actions
    } left.
    .wait = { $seat } hunts { $animal_a }.
decision-overcome = Overcome an event, or pass.
    .wait = { $seat } may overcome an event.
decision-pay-event = Use the crisis room to overcome { $event_the }?
    .wait = { $seat } pays for { $event_the }.
decision-skip-material = Choose another material not to pay for { $event_the } ({ $left } to go).
    .wait = { $seat } chooses what not to pay for { $event_the }.
decision-feed = Your rooms still eat { $left ->
        [one] 1 supply
       *[other] { $left } supplies
    }: choose one.
    .wait = { $seat } feeds the survivors.
decision-recruit = Recruit survivors? { $spaces ->
        [one] 1 space
       *[other] { $spaces } spaces
    } left in the airlock.
    .wait = { $seat } recruits.
decision-build = Build, move survivors in, use your rooms.
    .wait = { $seat } builds.
decision-pay-room = Building { $room_the }: { $left ->
        [one] 1 material
       *[other] { $left } materials
    } to pay.
    .wait = { $seat } pays for a room.
decision-repair = Repair equipment?
    .wait = { $seat } repairs.
decision-repair-cheaply = Choose what to repair for { $discount ->
        [one] 1 material
       *[other] { $discount } materials
    } less.
    .wait = { $seat } repairs with a discount.
decision-skip-cost = Repairing { $equipment_the }: choose what not to pay ({ $left } to go).
    .wait = { $seat } repairs { $equipment_the }.

## Log

event-founded = { $seat } founds a shelter on { $room_the }, with { $people ->
        [0] nobody in it yet
        [one] 1 survivor in it
       *[other] { $people } survivors in it
    }.
event-chose = { $seat } follows { $leader }.
event-first = { $seat } takes the first-player token.
event-stationed = { $seat } sends { $hero_the } { $place_to }.
event-foraged = { $seat } finds { $tile_a } in { $city }.
event-returned = { $seat } puts { $tile_a } back.
event-dawned = Day { $day } dawns.
event-struck = The event of the day: { $event }.
event-struck-again = Still in play: { $event }.
event-emptied = { $place }: { $amount } less to find today.
event-spared = The bunker protects { $seat } from { $event_the }.
event-moved = { $seat }: { $hero_the } goes { $place_to }.
event-stuck = { $seat }: { $hero_the } is stuck { $place_at }.
event-boarded = { $seat } boards { $spot_the }: { $amount ->
        [one] 1 can
       *[other] { $amount } cans
    }.
event-turned-away = { $seat } has no space for the survivor.
event-looked = { $seat } looks through the stack of { $city }.
event-pressed = { $seat } puts pressure on { $victim } ({ $points }).
event-shielded = { $seat } takes { $points } off the pressure.
event-resisted = { $seat } spends a munitions token to resist.
event-guarded = { $seat } escapes the pressure: { $room }.
event-gave = { $seat } gives { $good_a } to { $to }.
event-used = { $seat } uses { $equipment_the }.
event-ran = { $seat } uses { $room_the }.
event-gained = { $seat } gains { $amount ->
        [one] { $good_a }
       *[other] { $amount } { $good_plural }
    }.
event-harvested = { $seat } harvests the algae: radioactivity at level { $points }.
event-unlocked = { $seat } opens the filters of the dam.
event-drew-tile = { $seat } finds { $tile_a } in { $city }.
event-salvaged = { $seat } salvages { $equipment_the } in { $city }.
event-sensed = { $seat } looks through the wild game { $place_at }.
event-shot = { $seat } spends a munitions token on the hunt.
event-caught = { $seat } catches { $animal_a }: { $amount } meat.
event-settled = { $seat }: a survivor moves to { $room_the }.
event-lost = { $seat } loses a survivor from { $room_the }.
event-dropped = { $seat } loses { $good_a }.
event-night = Night falls.
event-overcame = { $seat } overcomes { $event_the }.
event-passed = { $seat } passes.
event-skipped = { $seat } saves { $amount ->
        [one] { $good_a }
       *[other] { $amount } { $good_plural }
    }.
event-fed = { $seat } feeds the survivors: { $paid ->
        [one] 1 supply
       *[other] { $paid } supplies
    } eaten{ $missing ->
        [0] {""}
       *[other] , { $missing } missing
    }.
event-radiated = { $seat } lets in { $points ->
        [one] 1 point
       *[other] { $points } points
    } of radioactivity: level { $level }.
event-recruited = { $seat } recruits for { $good_a }.
event-built = { $seat } builds { $room_the }.
event-found-tool = { $seat } draws { $equipment_the }.
event-double = { $seat } draws { $equipment_the } again and discards it.
event-scrapped = { $seat } takes { $equipment_the } apart.
event-repaired = { $seat } repairs { $equipment_the }.
event-kept = { $seat } keeps { $meat ->
        [0] no
       *[other] { $meat }
    } meat and { $water ->
        [0] no
       *[other] { $water }
    } water.
event-scored = { $seat } scores { $points ->
        [one] 1 point.
       *[other] { $points } points.
    }

## The end

reason-convoy = The convoy has come.
part-events = events
part-rooms = full rooms
part-radioactivity = radioactivity
part-survivors = survivors
part-equipment = equipment
part-pairs = pairs

## Help

help-signs =
    Outlive: △A5 is a hero of tribe A with strength 5 who has yet to act today, ▲A5 one who has acted. «fox 4×8»: the animal on top has endurance 4, and 8 are left.
    The places form a ring, drawn as a frame. →3¹4² behind a place are the strengths of your heroes who can go there, and how many places away they are.
    On the cargo ship [4] is the strength that a space asks for; +☺ means that a survivor comes along.
    In the shelter ■ is a full room, □ one with room left, · one that is not built. People «7/2»: 7 survivors, 2 of them in the airlock. Rad.: what the level of radioactivity scores.
    Rooms «3/4»: 3 full of 4 built. Tools «1+2»: 1 repaired, 2 broken.
