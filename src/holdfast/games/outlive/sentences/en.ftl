# What the checks of Outlive find wrong with a content pack.

error-none-of = { $field } { $value } is none of { $known }.
error-same-strength = two spaces have strength { $strength }.
error-standard = a pack cannot make a room standard or advanced.
error-no-space = a room has at least one space.
error-not-between = expected { $least } to { $most }.
error-airlock = the airlock must be able to hold them all.
error-four-places = the four places must differ.
error-same-age = two leaders cannot be of one age: the oldest begins.
error-put-back = no more tiles can be put back than were drawn.
error-gives-nothing = the effect { $effect } needs a resource that it gives.
error-does-not-give = { $place } does not give { $good }.
error-halves = each symbol has one left and one right half.
error-copies = there are not enough copies of that equipment.
error-cannot-strike = the effect { $effect } cannot strike { $place }.
error-search-stack = a city has fewer search tiles than that.
error-game-stack = there is less wild game than that.
