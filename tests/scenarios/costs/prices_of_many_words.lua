-- Prices that texts of later years say in several sentences, as they are played. The cards are made from their text.
local both = { "fifth", "microprose" }

scenario("what each of several is untapped for is asked of each, and what is not paid for stays tapped", both, function(s)
  s:card [[ return enchantment "Test Slide" { cost = "{1}",
    does_not_untap { affects = creatures:that_are "blue" },
    at_upkeep { for_each(creatures:tapped():that_are "blue":controlled_by(that_player), {
      may { by = that_player, pay = "{4}", untap(it) } }) },
  } ]]
  s.sue:has("in play", "Test Slide")
  local one = s.bob:makes("Blue One", { power = 1, toughness = 1, colours = { "blue" } })
  local two = s.bob:makes("Blue Two", { power = 1, toughness = 1, colours = { "blue" } })
  s.bob:lands("Forest", 7)
  s.bob:attacks { one, two }
  s:next_turn()
  s.bob:will("pay", true)
  s:next_turn()
  -- Seven lands pay once and no more: of the second nobody is asked.
  s:expect(one, { tapped = false })
  s:expect(two, { tapped = true })
end)

scenario("mana against damage: as much as is paid is not dealt, and never less than nothing (R-MANA-7)", both, function(s)
  local leak = s.sue:makes("Test Leak", { types = { "artifact" }, text =
      "During each player's upkeep, that player may pay {X}. If that player does, Test Leak deals 2 minus X damage to that player. If that player does not, Test Leak deals 2 damage to that player." })
  s.bob:lands("Forest", 3)
  s.sue:will("pay", false)
  s:next_turn()
  s:expect(s.sue, { life = 18 })
  s.bob:will("pay", true); s.bob:will("x", 1)
  s:next_turn()
  s:expect(s.bob, { life = 19 })
  s.sue:will("pay", false)
  s:next_turn()
  s.bob:will("pay", true); s.bob:will("x", 3)
  s:next_turn()
  s:expect(s.bob, { life = 19 })
  s:expect(s.sue, { life = 16 })
  s:expect(leak, { zone = "in play" })
end)

scenario("each attacker has the price of a land, and who has only one attacks with one (R-CBT-8)", both, function(s)
  s.sue:makes("Test Wood", { types = { "enchantment" }, text =
      "Black creatures cannot attack unless their controller sacrifices a land." })
  local one = s.bob:makes("Black One", { power = 1, toughness = 1, colours = { "black" } })
  local two = s.bob:makes("Black Two", { power = 1, toughness = 1, colours = { "black" } })
  local white = s.bob:makes("White One", { power = 1, toughness = 1, colours = { "white" } })
  local land = s.bob:has("in play", "Forest")
  s:expect_illegal(function() s.bob:attacks { one, two } end, "its controller cannot pay for it")
  s.bob:attacks { one, white }
  s:expect(land, { zone = "graveyard" })
  s:expect(one, { attacking = true })
  s:expect(white, { attacking = true })
end)

scenario("a creature that costs two Islands does not attack for one (R-CBT-8)", both, function(s)
  local beast = s.bob:makes("Test Whale", { power = 9, toughness = 9, text =
      "Test Whale cannot attack unless you sacrifice two Islands." })
  s.bob:has("in play", "Island")
  s.bob:has("in play", "Forest")
  s:expect_illegal(function() s.bob:attacks { beast } end, "its controller cannot pay for it")
  local island = s.bob:has("in play", "Island")
  s.bob:will("sacrifice", island)
  s.bob:attacks { beast }
  s:expect(beast, { attacking = true })
  s:expect(s.bob, { in_play = { "Test Whale", "Forest" } })
end)

scenario("life for each counter: none costs none, and the next use costs more (R-COST-1)", both, function(s)
  local storm = s.bob:makes("Test Storm", { types = { "artifact" }, text =
      "{1}, pay 3 life for each charge counter on Test Storm: Put a charge counter on Test Storm." })
  s.bob:lands("Forest", 3)
  s.bob:activates(storm)
  s:expect(s.bob, { life = 20 })
  s.bob:activates(storm)
  s:expect(s.bob, { life = 17 })
  s.bob:life(5)
  s:expect_illegal(function() s.bob:activates(storm) end, "cost")
end)

scenario("a creature and a Swamp are two things, and one that is both pays for one of them (R-COST-1)", both, function(s)
  local drone = s.bob:makes("Test Drone", { types = { "artifact" }, text =
      "Sacrifice a creature and a Swamp: You gain 3 life." })
  local swamp = s.bob:has("in play", "Swamp")
  s:expect_illegal(function() s.bob:activates(drone) end, "cost")
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.bob:activates(drone)
  s:expect(s.bob, { life = 23 })
  s:expect(swamp, { zone = "graveyard" })
  s:expect(bears, { zone = "graveyard" })
end)

scenario("counters up to a limit in all: X may be more, what lies there is not (R-COUNTER-1)", both, function(s)
  local bird = s.bob:makes("Test Bird", { power = 0, toughness = 4, types = { "artifact", "creature" }, text =
      "{X}, {T}: Put X +1/+0 counters on Test Bird, but no more than four in all. Use this ability only during your upkeep.\n{1}: Remove a +1/+0 counter from Test Bird." })
  s.bob:lands("Forest", 6)
  s:expect_illegal(function() s.bob:activates(bird, { ability = 1, x = 2 }) end, "the text of Test Bird does not allow it now")
  s:next_turn(); s:next_turn(); s:next_turn()
  s:to("upkeep")
  s.bob:activates(bird, { ability = 1, x = 3 })
  s:expect(bird, { power = 3 })
  s:next_turn(); s:next_turn(); s:next_turn()
  s:to("upkeep")
  s.bob:activates(bird, { ability = 1, x = 3 })
  s:expect(bird, { power = 4 })
end)

scenario("as many times each turn as there are such lands, and no more once they are gone", both, function(s)
  local wisps = s.bob:makes("Test Wisps", { types = { "enchantment" }, text =
      "{0}: You gain 1 life. Use this ability only as many times each turn as the number of Swamps you control." })
  s:expect_illegal(function() s.bob:activates(wisps) end, "the text of Test Wisps does not allow it now")
  s.bob:has("in play", "Swamp", { count = 2 })
  s.sue:has("in play", "Swamp", { count = 2 })
  s.bob:activates(wisps)
  s.bob:activates(wisps)
  s:expect_illegal(function() s.bob:activates(wisps) end, "the text of Test Wisps does not allow it now")
  s:expect(s.bob, { life = 22 })
  s:next_turn(); s:next_turn()
  s.bob:activates(wisps)
  s:expect(s.bob, { life = 23 })
end)

scenario("two states of what is enchanted, and how often: each of the three is asked", both, function(s)
  s:card [[ return artifact "Test Watch" { cost = "{1}",
    activated { cost = "{0}", only_if = all_of(is(self, permanents:that_are "white"), is(self, permanents:untapped()),
      compare(uses_this_turn, "at most", 0)), gain_life(1) } } ]]
  local plain = s.bob:has("in play", "Test Watch")
  s:expect_illegal(function() s.bob:activates(plain) end, "the text of Test Watch does not allow it now")
  local watch = s.bob:makes("White Watch", { types = { "artifact" }, colours = { "white" }, text =
      "{0}: You gain 1 life. Use this ability only if White Watch is white and is untapped and only once each turn." })
  s.bob:activates(watch)
  s:expect_illegal(function() s.bob:activates(watch) end, "the text of White Watch does not allow it now")
  s:expect(s.bob, { life = 21 })
end)

scenario("a counter of the one kind or the other is settled as it is announced (R-BATCH-7)", both, function(s)
  local smith = s.bob:makes("Test Smith", { types = { "artifact" }, text =
      "{0}: Put a +0/+1 counter or a +1/+0 counter on target creature." })
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.bob:activates(smith, { mode = 2, target = bears })
  s:expect(bears, { power = 3, toughness = 2 })
  s.bob:activates(smith, { mode = 1, target = bears })
  s:expect(bears, { power = 3, toughness = 3 })
end)

scenario("what is sacrificed before a land comes is every other of its name, and only one's own", both, function(s)
  s:card [[ return land "Test Vale" { activated { cost = "{T}", add_mana("{C}") },
    before_it_enters { sacrifice(permanents:controlled_by(you):named "Test Vale":other()) } } ]]
  local mine = s.bob:has("in play", "Test Vale")
  local hers = s.sue:has("in play", "Test Vale")
  local forest = s.bob:has("in play", "Forest")
  local new = s.bob:has("hand", "Test Vale")
  s.bob:plays_land(new)
  s:expect(mine, { zone = "graveyard" })
  s:expect(new, { zone = "in play" })
  s:expect(hers, { zone = "in play" })
  s:expect(forest, { zone = "in play" })
end)

scenario("only what you control and enchant is kept from untapping in your untap phase (R-UNTAP-1)", both, function(s)
  s:card [[ return enchant_creature "Test Cocoon" { cost = "{0}",
    does_not_untap { affects = enchanted:controlled_by(you) } } ]]
  local mine = s.bob:has("in play", "Grizzly Bears", { tapped = true })
  local hers = s.sue:has("in play", "Grizzly Bears", { tapped = true })
  s.bob:has("in play", "Test Cocoon", { on = mine })
  s.bob:has("in play", "Test Cocoon", { on = hers })
  s:next_turn()
  s:expect(hers, { tapped = false })
  s:next_turn()
  s:expect(mine, { tapped = true })
end)
