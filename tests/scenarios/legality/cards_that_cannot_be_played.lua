-- A rule may keep players from casting or playing some cards (R-GEN-1).
local both = { "fifth", "microprose" }

scenario("R-GEN-1 no spells of a kind are cast, and others are", both, function(s)
  s.sue:makes("Test Storm", { types = { "enchantment" }, text = "Creature spells cannot be cast." })
  s.bob:has("hand", "Grizzly Bears")
  s.bob:has("hand", "Lightning Bolt")
  s.bob:lands("Forest", 2)
  s.bob:lands("Mountain", 1)
  s:expect_illegal(function() s.bob:casts("Grizzly Bears") end, "cannot be played")
  s.bob:casts("Lightning Bolt", { target = s.sue })
  s:expect(s.sue, { life = 17 })
end)

scenario("R-GEN-1 nobody plays lands, and who is not meant casts", both, function(s)
  s.sue:makes("Test Worms", { types = { "enchantment" }, text = "Players cannot play lands." })
  s:card [[ return enchantment "Test Brand" { cost = "{R}", text = "Your opponent cannot cast spells.",
    cannot_play { cards = permanents:not_ "land", affects = opponent } } ]]
  local forest = s.bob:has("hand", "Forest")
  s.bob:has("hand", "Lightning Bolt")
  s.bob:lands("Mountain", 1)
  s:expect_illegal(function() s.bob:plays_land(forest) end, "cannot be played")
  s.bob:has("in play", "Test Brand")
  s.bob:casts("Lightning Bolt", { target = s.sue })
  s:expect(s.sue, { life = 17 })
  s.sue:has("hand", "Lightning Bolt")
  s.sue:lands("Mountain", 1)
  s:next_turn()
  s:expect_illegal(function() s.sue:casts("Lightning Bolt", { target = s.bob }) end, "cannot be played")
end)
