local both = { "fifth", "microprose" }

scenario("Radjan Spirit takes a creature's flying until end of turn, and a ground creature blocks it", both, function(s)
  local angel = s.bob:has("in play", "Serra Angel")
  local spirit = s.sue:has("in play", "Radjan Spirit")
  local ogre = s.sue:has("in play", "Gray Ogre")
  s.bob:attacks { angel }
  s.sue:activates(spirit, { on = angel })
  s:expect(angel, { lacks = { "flying" } })
  s.sue:blocks { [ogre] = angel }
  s:to("main")
  s:expect(s.sue, { life = 20 })
  s:next_turn()
  s:expect(angel, { has = { "flying" } })
end)

scenario("R-BLOCK-2 Radjan Spirit comes too late once blockers are chosen", both, function(s)
  local angel = s.bob:has("in play", "Serra Angel")
  local spirit = s.sue:has("in play", "Radjan Spirit")
  s.bob:attacks { angel }
  s.sue:blocks {}
  s.sue:activates(spirit, { on = angel })
  s:to("main")
  s:expect(s.sue, { life = 16 })
end)

scenario("R-SICK-1 Radjan Spirit waits for a turn, and takes creatures only", both, function(s)
  local new = s.bob:has("in play", "Radjan Spirit", { sick = true })
  local old = s.bob:has("in play", "Radjan Spirit")
  local angel = s.sue:has("in play", "Serra Angel")
  local land = s.sue:has("in play", "Island")
  s:expect_illegal(function() s.bob:activates(new, { on = angel }) end, "R-SICK-1")
  s:expect_illegal(function() s.bob:activates(old, { on = land }) end, "R-TARGET-1")
  s.bob:activates(old, { on = angel })
  s:expect(angel, { lacks = { "flying" } })
end)
