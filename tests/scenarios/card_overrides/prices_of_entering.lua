-- A price of coming into play is asked before the card is there, from wherever it comes: what is not paid for never
-- was in play (R-GEN-1, R-ZONE-2).
local both = { "fifth", "microprose" }

local lake = [[ return land "Test Lake" {
  before_it_enters { unless { pay = { sacrifice(land:of_type("swamp")) }, put_into("graveyard", self) } },
  activated { cost = "{T}", add_mana "{B}{B}" },
} ]]
local watcher = [[ return enchantment "Test Watcher" { cost = "{0}",
  comes_into_play { what = lands, gain_life(1) },
  put_into_graveyard { what = lands, gain_life(10) },
} ]]

scenario("a land whose price is paid comes into play (R-GEN-1)", both, function(s)
  s:card(lake); s:card(watcher)
  s.bob:has("in play", "Test Watcher")
  local swamp = s.bob:has("in play", "Swamp")
  local it = s.bob:has("hand", "Test Lake")
  s.bob:will("pay", true)
  s.bob:plays_land(it)
  s:expect(it, { zone = "in play" })
  s:expect(swamp, { zone = "graveyard" })
  s:expect(s.bob, { life = 31 })
end)

scenario("a land whose price is not paid has never been in play, and was played all the same (R-LAND-1)", both, function(s)
  s:card(lake); s:card(watcher)
  s.bob:has("in play", "Test Watcher")
  local swamp = s.bob:has("in play", "Swamp")
  local it, forest = s.bob:has("hand", "Test Lake"), s.bob:has("hand", "Forest")
  s.bob:will("pay", false)
  s.bob:plays_land(it)
  s:expect(it, { zone = "graveyard" })
  s:expect(swamp, { zone = "in play" })
  s:expect(s.bob, { life = 20 })
  s:expect_illegal(function() s.bob:plays_land(forest) end, "R-LAND-1")
end)

scenario("nobody is asked for a price that cannot be paid (R-COST-1)", both, function(s)
  s:card(lake)
  local it = s.bob:has("hand", "Test Lake")
  s.bob:has("in play", "Forest")
  s.sue:has("in play", "Swamp")
  s.bob:plays_land(it)
  s:expect(it, { zone = "graveyard" })
end)

scenario("a creature that is put into play without being cast is asked for it too (R-ZONE-2)", both, function(s)
  s:card [[ return summon "Horror" "Test Horror" { cost = "{9}", power = 6, toughness = 6,
    before_it_enters { unless { pay = { lose_life(3) }, put_into("out of game", self) } } } ]]
  s:card [[ return sorcery "Test Rite" { cost = "{0}", target = card:that_are "creature":in_zone "graveyard", return_to_play(target) } ]]
  local paid, unpaid = s.bob:has("graveyard", "Test Horror"), s.bob:has("graveyard", "Test Horror")
  s.bob:has("hand", "Test Rite", { count = 2 })
  s.bob:will("pay", true)
  s.bob:casts("Test Rite", { target = paid })
  s.bob:will("pay", false)
  s.bob:casts("Test Rite", { target = unpaid })
  s:expect(paid, { zone = "in play" })
  s:expect(unpaid, { zone = "out of game" })
  s:expect(s.bob, { life = 17 })
end)

scenario("what is chosen before it enters is known of the permanent, however it comes (R-CAST-1)", both, function(s)
  s:card [[ return summon "Chameleon" "Test Chameleon" { cost = "{0}", power = 1, toughness = 1,
    before_it_enters { choose "colour" },
    continuous { colour = chosen } } ]]
  local it = s.bob:has("hand", "Test Chameleon")
  s.bob:will("choose", "blue")
  s.bob:casts(it)
  s:expect(it, { zone = "in play", colours = { "blue" } })
end)
