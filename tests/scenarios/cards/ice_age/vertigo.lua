local both = { "fifth", "microprose" }

scenario("Vertigo deals 2 damage to a flier, which comes down until end of turn", both, function(s)
  local angel = s.sue:has("in play", "Serra Angel")
  s.bob:has("hand", "Vertigo")
  s.bob:lands("Mountain", 1)
  s.bob:casts("Vertigo", { on = angel })
  s:expect(angel, { damage = 2, lacks = { "flying" } })
  s:next_turn()
  s:expect(angel, { damage = 0, has = { "flying" } })
end)

scenario("R-TARGET-1 Vertigo is aimed at creatures that fly only", both, function(s)
  local ogre = s.sue:has("in play", "Gray Ogre")
  s.bob:has("hand", "Vertigo")
  s.bob:lands("Mountain", 1)
  s:expect_illegal(function() s.bob:casts("Vertigo", { on = ogre }) end, "R-TARGET-1")
  s:expect_illegal(function() s.bob:casts("Vertigo", { on = s.sue }) end, "R-TARGET-1")
end)

scenario("Vertigo brings down a blocker, and the attacker is blocked all the same (R-BLOCK-2)", both, function(s)
  local erne = s.bob:has("in play", "Silver Erne")
  local angel = s.sue:has("in play", "Serra Angel")
  s.bob:has("hand", "Vertigo")
  s.bob:lands("Mountain", 1)
  s.bob:attacks { erne }
  s.sue:blocks { [angel] = erne }
  s.bob:casts("Vertigo", { on = angel })
  s:to("end of attack")
  s:expect(angel, { zone = "graveyard" })
  s:expect(s.sue, { life = 20 })
end)
