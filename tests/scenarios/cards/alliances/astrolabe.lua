local both = { "fifth", "microprose" }

scenario("Astrolabe is sacrificed for two mana of one colour, and a card comes in the next upkeep", both, function(s)
  local it = s.bob:has("in play", "Astrolabe")
  s.bob:has("hand", "White Knight")
  s.bob:mana "{C}"
  s.bob:activates(it, { choosing = "white" })
  s:expect(it, { zone = "graveyard" })
  s:expect(s.bob, { mana = "{W}{W}" })
  s.bob:casts("White Knight")
  s:expect(s.bob, { hand = 0 })
  s:next_turn()
  s:expect(s.bob, { hand = 1 })
  s:next_turn()
  s:expect(s.bob, { hand = 2 })
end)

scenario("Astrolabe costs {1}, and cannot be used when it is tapped", both, function(s)
  local it = s.bob:has("in play", "Astrolabe")
  s:expect_illegal(function() s.bob:activates(it, { choosing = "white" }) end, "{1}")
  local tapped = s.bob:has("in play", "Astrolabe", { tapped = true })
  s.bob:mana "{C}"
  s:expect_illegal(function() s.bob:activates(tapped, { choosing = "white" }) end, "tapped")
end)

scenario("R-MANA-2 nobody responds to Astrolabe's mana", both, function(s)
  local it = s.bob:has("in play", "Astrolabe")
  s.bob:mana "{C}"
  s.bob:activates(it, { choosing = "blue" })
  s:expect(s.bob, { mana = "{U}{U}" })
  s:expect(s, { windows = {} })
end)

scenario("Astrolabe pays for a spell, and its card comes in the upkeep of the opponent's turn", { "fifth", "microprose" }, function(s)
  local a = s.bob:has("in play", "Astrolabe"); s.bob:lands("Forest", 1); s.bob:has("hand", "Gray Ogre"); s.bob:lands("Mountain", 1)
  s.bob:activates(a, { choosing = "red" })
  s.bob:casts("Gray Ogre")
  s:to("end of upkeep")
  s:expect(s.bob, { hand = 1 })
end)
