## Title

game-title = This War of Mine
game-tagline = Civilians in a besieged city, and a house to hold until the ceasefire.
game-about =
    The aim: at least one of the three who began must still be alive when the ceasefire comes, in about ten days. You all play together, as one group of civilians in a besieged city; the leader decides, and the lead passes from one to the next.

    By day each person does up to three things in the house: clear rubble, search, build a bed, a stove or a workshop, cook, make tools, or go outdoors and see who comes. Whoever is hungry, tired, ill, sad or wounded can do less.

    At dusk everybody needs water and food. In the evening you send each person to sleep, to stand guard, or out to scavenge.

    By night those who went out search a place card by card. Noise brings its residents; you may trade, hide, flee or fight. Whatever they carry home is what you live on. Meanwhile the house may be raided; guards and weapons keep losses low.

    At dawn come fate and the next day. Five states go from 0 to 4: hunger, fatigue, illness, misery, wounds. At 4 the worst happens, except for fatigue. Scripts tell scenes and ask you to choose. Objectives help if you reach them in time.
    .search = about aim goal objective win winning survive survival score points purpose overview summary
game-note = This game tells of a siege: of hunger, wounds, death, and people who give up. Scenes about children, death, suicide, illness, animals or cruelty can be left out in the options.

## Actions

action-meal = { $character }: eat { $meal_a }
    .does = The food is discarded and eases Hunger, also between meals.
action-treat = { $character }: { $cure }
    .does = The treatment is assigned and works with the next fate card.
action-play = Play «{ $narrative }»
    .does = The card takes effect now and leaves the game.
action-contribute = Give to the objective
    .does = The goods are used up and the objective advances.
action-use-note = Use the note { $slot }
    .does = The script of this note is read.
action-done = Done
    .does = This part is over and the game goes on.
action-yes = Yes
    .does = It is done.
action-no = No
    .does = It is left undone.
action-option = Option { $option }
    .does = The story goes on this way.
action-choose = { $character }
    .does = This character is chosen.
action-take = Take { $item_a }
    .does = It is added to what the group has at hand.
action-give = Give up { $item_a }
    .does = It leaves the group's goods and returns to the box.
action-take-note = Take along the note { $slot }
    .does = It goes with the party.
action-give-note = Give up the note { $slot }
    .does = It is gone for good.
action-hide-note = Hide the note { $slot } here
    .does = It stays at this location; on a later night it may be found again.
action-keep = Keep the roll
    .does = The roll counts as it is.
action-reroll = Roll again
    .does = The die is rolled once more; the last roll counts.
action-work = Work { $space_at }
    .does = The character goes there; the effect follows when all are assigned.
action-place = Build { $fitting_a }
    .does = Its cost is paid and it stands at the end of the stage.
action-at = Put it { $space_at }
    .does = The fitting will stand there.
action-move = Move the fitting { $space_at }
    .does = It is carried to another free space; a wait token on it is lost.
action-dismantle = Dismantle the fitting { $space_at }
    .does = It goes back among the fittings and gives a little wood and components.
action-with-note = With the note { $slot }
    .does = The note is put to work; what it costs is paid.
action-break = Clear what lies { $space_at }
    .does = The card goes and its loot enters Storage.
action-idle = Rest
    .does = The character does nothing in this stage.
action-before = { $character } first
    .does = This character is assigned now; effects follow in the order of assignment.
action-use = { $recipe }
    .does = The cost is paid now; the result comes at the end of the stage.
action-dig = Use the shovel
    .does = The shovel stays there until the end of the stage.
action-helper = { $character } helps
    .does = Both work on the rubble in this stage.
action-board = Board up { $hole_the }
    .does = Each Board-Up holds off one theft or wound in every raid.
action-split = { $wood ->
        [0] No wood
       *[other] { $wood } wood
    }
    .does = The pieces enter Storage in this mix.
action-idea = Take up the idea: { $fitting }
    .does = The card moves to the fittings that can be built.
action-give-up = Lose the fitting { $space_at }
    .does = It returns to its deck.
action-drinker = { $character } drinks
    .does = One water is used up.
action-eat = { $character } eats { $food_a }
    .does = The food is used up and acts at once.
action-task = { $task }
    .does = { $task_effect }
action-go = The { $spot } location
    .does = The whole party goes there.
action-explore = Go on exploring
    .does = The next card of the Unknown deck is turned.
action-stop = Stop and choose what to carry
    .does = The exploration ends and the findings are chosen.
action-look-around = Look around
    .does = Cards are returned, then the location's own table decides.
action-visit = What this place offers
    .does = Cards are returned as the price, then the script is read.
action-use-map = Read the map
    .does = The top three cards are seen; any of them may be returned.
action-return = Return { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }
    .does = As many cards of the Unknown deck go back unseen.
action-drop = Return «{ $exploration }»
    .does = This card goes back to the exploration deck.
action-hide = Stay in the hiding place
    .does = Two cards are returned and nobody finds you.
action-ambush = Strike from the hiding place
    .does = You attack once without an answer; then the fight goes on.
action-persuade = Let the lawyer talk
    .does = They may go their way.
action-fight = Fight
    .does = Another round is fought.
action-flee = Flee
    .does = They strike at your backs, then you leave with what you can carry.
action-parley = Try to stop the fight
    .does = A script is read; it may end the fight at a price.
action-wield = { $weapon }
    .does = This decides the die that is rolled.
action-shots = { $shots ->
        [0] Save the ammo for another guard
        [one] Roll one die
       *[other] Roll { $shots } dice
    }
    .does = { $shots ->
            [0] This guard rolls as if unarmed.
           *[other] Each shot of a firearm is a die and costs one ammo; without a firearm nothing is spent.
        }
action-fight-with = Use the note { $slot } instead of a die
    .does = Its script is read when this die would be rolled.
action-shield = The note { $slot } takes the wound
    .does = One of its charges is lost instead.
action-fate = Trust fate
    .does = A fate card is drawn; if the colour fits, its script acts.
action-miss = Call it a miss
    .does = The roll does nothing.
action-hit = Enemy { $foe }
    .does = This enemy is struck.
action-wound = { $character } is hit
    .does = This character is struck.
action-ward = Hold off { $side_a }
    .does = One point is used for it.
action-mix = { $raids ->
        [0] No raid
        [one] 1 raid
       *[other] { $raids } raids
    }
    .does = The new cards, harder ones with a red corner, are shuffled into their decks. Raids come to the house at night; residents are met outside.
action-drink = { $character } drinks { $drink_the }
    .does = Misery eases, Fatigue grows.
action-pick = Keep «{ $narrative }»
    .does = The card stays with the group until it is played.

## Decisions

decision-script = What do we do?
    .wait = { $seat } decides what we do.
decision-reconsider = Keep the roll, or play a card to roll again?
    .wait = { $seat } looks at the roll.
decision-assign = Action { $stage }: what does { $character } do?
    .wait = { $seat } gives { $character } something to do.
decision-unable = Action { $stage }: nobody can act. Go on?
    .wait = { $seat } sees who could still be helped.
decision-clear = How does { $character } clear the rubble?
    .wait = { $seat } decides how to clear the rubble.
decision-where = Where do we put { $fitting_the }?
    .wait = { $seat } looks for a place.
decision-recipes = What is done at { $fitting_the }?
    .wait = { $seat } decides what is made.
decision-outdoors = Outdoors: let a visitor come, or use a note?
    .wait = { $seat } looks down the street.
decision-ingredient = What goes into the pot?
    .wait = { $seat } looks over the provisions.
decision-mourning = Somebody is missing tonight. Anything else before it sinks in?
    .wait = { $seat } gathers the others.
decision-daybreak = Before the new day: use a note?
    .wait = { $seat } looks at what the new day brings.
decision-break-open = { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    } to clear: which one now?
    .wait = { $seat } chooses what is cleared.
decision-fetch = Room for { $left } more ({ $item }): take another?
    .wait = { $seat } weighs how much to carry.
decision-unearth = Still there: { $note }. Take it along?
    .wait = { $seat } looks into the hiding place.
decision-poke-about = { $pieces ->
        [one] 1 piece
       *[other] { $pieces } pieces
    } found: how much of it is wood?
    .wait = { $seat } sorts what was found.
decision-stoke = Burn something more? Cold: { $cold }.
    .wait = { $seat } tends the heater.
decision-board-up = Which hole is boarded up?
    .wait = { $seat } chooses a hole.
decision-dusk = Before we drink and eat: play a card?
    .wait = { $seat } looks at the cards.
decision-water = Water left: { $water }. Who drinks?
    .wait = { $seat } shares out the water.
decision-meals = Who eats what? Food in Storage: { $food }.
    .wait = { $seat } shares out the food.
decision-evening = Where does { $character } spend the night?
    .wait = { $seat } decides where { $character } spends the night.
decision-assigned = All have their place: play a card?
    .wait = { $seat } looks at the cards.
decision-extra-actions = Which guard works through the evening?
    .wait = { $seat } chooses a guard.
decision-scavenging = Which location shall we search?
    .wait = { $seat } chooses a location.
decision-equip = What do we take along?
    .wait = { $seat } packs for the party.
decision-explore = { $location }: { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    } left, noise { $noise }. Go on?
    .wait = { $seat } leads the search.
decision-read-map = Which cards are returned?
    .wait = { $seat } reads the map.
decision-return-cards = How many cards do we return?
    .wait = { $seat } decides how many cards to return.
decision-draw-findings = Our good scavenger may look once more here. Shall we?
    .wait = { $seat } decides whether to look once more.
decision-encounter = { $number ->
        [0] { $resident }. What now?
       *[other] { $resident }, { $number } of them. What now?
    }
    .wait = { $seat } faces { $resident }.
decision-leave-behind = Weight { $weight } of { $capacity }: what stays behind?
    .wait = { $seat } decides what stays behind.
decision-pack = Weight { $weight } of { $capacity }: take something more?
    .wait = { $seat } packs.
decision-fight = Round { $round }, { $foes ->
        [one] 1 enemy
       *[other] { $foes } enemies
    }: fight or flee?
    .wait = { $seat } leads the fight.
decision-arm = Which weapon for { $character }?
    .wait = { $seat } hands out weapons.
decision-second-shot = Does { $character } fire once or twice?
    .wait = { $seat } counts the ammo.
decision-strike = { $character } rolled { $face }: keep it?
    .wait = { $seat } looks at the roll.
decision-trust-fate = { $ours ->
        [0] An enemy rolled S: a miss, or fate?
        *[other] We rolled S: a miss, or fate?
    }
    .wait = { $seat } weighs a miss against fate.
decision-target = { $ours ->
        [0] { $effect }: which of us?
        *[other] { $effect }: which enemy?
    }
    .wait = { $seat } names a target.
decision-deal = { $ours ->
        [0] They hit us
       *[other] We hit them
    }: { $wounds ->
        [one] 1 wound
       *[other] { $wounds } wounds
    }{ $kills ->
        [0] {""}
       *[other] {", "}{ $kills } deadly
    }. Who is struck?
    .wait = { $seat } deals out the wounds.
decision-arm-guards = Which weapon for { $character } on guard?
    .wait = { $seat } arms the guards.
decision-alarm = They are coming: use a card or note first?
    .wait = { $seat } listens at the door.
decision-shots = How does { $character } hold them off?
    .wait = { $seat } counts the ammo.
decision-raid-dice = { $character } rolled { $face }. So far { $points ->
        [one] 1 point stands
       *[other] { $points } points stand
    } against { $damage ->
        [one] 1 theft
       *[other] { $damage } thefts
    } and { $wounds ->
        [one] 1 wound
       *[other] { $wounds } wounds
    }. Keep it?
    .wait = { $seat } looks at the roll.
decision-ward = { $points ->
        [one] 1 point
       *[other] { $points } points
    } against { $damage ->
        [one] 1 theft
       *[other] { $damage } thefts
    } and { $wounds ->
        [one] 1 wound
       *[other] { $wounds } wounds
    }: what is held off?
    .wait = { $seat } decides what is held off.
decision-steal = { $tokens ->
        [one] One thing is
       *[other] { $tokens } things are
    } still to be stolen: what goes?
    .wait = { $seat } sees what is stolen.
decision-crime-wave = Crime grows: how many of the new cards are raids?
    .wait = { $seat } chooses the new cards.
decision-before-fate = Before fate: medicine, alcohol, or go on?
    .wait = { $seat } tends to the group.
decision-after-fate = After fate: alcohol, or go on?
    .wait = { $seat } tends to the group.
decision-narrate = Which of the { $cards } narrative cards do we keep?
    .wait = { $seat } reads the narrative cards.
decision-trade = { $commission ->
        [0] Trade? No commission is asked.
       *[other] Trade? First a commission: goods worth { $commission }.
    }
    .wait = { $seat } talks to the trader.
decision-giving = Credit { $credit }: what do we give?
    .wait = { $seat } lays out goods.
decision-taking = Credit { $credit }: what do we take?
    .wait = { $seat } chooses goods.
decision-select = Who is it to be?
    .wait = { $seat } names somebody.
decision-split-wounds = { $wounds ->
        [one] 1 wound falls on us
       *[other] { $wounds } wounds fall on us
    }: who is hit?
    .wait = { $seat } shares out the wounds.
decision-relief = { $character }: { $one } or { $other }?
    .wait = { $seat } decides what gets better.
decision-lose-goods = { $tokens ->
        [one] One thing
       *[other] { $tokens } things
    } to give up: what?
    .wait = { $seat } decides what is given up.
event-begins = { $character } is one of us. Skill: { $skill }.
decision-pay-value = Goods worth { $value } left to pay: what do we give?
    .wait = { $seat } pays.
decision-take-one = One of these is ours: which?
    .wait = { $seat } chooses.
decision-free-fitting = Which fitting is built?
    .wait = { $seat } chooses a fitting.
decision-lose-fitting = Which fitting is lost?
    .wait = { $seat } sees what is lost.
decision-take-ideas = Which idea do we take up?
    .wait = { $seat } goes through the ideas.
decision-roll-again = Rolled { $result }: keep it?
    .wait = { $seat } looks at the roll.
decision-newcomer = { $character } asks to stay. Let { $character_sex ->
    [f] her
   *[m] him
} in?
    .wait = { $seat } speaks at the door.
decision-exchange = Which location is exchanged?
    .wait = { $seat } chooses a location.

## Events

event-leads = { $seat } takes the Journal.
event-rolled = { $roll }: the black die shows { $result }{ $added ->
        [0] {""}
       *[other] {" "}+ { $added }
    }{ $limit ->
        [0] {""}
       *[other] , limit { $limit }
    }; { $meaning }.
event-rolled-for = { $roll }, { $character }: the black die shows { $result }{ $added ->
        [0] {""}
       *[other] {" "}+ { $added }
    }{ $limit ->
        [0] {""}
       *[other] , limit { $limit }
    }; { $meaning }.
event-read = { $script }
event-told = { $then }
event-hunger = { $character }: Hunger { $level }.
event-fatigue = { $character }: Fatigue { $level }.
event-illness = { $character }: Illness { $level }.
event-misery = { $character }: Misery { $level }.
event-wounds = { $character }: Wounds { $level }.
event-died = { $character } has died.
event-left = { $character } has left the group.
event-took-own-life = { $character } has ended { $character_sex ->
    [f] her
   *[m] his
} own life.
event-joined = { $character } joins us.
event-sent-away = { $character } is away for a while.
event-gained = Gained: { $number ->
        [one] 1 { $item }
       *[other] { $number } { $item_many }
    }.
event-lost = Lost: { $number ->
        [one] 1 { $item }
       *[other] { $number } { $item_many }
    }.
event-noted = A note is kept: { $note }.
event-note-gone = The note is gone: { $note }.
event-note-hidden = Hidden here: { $note } ({ $location }).
event-note-struck = { $note }: { $face }.
event-spared = { $note }: { $wounds ->
    [one] one wound is ignored
   *[other] { $wounds } wounds are ignored
}.
event-event-card = { $card }
event-day-less = A day less before the next chapter: the top event is removed unseen.
event-day-more = A day more before the next chapter: an event is added unseen.
event-cold = Cold tokens: { $cold }.
event-objective = Chapter { $chapter } begins. Its objective: { $objective }.
event-achieved = Achieved: { $objective }.
event-missed = Not achieved before the new chapter: { $objective }. What that costs follows now.
event-opened = Everything { $space_at } has been searched.
event-turned = The rubble { $space_at } is half cleared.
event-built = Built { $space_at }: { $fitting }.
event-fitting-lost = Lost { $space_at }: { $fitting }.
event-idea-taken = A new idea: { $fitting }.
event-boarded = { $hole } is boarded up.
event-sniped = A sniper hits { $character } in the street.
event-visited = At the door: { $visitor }.
event-visitor-gone = Will not come again: { $visitor }.
event-thirst = { $character } goes without water.
event-ate = { $character } eats { $food_a }.
event-tasked = { $character }: { $task }.
event-went = The party goes out: { $location } ({ $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }).
event-explored = «{ $exploration }»
event-noise = Noise: { $noise }.
event-noise-least = Tonight the noise does not fall below { $noise }.
event-noise-most = Tonight the noise does not rise above { $noise }.
event-quiet = { $cards ->
        [99] For the rest of the night nobody hears us.
        [one] During the next card nobody hears us.
       *[other] During the next { $cards } cards nobody hears us.
    }
event-carries = Tonight the party carries { $n } more.
event-returned = Cards returned: { $cards }.
event-added = Cards added: { $cards }.
event-found = { $finding } ({ $row }).
event-met = { $number ->
        [0] Somebody is here: { $resident }.
        *[other] { $resident }: { $number } of them.
    }
event-struck = { $character } rolls { $face }.
event-foe-struck = Enemy { $foe } rolls { $face }.
event-foe-hit = Enemy { $foe } has { $wounds ->
        [one] 1 wound
       *[other] { $wounds } wounds
    }.
event-foe-died = Enemy { $foe } falls.
event-fled = The party runs.
event-fight-over = The fight is over.
event-fated = { $fate }
event-fated-in-fight = { $fits ->
        [0] The fate card says «{ $effect }», but its colour does not fit: nothing happens.
       *[other] The fate card says «{ $effect }».
    }
event-home = The party is home.
event-raided = In the night: { $raid }.
event-suffered = { $damage ->
        [0] Nothing is stolen
        [one] One thing is stolen
       *[other] { $damage } things are stolen
    }; { $wounds ->
        [0] nobody is hurt
        [one] the guards take 1 wound
       *[other] the guards take { $wounds } wounds
    }.
event-raid-void = They are driven off; nothing happens.
event-crime = New in the decks: { $raids ->
        [one] 1 raid
       *[other] { $raids } raids
    }, { $residents ->
        [one] 1 residents card
       *[other] { $residents } residents cards
    }.
event-treated = { $character } is given { $cure }.
event-exchanged = { $here ->
        [0] { $location } can no longer be reached.
       *[other] { $location } can no longer be reached after tonight. The party, which is there, stays until it goes home.
    }
event-kept = We keep «{ $narrative }».
event-played = We play «{ $narrative }».
event-drank = { $character } drinks { $drink_the }.
event-peeked = We know what comes next: { $deck }.
event-traded = Given in trade: goods worth { $given }.
event-mourned = We mourn. Whoever feels it gets Misery +{ $misery }.
event-shaken = We have killed. Whoever feels it gets Misery +{ $misery }.
event-epilogue = { $script }
event-end-died = { $character } died on day { $day }.
event-end-left = { $character } left on day { $day }.
event-end-own-life = { $character } took { $character_sex ->
    [f] her
   *[m] his
} own life on day { $day }.
event-end-last = After that night nobody heard of { $character } again.
event-end-cause = The cause: { $condition }.
event-end-lived = { $character } lived to see the end.

## Rolls of the black die

roll-script = The story
roll-lock = The lock
roll-poke-about = Poking about
roll-sniper = The sniper
roll-empathy = Empathy
roll-water = Without water
roll-level-four = At level 4
roll-newcomer = The newcomer
roll-number = How many they are
roll-lawyer = The lawyer speaks
roll-hidden = The hiding place
roll-special-finding = A special finding
roll-look-around = Looking around
roll-noise = Noise
roll-note = The note
meaning-script = what follows depends on it
meaning-held = the lock holds
meaning-opened = the lock opens
meaning-pieces = that decides how much turns up
meaning-hit = a shot hits
meaning-missed = no shot hits
meaning-felt = whoever has at least that much Empathy feels it
meaning-hunger = Hunger rises
meaning-misery = Misery rises
meaning-burden = that decides what weighs on them
meaning-number = that decides how many there are
meaning-stay = they are not persuaded
meaning-persuaded = they go
meaning-gone = nothing is left
meaning-still-there = it is still there
meaning-nothing-special = nothing special
meaning-special = something special
meaning-seen = that decides what there is to see
meaning-heard = somebody has heard us
meaning-unheard = nobody has heard us
meaning-acts = it acts
meaning-idle = nothing comes of it
meaning-moved = it is felt
meaning-unmoved = it is not felt

## Ends

reason-ceasefire = The ceasefire came, and some of us lived to see it.
reason-no-starter = The ceasefire came, but none of those who began is left.
reason-nobody-left = Nobody is left in the house.
reason-no-guard = Nobody stood guard, and the night took everything.
part-victory = Victory
part-survivors = Survivors
part-days = Days

## People

character-anton = Anton
    .sex = m
character-arica = Arica
    .sex = f
character-boris = Boris
    .sex = m
character-bruno = Bruno
    .sex = m
character-zlata = Zlata
    .sex = f
character-katia = Katia
    .sex = f
character-marin = Marin
    .sex = m
character-marko = Marko
    .sex = m
character-pavle = Pavle
    .sex = m
character-roman = Roman
    .sex = m
character-cveta = Cveta
    .sex = f
character-emilia = Emilia
    .sex = f
character-emira = Emira
    .sex = f
condition-hunger = Hunger
condition-fatigue = Fatigue
condition-illness = Illness
condition-misery = Misery
condition-wounds = Wounds
token-cold = Cold

## Goods

item-vegetable = vegetable
    .a = a vegetable
    .many = vegetables
item-raw-food = raw food
    .a = raw food
    .many = raw food
item-canned-food = canned food
    .a = canned food
    .many = canned food
item-moonshine = moonshine
    .a = moonshine
    .many = moonshine
item-alcohol = pure alcohol
    .a = pure alcohol
    .many = pure alcohol
item-sugar = sugar
    .a = sugar
    .many = sugar
item-coffee = coffee
    .a = coffee
    .many = coffee
item-cigarettes = pack of cigarettes
    .a = cigarettes
    .many = packs of cigarettes
item-knife = knife
    .a = a knife
    .many = knives
item-hatchet = hatchet
    .a = a hatchet
    .many = hatchets
item-pistol = pistol
    .a = a pistol
    .many = pistols
item-shotgun = shotgun
    .a = a shotgun
    .many = shotguns
item-assault-rifle = assault rifle
    .a = an assault rifle
    .many = assault rifles
item-ammo = ammo
    .a = ammo
    .many = ammo
item-shell = shell casing
    .a = a shell casing
    .many = shell casings
item-weapon-part = weapon part
    .a = a weapon part
    .many = weapon parts
item-broken-pistol = broken pistol
    .a = a broken pistol
    .many = broken pistols
item-broken-shotgun = broken shotgun
    .a = a broken shotgun
    .many = broken shotguns
item-broken-assault-rifle = broken assault rifle
    .a = a broken assault rifle
    .many = broken assault rifles
item-bandages = bandage
    .a = a bandage
    .many = bandages
item-meds = dose of meds
    .a = meds
    .many = doses of meds
item-herbal-meds = herbal remedy
    .a = a herbal remedy
    .many = herbal remedies
item-herb = herb
    .a = a herb
    .many = herbs
item-chems = chemical
    .a = chemicals
    .many = chemicals
item-lockpick = lockpick
    .a = a lockpick
    .many = lockpicks
item-shovel = shovel
    .a = a shovel
    .many = shovels
item-sawblade = sawblade
    .a = a sawblade
    .many = sawblades
item-filter = filter
    .a = a filter
    .many = filters
item-mechanical-part = mechanical part
    .a = a mechanical part
    .many = mechanical parts
item-electrical-part = electrical part
    .a = an electrical part
    .many = electrical parts
item-jewelry = piece of jewelry
    .a = jewelry
    .many = pieces of jewelry
item-book = book
    .a = a book
    .many = books
item-broken-guitar = broken guitar
    .a = a broken guitar
    .many = broken guitars
item-guitar = guitar
    .a = a guitar
    .many = guitars
item-wood = wood
    .a = wood
    .many = wood
item-components = component
    .a = a component
    .many = components
item-water = water
    .a = water
    .many = water
meal-raw-food = raw food
    .a = raw food
meal-canned-food = canned food
    .a = canned food
food-vegetable = vegetable
    .a = a vegetable
food-raw-food = raw food
    .a = raw food
food-canned-food = canned food
    .a = canned food
cure-bandages = bandages
cure-meds = meds
cure-herbal-meds = herbal remedy
drink-moonshine = moonshine
    .the = moonshine
drink-alcohol = pure alcohol
    .the = pure alcohol
weapon-none = No weapon
    .does = Rolls the white die.
weapon-knife = Knife
    .does = Rolls the yellow die.
weapon-hatchet = Hatchet
    .does = Rolls the yellow die. Its icon kills, or drives off a raid.
weapon-pistol = Pistol
    .does = Rolls the red die. Each shot costs 1 ammo.
weapon-shotgun = Shotgun
    .does = Rolls the red die. Each shot costs 1 ammo. Its icon kills, or drives off a raid.
weapon-assault-rifle = Assault rifle
    .does = Rolls the red die, twice for 2 ammo. Each shot costs 1 ammo.
face-0 = a miss
face-1 = 1 hit
face-2 = 2 hits
face-3 = 3 hits
face-hatchet = the hatchet
face-shotgun = the shotgun
face-out = out of ammo
face-s = the S face

## House

space-t1 = the attic, far left
    .at = in the attic, far left
space-t2 = the attic, second from left
    .at = in the attic, second from left
space-t3 = the attic, left of the ladder
    .at = in the attic, left of the ladder
space-t4 = the attic landing
    .at = on the attic landing
space-t5 = the attic, right of the ladder
    .at = in the attic, right of the ladder
space-t6 = the attic, far right
    .at = in the attic, far right
space-m1 = the first floor, far left
    .at = on the first floor, far left
space-m2 = the first floor, second from left
    .at = on the first floor, second from left
space-m3 = the first floor, left of the ladder
    .at = on the first floor, left of the ladder
space-m4 = the first floor landing
    .at = on the first floor landing
space-m5 = the first floor, right of the ladder
    .at = on the first floor, right of the ladder
space-m6 = the first floor, far right
    .at = on the first floor, far right
space-g0 = the street (Outdoors)
    .at = in the street (Outdoors)
space-g1 = the guard post
    .at = at the guard post
space-g2 = the table (New Idea)
    .at = at the table (New Idea)
space-g3 = the floor to sleep on
    .at = on the floor to sleep on
space-g4 = the hall by the ladder
    .at = in the hall by the ladder
space-g5 = the parlour
    .at = in the parlour
space-g6 = the back stairs
    .at = on the back stairs
space-g7 = the back room
    .at = in the back room
space-b1 = the cellar (Poke About)
    .at = in the cellar (Poke About)
space-b2 = the barred cellar
    .at = in the barred cellar
space-b3 = the cellar behind the bars
    .at = in the cellar behind the bars
space-b4 = the cellar under the stairs
    .at = in the cellar under the stairs
space-b5 = the coal cellar
    .at = in the coal cellar
space-b6 = the cellar's far end
    .at = at the cellar's far end
space-s1 = the deep cellar
    .at = in the deep cellar
hole-hole1 = The hole in the right wall
    .the = the hole in the right wall
hole-hole2 = The hole left of the cellar
    .the = the hole left of the cellar
hole-hole3 = The hole between the cellars
    .the = the hole between the cellars
shelter-heap-1 = Heap
shelter-heap-2 = Heap
shelter-heap-3 = Heap
shelter-heap-4 = Heap
shelter-furniture-1 = Furniture
shelter-furniture-2 = Furniture
shelter-furniture-3 = Furniture
shelter-furniture-4 = Furniture
shelter-furniture-5 = Furniture
shelter-rubble-1 = Rubble
shelter-rubble-2 = Rubble
shelter-rubble-3 = Rubble
shelter-rubble-4 = Rubble
shelter-rubble-5 = Rubble
shelter-rubble-6 = Rubble
shelter-closed-door-1 = Closed door
shelter-closed-door-2 = Closed door
shelter-closed-door-3 = Closed door
shelter-bars-1 = Bars
fitting-bed = Bed
    .a = a bed
    .the = the bed
    .short = Bed
    .does = At night one person sleeps in it and is fully rested.
fitting-stove = Stove
    .a = a stove
    .the = the stove
    .short = Stove
    .does = Raw food is cooked here and feeds better.
fitting-heater = Heater
    .a = a heater
    .the = the heater
    .short = Heater
    .does = Burns wood or books and drives the cold away.
fitting-rainwater-collector = Rain barrel
    .a = a rain barrel
    .the = the rain barrel
    .short = Barrel
    .does = Gives water, and more of it with a filter.
fitting-small-animal-trap = Small trap
    .a = a small trap
    .the = the small trap
    .short = Trap
    .does = Set today, it may hold raw food tomorrow; bait helps.
fitting-workshop = Workshop
    .a = a workshop
    .the = the workshop
    .short = Workshop
    .does = Tools, filters and Board-Ups are made here.
fitting-armchair = Armchair
    .a = an armchair
    .the = the armchair
    .short = Armchair
    .does = A place to rest, and to read, drink coffee or smoke against Misery.
fitting-radio = Radio
    .a = a radio
    .the = the radio
    .short = Radio
    .does = Tells what tomorrow brings, or plays music against Misery.
fitting-moonshine-still = Still
    .a = a still
    .the = the still
    .short = Still
    .does = Makes moonshine, to trade or to drink.
fitting-rectifier = Rectifier
    .a = a rectifier
    .the = the rectifier
    .short = Rectifier
    .does = Makes pure alcohol of moonshine.
fitting-economical-heater = Economical heater
    .a = an economical heater
    .the = the economical heater
    .short = Heater+
    .does = Heats with half the wood.
fitting-herb-garden = Herb garden
    .a = a herb garden
    .the = the herb garden
    .short = Herbs
    .does = Planted today, it gives herbs tomorrow.
fitting-herbal-workshop = Herbal workshop
    .a = a herbal workshop
    .the = the herbal workshop
    .short = Pharmacy
    .does = Herbs become remedies and cigarettes here; bandages and meds are made too.
fitting-vegetable-garden = Vegetable garden
    .a = a vegetable garden
    .the = the vegetable garden
    .short = Garden
    .does = Planted today, it gives vegetables tomorrow.
fitting-weapon-workshop = Gunsmith's bench
    .a = a gunsmith's bench
    .the = the gunsmith's bench
    .short = Gunsmith
    .does = Weapons are made and mended here, ammo is loaded.
fitting-improved-stove = Better stove
    .a = a better stove
    .the = the better stove
    .short = Stove+
    .does = Cooks without fuel, vegetables too.
fitting-improved-collector = Better rain barrel
    .a = a better rain barrel
    .the = the better rain barrel
    .short = Barrel+
    .does = Gives more water than the rain barrel.
fitting-reinforced-door = Reinforced door
    .a = a reinforced door
    .the = the reinforced door
    .short = Door+
    .does = Keeps thieves out as long as it stands; nobody need work at it.
recipe-cook-wood = Cook over wood
recipe-cook-book = Cook over a book
recipe-heat-wood = Heat with wood
recipe-heat-book = Heat with a book
recipe-collect-water = Collect water
recipe-filter-water = Filter water
recipe-set-trap = Set the trap
recipe-bait-vegetable = Set the trap with a vegetable
recipe-bait-chems = Set the trap with chemicals
recipe-check-trap = Check the trap
recipe-make-lockpick = Make a lockpick
recipe-make-filter = Make a filter
recipe-make-shovel = Make a shovel
recipe-make-sawblade = Make a sawblade
recipe-mend-guitar = Mend the guitar
recipe-board-up = Make a Board-Up
recipe-rest = Rest in the armchair
recipe-read-book = Read a book
recipe-brew-coffee = Brew coffee
recipe-smoke = Smoke
recipe-tune-in = Listen for news
recipe-listen = Listen to music
recipe-distil = Distil moonshine
recipe-rectify = Rectify alcohol
recipe-heat-wood-saving = Heat sparingly with wood
recipe-heat-book-saving = Heat sparingly with a book
recipe-plant-herbs = Plant herbs
recipe-pick-herbs = Pick herbs
recipe-brew-remedy = Brew a remedy
recipe-roll-cigarettes = Roll cigarettes
recipe-bandages-alcohol = Bandages, with pure alcohol
recipe-bandages-moonshine = Bandages, with moonshine
recipe-make-meds = Make meds
recipe-plant-vegetables = Plant vegetables
recipe-pick-vegetables = Pick vegetables
recipe-make-knife = Make a knife
recipe-make-hatchet = Make a hatchet
recipe-mend-pistol = Repair the pistol
recipe-mend-shotgun = Repair the shotgun
recipe-mend-rifle = Repair the assault rifle
recipe-load-ammo = Load ammo
recipe-cook-raw-saving = Cook raw food, without fuel
recipe-cook-vegetables = Cook vegetables, without fuel
recipe-collect-water-well = Collect more water
recipe-filter-water-well = Filter more water

## Cards

card-frost = Frost on the inside of the panes.
card-hard-frost = A hard frost. Wounds do not close in this cold.
card-shelling = Shelling since daybreak.
card-epidemic = Half the street is coughing.
card-food-shortage = The bakery has closed for good.
card-medicine-shortage = The pharmacy shelves are bare.
card-tobacco-shortage = Tobacco and coffee have become money.
card-snipers = Snipers have moved onto the roofs.
card-water-cut = The mains are cut. Every pump is guarded.
card-outbreak-of-crime = Two houses were broken into last night, on this side of the street.
card-aid-parcels = A convoy got through. There are parcels.
card-lull = A quiet day. Birds, even.
card-chapter-1 = The first days: we are still counting them.
card-chapter-2 = The siege has become a habit.
card-chapter-3 = It cannot last much longer. Everybody says so.
card-ceasefire = The radio plays no music this morning, only a voice.
card-last-offensive = The last offensive. They use up what they have.
card-broken-truce = There was a truce until four o'clock.
objective-food-for-the-hungry = feed those who have nothing
objective-medicine-for-the-sick = medicine for the sick of our street
objective-water-for-the-district = water for the neighbours
objective-wood-for-the-winter = wood for the winter
objective-arm-the-watch = arm the watch of the street
objective-a-home-again = make this house a home again
objective-open-door = an open door
objective-survive = survive
location-sniper-junction = Sniper junction
location-construction-site = Building site
location-warehouse = Warehouse
location-church = Church
location-shelled-cottage = Shelled cottage
location-garage = Garage
location-ruined-villa = Ruined villa
location-quiet-house = Quiet house
location-decrepit-squat = Old squat
location-military-outpost = Military outpost
location-apartment-building = Block of flats
location-central-square = Central square
location-hotel = Hotel
location-city-hospital = City hospital
location-semi-detached-house = Twin houses
location-old-town = Old town
location-shelled-school = Shelled school
location-supermarket = Supermarket
exploration-heap = A heap
exploration-furniture = Furniture
exploration-pantry = A pantry
exploration-empty-room = An empty room
exploration-creaking-floor = A creaking floor
exploration-someone-is-here = Someone is here
exploration-rubble = Rubble
    .o1 = Clear it (return 2 cards)
    .o2 = Pass it by
exploration-locked-door = A locked door
    .o1 = Pick the lock (lockpick, 4-10)
    .o2 = Break it open (noise +3)
    .o3 = Pass it by
exploration-bars = Bars
    .o1 = Saw through them (sawblade)
    .o2 = Pass them by
exploration-cellar-entrance = A way into the cellar
    .o1 = Go down (4 more cards)
    .o2 = Pass it by
exploration-hiding-place = A hiding place
exploration-map = A map
exploration-reality-impact = Something happens
finding-finding-1 = Something useful
finding-finding-2 = A small find
finding-finding-3 = A good corner
finding-finding-4 = Overlooked by others
finding-finding-5 = At the bottom of a drawer
finding-finding-6 = Behind the boards
finding-finding-7 = A box of odds and ends
finding-finding-8 = Somebody's reserve
finding-finding-9 = A lucky hand
finding-finding-10 = Wrapped in newspaper
finding-finding-reality-impact = More than a find
row-heap = heap
row-furniture = furniture
row-pantry = pantry
resident-thugs = Thugs
    .some = thugs
resident-civilians = Civilians
    .some = civilians
    .o1 = Talk to them
    .o2 = Trade with them
    .o3 = Steal from them
    .o4 = Attack them
    .o5 = Leave (return 2 cards)
resident-survivors = Survivors
    .some = survivors
    .o1 = Talk to them
    .o2 = Trade with them
    .o3 = Attack them
    .o4 = Leave (return 2 cards)
resident-hobos = Homeless people
    .some = homeless people
    .o1 = Talk to them
    .o2 = Trade with them
    .o3 = Attack them
    .o4 = Leave (return 2 cards)
resident-deserters = Deserters
    .some = deserters
    .o1 = Pay the toll (goods worth 6)
    .o2 = Fight them
resident-rebels = Rebels
    .some = rebels
    .o1 = Talk to them
    .o2 = Trade with them
    .o3 = Attack them
    .o4 = Leave (return 2 cards)
resident-soldiers = Soldiers
    .some = soldiers
    .o1 = Hand over all red tokens (weapons, ammo, parts) and go home
    .o2 = Fight them
resident-reality-impact = A meeting
    .some = somebody with a story
raid-marauders = marauders
raid-quiet-night = a quiet night
raid-thieves = thieves
raid-hungry-neighbours = hungry neighbours
raid-burglars = burglars
raid-reality-impact = footsteps
raid-thugs = thugs
raid-desperate-mob = desperate people
raid-armed-gang = an armed gang
raid-robbers = robbers
visitor-newcomer = somebody looking for shelter
visitor-barterer = a trader
visitor-doctor = a doctor
    .o1 = Pay for treatment (goods worth 8)
    .o2 = Send the doctor on
visitor-gossip = a talkative neighbour
    .o1 = Ask about the coming days
    .o2 = Ask who is about in the ruins
    .o3 = Ask who is about at night
visitor-beggar = an old man with an empty bowl
    .o1 = Give him food
    .o2 = Send him away
visitor-children = two children from across the street
    .o1 = Give them 2 water
    .o2 = Give them a vegetable
    .o3 = Send them home
visitor-soldier-check = a patrol
    .o1 = Give them one red and one green token
    .o2 = Refuse
visitor-nobody = nobody after all
visitor-reality-impact = somebody with a story
fate-fate-1 = Fate: a cold night on the floor.
fate-fate-2 = Fate: the draught finds everybody.
fate-fate-3 = Fate: the body remembers.
fate-fate-4 = Fate: nobody slept well.
fate-fate-5 = Fate: a heavy morning.
fate-fate-6 = Fate: the worst may pass us by.
fate-fate-7 = Fate: everything takes its course.
narrative-narrative-1 = A long talk
    .does = Any time: one character's Misery -2.
narrative-narrative-2 = Holding our breath
    .does = When residents come: their card goes back and nobody is met.
narrative-narrative-3 = Enough
    .does = In combat: the fight ends at once and the enemies go.
narrative-narrative-4 = Working into the night
    .does = Evening: one guard takes up to two more day actions.
narrative-narrative-5 = Huddled together
    .does = Before the fate card: ignore its cold line.
narrative-narrative-6 = Making do
    .does = Day: the next fitting today costs 2 wood and 2 components less.
narrative-narrative-7 = On tiptoe
    .does = Scavenging: noise 1, and no noise rolls for two cards.
narrative-narrative-8 = A trained eye
    .does = Scavenging: the next draw of findings is one card more.
narrative-narrative-9 = We stand together
    .does = Night raid: three points against thefts and wounds.
narrative-narrative-10 = Not hungry tonight
    .does = Dusk: two characters need neither food nor water.
narrative-narrative-11 = A sketch on the wall
    .does = Day: take up one idea and gain 2 wood.
narrative-narrative-12 = Further in
    .does = Scavenging: four more exploration cards.
narrative-narrative-13 = An hour of sleep
    .does = Any time: one character's Fatigue -2.
narrative-narrative-14 = An old acquaintance
    .does = Trade: this one is without commission.
narrative-narrative-15 = Second thoughts
    .does = At any roll of the black die: roll it again.
note-plans = plans of the quarter
    .does = Taken along: 5 more exploration cards.
note-plans-3 = plans in three sheets
    .does = A charge gives 5 more exploration cards, 1 more card at the next draw of findings, or 1 book.
note-supplies = warm things
    .does = Before the fate card: for a charge, ignore its cold line.
note-pharmacy-stock = pharmacy stock
    .does = Goods for trade, worth 30.
note-toolbox = toolbox
    .does = By day: for a charge the next fitting today needs no mechanical or electrical parts.
note-sturdy-lockpick = sturdy lockpick
    .does = Serves as a lockpick and is never used up.
note-findings-x2 = rooms never searched
    .does = At this location two findings cards are drawn for every one.
note-no-food = empty larders
    .does = A findings card with food gives none of it and costs a charge.
note-walkie-talkies = radio sets
    .does = Taken along by two or more: before each residents card the black die is rolled; on 8-10 nobody is met.
note-blizzard = blizzard
    .does = Today: each who goes scavenging rolls the black die, on 1-3 Illness +1; and no night raid comes.
note-sledgehammer = sledgehammer
    .does = Instead of a combat die a guard rolls the black one, with Prowess for re-rolls: on 7-10 the raid has 5 thefts or wounds fewer. May be hidden.
note-smoke-grenade = smoke grenade
    .does = Taken along, once: you flee and nobody strikes at your backs.
note-grenade = grenade
    .does = Once, instead of a combat die: 3 wounds to each enemy, or 6 thefts or wounds fewer in a raid.
note-garrote = strangling wire
    .does = In a backstab on a single enemy, instead of a combat die: the black one, with Prowess for re-rolls; 8-10 kills.
note-secret-intel = list of patrols
    .does = The next time soldiers come the black die is rolled: on 6-10 their card is shuffled back. Then the list is gone.
note-food-prices = food prices
    .does = In every trade a vegetable is worth 2, raw food 5, canned food 10.
note-warm-clothes = warm clothes
    .does = The cold counts 2 less.
note-valuable-painting = old master
    .does = Goods for trade, worth 30. May be hidden.
note-water-canister = water canister
    .does = Taken along, the first 3 water weigh nothing.
note-church-silver = church silver
    .does = At any time: a charge becomes 2 pieces of jewelry.
note-food-sack = sack of flour
    .does = When you cook, a charge replaces 1 raw food.
note-wine = case of wine
    .does = At any time: for a charge a bottle is opened and the black die rolled. On 1-3 the whole case is spoilt; else one character has Misery -1 and Fatigue +1. May be hidden.
note-crate = relief crate
    .does = At any time, as long as it is ours: take raw or canned food from the box, one token at a time.
note-thaw = thaw
    .does = The cold no longer counts.
note-fear = fear goes round
    .does = Before each residents card the black die is rolled: on 6-10 it costs a charge and nobody is met.
note-painting = painting
    .does = Brought home, once: everybody's Misery -1. Then it hangs on the wall.
note-hung-painting = painting on the wall
    .does = It has done its good. Goods for trade, worth 5.
note-dog = dog
    .does = Eats 1 raw or canned food at Dusk; unfed, it runs away on 1-3 of the black die. The next raid card is known. Given up, it lets you flee a fight without a backstab or ends a raid.
note-camouflage = camouflage
    .does = Taken along by a party no larger than its charges: in rolls for noise, noise counts 3 less.
note-uniform = uniform
    .does = Worn outside until Dawn: rebels attack at once, soldiers and deserters may be backstabbed, and on 6-10 of the black die homeless people and survivors go away.
note-curfew = curfew
    .does = A party of two or more rolls the black die on its way: 1-3 a patrol, 9-10 the curfew is lifted.
note-railway-sleepers = railway sleepers
    .does = At home: a charge gives 10 wood. Nobody can steal them.
note-soup-canister = can of soup
    .does = At any time, for a charge: one character's Hunger -2, and that character needs no food today.
note-bulletproof-vest = bulletproof vest
    .does = Taken along: as many wounds as it has charges come off each hit by a firearm; a hit of 2 or more costs a charge.
note-adrenaline = adrenaline
    .does = At any time: one character has 2 more Prowess and Inventory and ignores all black markers until Dawn.
note-morphine = morphine
    .does = At any time: one character ignores the next 2 wounds until Dawn and then takes 1; or ignores the black markers of wounds and illness until Dawn.
note-numbed = dulled pain
    .does = Until Dawn the character ignores the black markers of wounds and illness.
note-magazines = magazines
    .does = At Dawn, once: two characters' Misery -1.
note-machine-gun = machine gun
    .does = In a raid: a charge ends it; on 1 of the black die the guards share 2 wounds. May be hidden.
note-lull = no snipers
    .does = Nobody shoots at those who go Outdoors.
note-generator = generator
    .does = At home: a charge takes away up to 4 cold tokens. Fuel for one more charge costs goods worth 10. The last charge gives 4 mechanical parts and 10 components.
note-gas-cylinder = gas cylinder
    .does = An action and 2 components make a gas heater or a bomb of it. May be hidden.
note-gas-heater = gas heater
    .does = At home: a charge takes away up to 3 cold tokens.
note-bomb = bomb
    .does = Once, instead of a combat die, the black one: on 1 its user takes 2 wounds, on 6-10 each enemy does, or a raid has 5 thefts or wounds fewer.
note-coal = coal
    .does = With the heater: a charge takes away 2 more cold tokens.
note-kitten = kitten
    .does = At any time, once: one black die for all present; each whose Empathy is at least the result has Misery -1.
note-two-cousins = two cousins
    .does = They take a wound for others per charge and fight beside us. Along: 6 more Inventory; at home: 4 points against a raid. Each Dawn the black die is rolled: on 1-2 they leave with our most valuable token, on 3-4 they want food or lose a charge.
note-tools = good tools
    .does = Fittings cost 2 wood and 2 components less. May be hidden.
note-cat = cat
    .does = Each Morning the black die is rolled: on 5-7 one character's Misery -1, on 8-10 it brings 1 raw food.
note-insulation = insulation
    .does = Each Morning 3 cold tokens go. Nobody can steal it.
note-wheelchair = wheelchair
    .does = Taken along: 3 more Inventory and 3 fewer exploration cards.
note-sack-of-medicine = sack of medicine
    .does = At any time: a charge becomes 3 doses of meds and 3 bandages.
note-katias-diary = Katia's diary
    .does = All that she left. Goods for trade, worth 1.
note-neighbours-key = neighbour's key
    .does = Taken along, once: a pantry card is resolved, with its noise.
note-carpenter = carpenter
    .does = At the end of each Dawn, for goods worth 5: he builds one fitting, also an idea, at its cost; before that he sells the parts and filters it may need at their value, wood and components for 1 each.
note-manuscript = manuscript
    .does = At home, for a charge: one character rolls the black die; at or below their Empathy, Misery -1.
note-chemistry-lab = chemistry set
    .does = Brought home, it may become a still and a rectifier next to each other, for nothing. May be hidden.
note-board-game = board game
    .does = At Dawn, once a day, if nobody died or left today: for a charge roll the black die. On 1-2 one character's Misery +1, on 3-7 one's -1, on 8-10 everybody's -1.
note-broken-sawblade = half a sawblade
    .does = Serves as a sawblade. Nobody can steal it or take it by force.
note-bell = hand bell
    .does = In a raid: any sleepers may be woken. Their Fatigue becomes 2 and they stand guard.
note-jackhammer = jackhammer
    .does = An action and a charge: two shelter cards in reach are removed and give their loot. The last charge gives 3 mechanical parts and 2 components. May be hidden.
note-reinforcement = steel sheets
    .does = Brought home: every hole in the house gets its Board-Up.
note-winter = hard winter
    .does = The cold counts 2 more. Wood is worth 1 and can be traded, and a night's scavenging brings only 2 wood for nothing.
note-poisoned-water = poisoned water
    .does = There is no water for nothing. In any trade it can be bought for 10, in grey goods.
note-pipeline = water pipe
    .does = At home: take all the water that the box has.
note-fire-extinguisher = fire extinguisher
    .does = Once: puts out a fire, or 2 thefts or wounds fewer in a raid.
note-smog = smog
    .does = Each Morning, for a charge, the black die is rolled: on 1-2 one character's Illness +1. That day no sniper shoots, and the night out has 4 more exploration cards.
note-water-run = way to the pump
    .does = An action: one character fetches up to as much water as their Inventory. The black die is rolled: below the water fetched, 2 wounds.
note-herbalist-book = herbalist's book
    .does = At any time: 1 pure alcohol and 1 herbal remedy become 1 dose of meds.
note-book-collection = shelves of books
    .does = At home, for a charge: 3 books. Then one character rolls the black die; at or below their Empathy, Misery +1.
note-water-for-3 = water seller
    .does = At Dawn, once a day: water for goods worth 3 each.
note-booby-trap = door trap
    .does = An action, 2 wood and 2 components set it at the door. In each raid the black die is rolled: on 8-10 the raid ends and the trap is used up.
note-basement-collapsed = collapsed cellar
    .does = Nobody can go down to the cellar, and nothing there can be used.
note-protection = protection
    .does = Outdoors, once a night: give goods worth 10 instead of receiving a visitor, and no raid comes tonight.

## Small words

on-location = { $place }, { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }
on-visit = { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    } returned
on-place = { $offer }, { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    } returned
on-no-guard = Nobody would be on guard: the match is lost.
on-item = worth { $value }, weight { $weight }
on-go = The whole party goes there.
on-exchange = This location can no longer be reached; another one comes up.
on-exchange-here = The party is there now. It stays until it goes home; nobody can come back here later.
on-around = Looking around (return { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }): { $table }.
on-look-around =
    The black die decides.
    { $table }
on-colon = {": "}
on-semicolon = {"; "}
on-goods = { $number } { $number ->
        [one] { $one }
       *[other] { $many }
    }
on-floor = Fatigue -{ $n }.
on-tired-guard = Defends the house tonight; exhausted, so Misery +1 instead of Fatigue.
on-meal = The food is used up: Hunger -{ $n }.
on-relief = { $state } falls from { $before } to { $after }.
on-extra-actions = Also has { $n ->
    [one] an action
   *[other] { $n } actions
} this evening, before the watch.
on-early = At Dusk they must eat again.
on-ate = has eaten
on-unfed = Hunger +1 for { $names }
on-returned = One is added to the roll for each card returned.
on-stock = On offer, with its value: { $goods }.
on-no-meal = The food is used up; Hunger stays as it is.
on-drink = Misery -{ $misery }, Fatigue +{ $fatigue }.
on-hidden = It is left behind; on a later night out { $least }-10 on the black die finds it again.
on-lawyer = On { $least } or more they go their way.
on-contribute = The goods are used up: { $progress } + { $steps } of { $track }.
on-built = Its cost is paid now; to use it takes another action.
on-paid = Its cost is paid now.
on-free = for nothing
on-mix = { $residents ->
        [0] no residents card
        [one] 1 residents card
       *[other] { $residents } residents cards
    }
on-trade = { $commission ->
        [0] {""}
       *[other] Goods worth { $commission } are paid first.{" "}
    }Goods are given, then others taken for at most the same value.
on-no-trade = There is no trade.
on-newcomer = Brings raw food, one thing worth up to { $value }, and a burden: fatigue, misery, illness or wounds.
on-no-newcomer = They go on their way.
on-people = Prowess { $prowess }, Empathy { $empathy }, Inventory { $inventory }.
on-raid-keep = Then { $points ->
        [one] 1 point stands
       *[other] { $points } points stand
    } against them, and { $left ->
        [0] everything is held off
        [one] one theft or wound is not held off
       *[other] { $left } thefts and wounds are not held off
    }.
on-raid-void = They are driven off: nothing is stolen, nobody is hurt.
on-again = The last roll counts. Re-rolls left: { $left }.
on-foe = { $weapon }, Prowess { $prowess }, wounds { $wounds } of { $most }
on-water = One water is used up. For each who goes without, the black die is rolled: on 1-{ $most } Hunger +1, above that Misery +1.
done-meals = Whoever has eaten nothing: Hunger +1.
done-equip = The party sets out.
done-leave-behind = All that is left is carried home.
done-pack = The party goes home and arrives at Dawn.
done-alarm = The guards roll.
done-before-fate = The fate card is drawn.
done-mourning = The black die is rolled: Misery +{ $misery } for each whose Empathy is at least the result.
done-encounter =
    They are met.
    One of the actions on their card follows.
done-unable = Hunger, Fatigue, Illness, Misery or Wounds block this action for everybody. Whoever is eased now may still act.
done-giving = Now we take, for at most what was given.
done-outdoors = A visitor comes.
done-stoke = Nothing more is burned.
done-dusk = We drink, then we eat.
done-assigned = The night begins.
done-read-map = The rest stays there.
done-after-fate = The narrative cards follow.
done-daybreak = The new day begins.
done-free-fitting = Nothing is built.
done-taking = The trade is over; what is left of the credit is lost.
on-look-again = One more findings card.
blow-wounds = Wounds go from { $before } to { $after }; at { $most } the character dies.
    .foe = Its wounds go from { $before } to { $after }; at { $most } it dies.
blow-dies = The character dies of it.
    .foe = It dies of it.
blow-spared = Their protection takes it: no wound.
blow-disarmed = The weapon goes back to what the party carries; the character fights the next round without one.
    .foe = It loses its weapon for the rest of the fight.
blow-knocked-down = The character does not attack in this step.
    .foe = It does not attack in this step.
left-credit = Credit then: { $credit }.
left-to-pay = { $value ->
        [0] Nothing is left to pay then.
       *[other] Goods worth { $value } are left to pay then.
    }
left-load = The party then carries { $load } of { $most }.

## Why something cannot be done

closed-lacks = Missing: { $goods }.
closed-far = Out of reach: rubble, bars, closed doors and holes cannot be passed.
closed-occupied = { $character } is at work there already.
closed-rubble = Missing: a shovel, or a second character to help.
closed-no-ideas = No fitting is left among the Ideas.
closed-no-place = There is no free space in reach.
closed-next-to = There must be a free space next to { $fitting }.
closed-promised = { $character } is about to put a fitting there.
closed-blocked = Blocked by { $states }.
closed-first = { $character } was put before the others.
closed-note-taken = Somebody else works with it.
closed-no-bed = There is no bed.
closed-beds-taken = Every bed is taken.
closed-exhausted = { $character } is exhausted, and somebody else can guard.
closed-too-tired = { $character } is exhausted and can't go out.
closed-scavengers = { $n ->
        [one] Somebody goes
       *[other] { $n } go
    } out already; more are not allowed.
closed-once = This is done only once a night.
closed-cards = { $n ->
        [one] 1 card has
       *[other] { $n } cards have
    } to be returned; the Unknown deck has { $left }.
closed-no-flight = Nobody can flee from this fight.
closed-at-home = At home there is nowhere to flee to.
closed-round = Only before the next round.
closed-parley = Only once after each finished round.
closed-commission = The commission is { $commission }; all we have is worth { $worth }.
closed-credit = Its price is { $price }, the credit { $credit }.
closed-grey = Its price is { $price }, the credit for grey goods { $credit }.
closed-limit = The trader has no more of this.
closed-box = The box has none left.
closed-load = The load weighs { $weight }; the party carries { $capacity }.
closed-option = Only { $condition }.
closed-order = The order of the card: { $order }.
unusable-open = possible
unusable-goods = missing { $goods }
unusable-box = the box has none left
unusable-nothing-set = nothing has been set up
unusable-not-ready = ready tomorrow
unusable-already-set = set up already
unusable-token = no wait token is left
unusable-heard = done once today
unusable-hole = no open hole is in reach
unusable-cold = there is no cold to drive out

## The work of a character

job-search = It is gone through: its loot enters Storage, and the space is free for a fitting.
job-rubble = Takes the shovel, or a second character who helps.
job-rubble-alone = This character needs neither shovel nor help.
job-remnants = { $turned ->
        [0] The first time it is half cleared and its loot is seen; the second time the loot is ours and the way open.
       *[other] This is the second half: { $loot }, and the way is open.
    }
job-door = The black die: on { $least }-10 the lockpick is used up, the door open and its loot ours; on less nothing happens.
job-bars = The sawblade cuts through; the loot is ours, and the blade returns to Storage.
job-outdoors = Somebody comes to the door: a visitor card is drawn.
job-newcomer = We are few: somebody comes who looks for shelter.
job-sniper = But first the black die: on { $most ->
        [1] 1
       *[other] 1-{ $most }
    } a sniper shoots, { $wounds ->
        [one] 1 wound
       *[other] { $wounds } wounds
    }.
job-no-sniper = No sniper shoots now.
job-new-idea = { $n ->
        [one] One fitting
       *[other] { $n } fittings
    } from the Ideas can be built from now on.
job-poke-about = The black die brings wood and components, mixed as you like: { $results }. Any number can do this.
job-poke-result = { $results }: { $pieces ->
        [one] 1 piece
       *[other] { $pieces } pieces
    }
job-move = It is carried to another free space in reach; what waits in it is lost.
job-dismantle = It goes back among the fittings and gives { $wood } wood and { $components ->
        [one] 1 component
       *[other] { $components } components
    }.

## What is known of fittings, locations, objectives and people

known-next-to = It must stand beside { $fitting }.
known-door = Every raid steals { $damage } less.
known-wait = ready tomorrow
known-bait = +{ $n } to the roll
known-daily = once a day
known-repeat = more than once, if you can pay
known-board-up = a hole is boarded up
known-rule-none = No rule of its own.
known-rule-wounds = On a 1 at a roll for noise somebody is shot: { $wounds ->
        [one] 1 wound
       *[other] { $wounds } wounds
    }.
known-rule-residents = The first you meet here are { $residents }.
known-rule-findings = Each card «{ $card }» gives one findings card more.
known-rule-noise = Each card «{ $card }» raises the noise by 1.
known-rule-gift = Each card «{ $card }» also gives { $goods }.
known-rule-gift-value = Each card «{ $card }» also gives one thing worth up to { $value } ({ $color }).
known-rule-enemies = If you attack here, { $enemies ->
        [one] one more enemy joins
       *[other] { $enemies } more enemies join
    } the fight.
known-rule-floor = Noise is never below { $noise }.
known-offers = On offer: { $offers }.
known-offer = { $offer } (return { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    })
known-table = one of the things to be seen there, each only once
known-goal = { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    } needed. What counts: { $way }.
known-goal-goods = { $goods } ({ $steps ->
        [one] 1 step
       *[other] { $steps } steps
    })
known-goal-fitting = each fitting that is built
known-goal-visitor = somebody taken in, or a visitor given goods worth { $value } for nothing
known-goal-ceasefire = live to see the ceasefire
known-reward = When it is full: { $effect }.
known-penalty = If the next chapter comes first: { $effect }.

## What cards and scripts do

effect-lower = { $condition } -{ $n }{ $who ->
        [all] {" "}for everybody
        [choose] {" "}for one of us
        [passed] {" "}for whoever is moved
        [another] {" "}for another of us
        [them] {" "}for them
        [wounded] {" "}for the wounded at home
        [in_shelter] {" "}for everybody at home
        [guards] {" "}for the guards
        [floor] {" "}for those who slept on the floor
        [failed] {" "}for whoever is not moved
       *[other] {""}
    }
effect-raise = { $condition } +{ $n }{ $who ->
        [all] {" "}for everybody
        [choose] {" "}for one of us
        [passed] {" "}for whoever is moved
        [another] {" "}for another of us
        [them] {" "}for them
        [wounded] {" "}for the wounded at home
        [in_shelter] {" "}for everybody at home
        [guards] {" "}for the guards
        [floor] {" "}for those who slept on the floor
        [failed] {" "}for whoever is not moved
       *[other] {""}
    }
effect-relief = { $one } or { $other } -{ $n }{ $who ->
        [all] {" "}for everybody
        [choose] {" "}for one of us
        [passed] {" "}for whoever is moved
        [another] {" "}for another of us
        [them] {" "}for them
        [wounded] {" "}for the wounded at home
        [in_shelter] {" "}for everybody at home
        [guards] {" "}for the guards
        [floor] {" "}for those who slept on the floor
        [failed] {" "}for whoever is not moved
       *[other] {""}
    }
effect-split-wounds = { $n ->
        [one] 1 wound
       *[other] { $n } wounds
    } to share out
effect-select = choose { $n ->
        [one] one character
       *[other] { $n } characters
    }
effect-gain = { $goods }
effect-lose = give up { $goods }
effect-things = { $all ->
        [1] everything
       *[other] { $n ->
            [one] 1 thing
           *[other] { $n } things
        }
    } ({ $kind })
effect-food = food
effect-return-exploration = return { $n ->
        [0] any number of cards
        [one] 1 card
       *[other] { $n } cards
    }
effect-add-exploration = { $n ->
        [one] 1 more card
       *[other] { $n } more cards
    } to explore
effect-combat-start = { $by ->
        [enemies] they attack
       *[other] a fight
    }
effect-empathy-roll = a roll against everybody's Empathy
effect-end-scavenging = the search is over
effect-gain-value = one thing worth up to { $value } ({ $colors })
effect-lose-value = goods worth { $value } are asked for
effect-trade = a trade in { $colors }, commission { $commission }
effect-trade-goods = a trade in certain goods, commission { $commission }
effect-roll = the black die is rolled
effect-prowess-rerolls-allowed = Prowess may roll again
effect-noise = noise { $d }
effect-noise-set = noise { $n }
effect-play-resident = somebody is met
effect-noise-roll = a roll for noise
effect-draw-findings = { $n ->
        [one] 1 findings card
       *[other] { $n } findings cards
    } ({ $rows })
effect-cold = cold { $d }
effect-free-fitting = a fitting for nothing
effect-look-top = the next card is seen ({ $deck })
effect-skip-phase = { $phase } left out { $n ->
        [one] once
       *[other] { $n } times
    }
effect-shuffle-red = cards with a red corner enter their decks
effect-remove-visitors = these come no more: { $visitors }
effect-nothing = nothing
effect-more = more follows
effect-on = { $results }: { $effect }
effect-otherwise = otherwise { $effect }
effect-or = { $first } or { $last }
effect-and = { $first } and { $last }
effect-then = { $first }, then { $rest }
effect-any-goods = goods of every kind
effect-weapons = weapons
effect-roll-each = everybody rolls the black die
effect-gain-one = { $goods }
effect-times = { $n ->
        [2] twice
       *[other] { $n } times
    }: { $effect }
effect-lose-fittings = { $n ->
        [one] a fitting of your choice is lost
       *[other] { $n } fittings of your choice are lost
    }
effect-remove-box = gone from the box for good: { $goods }
effect-price = value { $d } for the rest of the match ({ $goods })
effect-recruit = somebody asks to stay
effect-game-over = the match is over
effect-today-sniper = Outdoors the sniper hits on { $results } today
effect-today-no-free-water = no water for nothing on the way home tonight
effect-today-raids = tonight { $n ->
        [one] 1 night raid card is drawn
       *[other] { $n } night raid cards are drawn
    }
effect-when = { $condition }, { $effect }
when-goods = { $neg ->
        [0] with { $goods } at hand
       *[other] without { $goods } at hand
    }
when-value = { $neg ->
        [0] with goods worth { $value }
       *[other] without goods worth { $value }
    }
when-mark = { $neg ->
        [0] if something was done earlier in the story
       *[other] unless something was done earlier in the story
    }
when-this = { $neg ->
        [0] with { $states } at { $level } or more
       *[other] { $level ->
            [1] without { $states }
           *[other] with { $states } below { $level }
        }
    }
when-group = { $neg ->
        [0] if somebody has { $states } at { $level } or more
       *[other] if nobody has { $states } at { $level } or more
    }
when-others = { $neg ->
        [0] if another of us has { $states } at { $level } or more
       *[other] if no other has { $states } at { $level } or more
    }
when-died = { $neg ->
        [0] if somebody died or left today
       *[other] if nobody died or left today
    }
when-fitting = { $neg ->
        [0] with { $fitting } in the house
       *[other] without { $fitting } in the house
    }
when-present = with { $n } or more of us there
when-characters = with { $n } or more of us left
when-character = { $neg ->
        [0] with { $who } there
       *[other] without { $who } there
    }
when-where = { $where ->
        [home] at home
        [out] outside
        [combat] in a fight
        [raid] during a raid
       *[other] in another phase
    }
when-cold = with { $n } or more cold tokens
when-note = { $neg ->
        [0] with the note «{ $note }»
       *[other] without the note «{ $note }»
    }
when-cards = with { $n } or more cards in the Unknown deck
when-box = while the box has { $goods }
when-commission = { $commission ->
        [0] with goods to give
       *[other] with goods for the commission of { $commission }
    }
when-clear = with a shovel, two of us, or somebody strong
when-else = in some cases
printed-spirit = { $letter }: { $effect }
printed-chapter = the next objective is revealed; if the last one is unfinished, its penalty follows
printed-moment = then a moment of the day is read
printed-script = A script is read.
printed-raid = { $damage ->
        [0] No theft
        [one] 1 theft
       *[other] { $damage } thefts
    }{ $order ->
        [green] {" (food, drink and tobacco first)"}
        [valuable] {" (the most valuable first)"}
       *[other] {""}
    }, { $wounds ->
        [0] no wounds
        [one] 1 wound for the guards
       *[other] { $wounds } wounds for the guards
    }. Afterwards the card { $removed ->
        [0] is shuffled back
       *[other] leaves the game
    }.
printed-raid-quiet = Nothing happens.
printed-residents = How many they are, by the black die: { $number }. Armed by letter: { $armed }.
printed-number = { $results }: { $n }
printed-armed = { $letter } { $weapons }
printed-choice = { $choice }: { $effect }.
printed-nobody = Nothing happens.
printed-harm = At Dawn the cold makes { $states } worse, if there are at least as many tokens as the fate card names ({ $least } to { $most }).
printed-cold = Event cards bring tokens; heaters, cards and scripts take them away. They stay from day to day, { $most } at most.
color-green = food, drink and tobacco
color-red = weapons
color-yellow = medicine
color-grey = tools and valuables
promise-lose = Give up { $goods }
promise-lose-for = For { $who }: { $goods }
promise-lose-value = Give goods worth { $value }
promise-return = Return { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }
promise-trade = A trade
promise-free-fitting = A fitting, for nothing
promise-board-ups = Board up a hole
promise-worse = { $condition } +{ $n }.

## What locations offer, and skills

offer-55 = the market on the paving
offer-97 = the soldiers who sell
offer-107 = the trade by candlelight
offer-192 = the soup kitchen
offer-303 = the trade in the corridor
offer-674 = the market at night
offer-689 = the watched bridge
offer-902 = the trader behind the altar
offer-trade = a trade
offer-other = something to do
skill-none = none
    .does = No special skill.
skill-forager = foraging
    .does = Out in the party: the trip begins with a vegetable.
skill-fast-runner = fast running
    .does = Out in the party: when it flees, its first { $shield ->
        [one] wound is
       *[other] { $shield } wounds are
    } spared.
skill-strong = strength
    .does = Clears rubble without shovel or help.
skill-good-scavenger = a scavenger's eye
    .does = Out in the party, once a night: one findings card more.
skill-military-training = military training
    .does = Alone on guard, rolls two dice; each shot needs its own ammo.
skill-sneaky = stealth
    .does = Out in the party: in rolls for noise, noise counts { $sneak } less.
skill-bartering = bartering
    .does = Present at a trade: the commission is { $barter } lower.
skill-loves-children = a way with children
    .does = Misery -1 whenever a child is helped in their presence.
skill-good-cook = cooking
    .does = Once a day, a meal cooked by them also gives a vegetable.
skill-handyman = handiwork
    .does = Fittings built by them cost { $handy } wood and { $handy ->
        [one] 1 component
       *[other] { $handy } components
    } less.
skill-lawyer = pleading
    .does = Out in the party, once a night: armed people go their way on { $lawyer } or more.
skill-trapper = trapping
    .does = Adds { $trap } to the roll at a trap.

## Help

help-signs =
    This War of Mine: the house is drawn floor by floor. ↑ ↓ ↕ mark the ladders; a dim word or · is a free space.
    ½ is rubble half cleared. ①②③ stand where the characters work in this action; + marks a better fitting.
    ▓ is an open hole, ▒ a boarded one. … at a fitting: something is being made there; ! : it is ready.
    H, F, I, M and W are Hunger, Fatigue, Illness, Misery and Wounds from 0 to 4. At 4 the worst happens.
    ▪ are the actions that they leave in a day, ▫ those that they block.
    ⚔ Prowess: re-rolls. ♥ Empathy: the higher, the more easily moved. ▣ Inventory: how much one can carry.
    ● are the wounds of an enemy. Tab shows the objective, the locations' rules, the fittings and the people.

## Tasks, places, phases and numbers

task-bed = Sleep in a bed
    .effect = Fatigue goes to 0.
task-floor = Sleep on the floor
    .effect = Fatigue -2.
task-guard = Guard duty
    .effect = Defends the house tonight; Fatigue +1.
task-scavenge = Scavenge
    .effect = Goes out tonight; Fatigue +1.
spot-near = near
spot-middle = middle
spot-far = far
phase-morning = Morning
phase-day = Actions
phase-dusk = Dusk
phase-evening = Evening
phase-scavenging = Scavenging
phase-raid = Night raid
phase-dawn = Dawn
side-damage = thefts
    .a = a theft
side-wounds = wounds
    .a = a wound
deck-events = events
deck-residents = residents
deck-raids = night raids
deck-visitors = visitors
deck-unknown = card of the Unknown deck
    .many = cards of the Unknown deck
deck-findings = findings
foe-1 = 1
foe-2 = 2
foe-3 = 3
foe-4 = 4
foe-5 = 5
foe-6 = 6
foe-7 = 7
foe-8 = 8
foe-9 = 9
slot-1 = 1
slot-2 = 2
slot-3 = 3
slot-4 = 4
slot-5 = 5
slot-6 = 6
slot-7 = 7
slot-8 = 8
slot-9 = 9
slot-10 = 10
slot-11 = 11
slot-12 = 12
slot-13 = 13
slot-14 = 14
slot-15 = 15
slot-16 = 16
choice-1 = 1
choice-2 = 2
choice-3 = 3
choice-4 = 4
choice-5 = 5
choice-6 = 6
choice-7 = 7
choice-8 = 8
choice-9 = 9
choice-10 = 10
choice-11 = 11
choice-12 = 12
choice-13 = 13
way-1 = 1
way-2 = 2
way-3 = 3
way-4 = 4
way-5 = 5
way-6 = 6
visit-1 = 1
visit-2 = 2

## What a table may leave out

option-siege = Number of this siege (each tells other stories)
option-siege-0 = All stories
option-siege-1 = The first
option-siege-2 = The second
option-siege-3 = The third
option-siege-4 = The fourth
option-siege-5 = The fifth
option-siege-6 = The sixth
option-siege-7 = The seventh
option-siege-8 = The eighth
option-siege-9 = The ninth
option-siege-10 = The tenth
option-leave-out-child = Leave out scenes about children
option-leave-out-child-0 = no
option-leave-out-child-1 = yes
option-leave-out-death = Leave out scenes about death
option-leave-out-death-0 = no
option-leave-out-death-1 = yes
option-leave-out-suicide = Leave out scenes about suicide
option-leave-out-suicide-0 = no
option-leave-out-suicide-1 = yes
option-leave-out-illness = Leave out scenes about illness
option-leave-out-illness-0 = no
option-leave-out-illness-1 = yes
option-leave-out-animals = Leave out scenes about animals
option-leave-out-animals-0 = no
option-leave-out-animals-1 = yes
option-leave-out-cruelty = Leave out scenes about cruelty
option-leave-out-cruelty-0 = no
option-leave-out-cruelty-1 = yes

## What a raid takes first

goods-kind-food = food
goods-kind-weapon = weapons
goods-kind-token = tokens
goods-kind-any = anything
combat-script-headshot = A shot to the head
combat-script-disarm = A weapon is struck from the hand
combat-script-knockdown = Knocked down
combat-script-jam = A weapon jams
combat-script-artery = A deep wound
combat-script-panic = Panic on both sides
combat-script-ricochet = A ricochet
combat-step-shooters = shooters
combat-step-others = all others
strikers-both = both sides
strikers-ours = our side only
strikers-theirs = their side only
die-white = white die
die-yellow = yellow die
die-red = red die
order-any = anything
order-green = food, drink and tobacco first
order-valuable = the most valuable first
