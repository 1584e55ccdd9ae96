### Words that only the boards of Outlive say

outlive-setup = setup
headline-outlive = day { $day }/{ $days } · radioactivity { $radiation } · first player { $first }

## Places

outlive-algae = algae
outlive-stack = { $count ->
        [one] 1 tile
       *[other] { $count } tiles
    } to search
outlive-open = face up
outlive-cans = { $cans ->
        [one] 1 can
       *[other] { $cans } cans
    }
outlive-events = Events
outlive-sp = { $points } SP
outlive-sign-heroes = △ hero yet to act, ▲ one who has acted
outlive-sign-coming = →3¹ your hero of strength 3 can come from 1 place away
outlive-sign-game = wolf 6×5: endurance 6, 5 left
outlive-sign-people = people 7/2: 7 survivors, 2 in the airlock
outlive-sign-level = rad. –4: 4 SP less for radioactivity

## Tribes

outlive-tribes = Tribes
outlive-head-points = SP
outlive-head-people = people
outlive-head-level = rad.
outlive-head-rooms = rooms
outlive-head-tools = tools

## The own shelter

outlive-shelter = Shelter
outlive-tonight = tonight it eats { $eats }, drinks { $water }{ $hungry ->
        [0] {""}
        [one] , 1 goes hungry
       *[other] , { $hungry } go hungry
    }
outlive-let-in = radioactivity getting in: { $points }{ $sick ->
        [0] {""}
       *[other] , { $sick } lost
    }
outlive-unbuilt = not built ({ $cost ->
        [0] free
        [one] 1 material
       *[other] { $cost } materials
    })
outlive-rots = meat left over rots tonight
outlive-used = used today
outlive-ready = ready
outlive-broken = broken
outlive-equipment = Equipment
outlive-caught = Caught: { $animals }
outlive-seen = Seen at { $place }: { $things }

## What others have

outlive-in-play = Events in play
outlive-full = full rooms: { $things }
outlive-built = other built rooms: { $things }
outlive-leader = leader: { $things }
outlive-repaired = repaired and ready: { $things }
outlive-spent = used today: { $things }
outlive-salvaged = broken: { $things }
outlive-overcame = overcome: { $things }
outlive-hunted = caught: { $things }
