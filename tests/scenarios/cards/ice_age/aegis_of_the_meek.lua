local both = { "fifth", "microprose" }

scenario("Aegis of the Meek gives a 1/1 creature +1/+2 until end of turn", both, function(s)
  local aegis = s.bob:has("in play", "Aegis of the Meek")
  local sprites = s.sue:has("in play", "Scryb Sprites")
  s.bob:lands("Plains", 1)
  s.bob:activates(aegis, { target = sprites })
  s:expect(sprites, { power = 2, toughness = 3 })
  s:expect(aegis, { tapped = true })
  s:next_turn()
  s:expect(sprites, { power = 1, toughness = 1 })
end)

scenario("Aegis of the Meek takes no creature of another size, and is not used without its {1}", both, function(s)
  local aegis = s.bob:has("in play", "Aegis of the Meek")
  local sprites = s.bob:has("in play", "Scryb Sprites")
  local lion = s.bob:makes("Test Lion", { power = 2, toughness = 1 })
  local wall = s.bob:makes("Test Guard", { power = 1, toughness = 2 })
  local nothing = s.bob:makes("Test Egg", { power = 0, toughness = 1 })
  s:expect_illegal(function() s.bob:activates(aegis, { target = sprites }) end, "R-COST-1")
  s.bob:lands("Plains", 1)
  for _, it in ipairs { lion, wall, nothing } do
    s:expect_illegal(function() s.bob:activates(aegis, { target = it }) end, "R-TARGET-1")
  end
end)

scenario("R-TARGET-5 Aegis of the Meek does nothing for a creature that has grown in response", both, function(s)
  local aegis = s.bob:has("in play", "Aegis of the Meek")
  local sprites = s.bob:has("in play", "Scryb Sprites")
  s.bob:lands("Plains", 1)
  s.sue:has("hand", "Giant Growth")
  s.sue:lands("Forest", 1)
  s.bob:activates(aegis, { target = sprites, held = true })
  s.sue:casts("Giant Growth", { on = sprites, held = true })
  s:resolve()
  s:expect(sprites, { power = 4, toughness = 4 })
end)

scenario("Aegis of the Meek takes a creature that something else has made 1/1", both, function(s)
  local aegis = s.bob:has("in play", "Aegis of the Meek")
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.sue:has("in play", "Weakness", { on = bears })
  s.bob:lands("Plains", 1)
  s:expect_illegal(function() s.bob:activates(aegis, { target = bears }) end, "R-TARGET-1")   -- 0/1
  s.bob:has("in play", "Holy Strength", { on = bears })                                       -- 1/3
  s:expect_illegal(function() s.bob:activates(aegis, { target = bears }) end, "R-TARGET-1")
  s.sue:has("in play", "Weakness", { on = bears })                                            -- -1/2
  s.bob:has("in play", "Unholy Strength", { on = bears })                                     -- 1/3
  s:expect_illegal(function() s.bob:activates(aegis, { target = bears }) end, "R-TARGET-1")
  local imp = s.bob:makes("Test Imp", { power = 2, toughness = 2 })
  s.bob:has("in play", "Weakness", { on = imp })
  s:expect(imp, { power = 0, toughness = 1 })
  local ogre = s.bob:makes("Test Ogre", { power = 3, toughness = 2 })
  s.bob:has("in play", "Weakness", { on = ogre })
  s:expect(ogre, { power = 1, toughness = 1 })
  s.bob:activates(aegis, { target = ogre })
  s:expect(ogre, { power = 2, toughness = 3 })
end)
