local both = { "fifth", "microprose" }

scenario("Pixie Queen gives a creature flying until end of turn, for {G}{G}{G}; she flies herself", both, function(s)
  local queen = s.bob:has("in play", "Pixie Queen")
  local wurm = s.bob:has("in play", "Craw Wurm")
  local ogre = s.sue:has("in play", "Gray Ogre")
  s.bob:lands("Forest", 3)
  s:expect(queen, { power = 1, toughness = 1, has = { "flying" } })
  s.bob:activates(queen, { on = wurm })
  s.bob:attacks { wurm }
  s:expect_illegal(function() s.sue:blocks { [ogre] = wurm } end, "R-FLY-1")
  s:next_turn()
  s:expect(wurm, { lacks = { "flying" } })
end)

scenario("Pixie Queen takes green mana only", both, function(s)
  local queen = s.bob:has("in play", "Pixie Queen")
  s.bob:lands("Forest", 2)
  s.bob:lands("Island", 1)
  s:expect_illegal(function() s.bob:activates(queen, { on = queen }) end, "{G}")
end)

scenario("R-TARGET-1 Pixie Queen is for creatures, once until she untaps", both, function(s)
  local queen = s.bob:has("in play", "Pixie Queen")
  local land = s.bob:has("in play", "Swamp")
  local wurm = s.bob:has("in play", "Craw Wurm")
  s.bob:mana "{G}{G}{G}{G}{G}{G}"
  s:expect_illegal(function() s.bob:activates(queen, { on = land }) end, "R-TARGET-1")
  s.bob:activates(queen, { on = wurm })
  s:expect(queen, { tapped = true })
  s:expect_illegal(function() s.bob:activates(queen, { on = wurm }) end, "R-COST-2")
end)
