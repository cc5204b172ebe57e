local both = { "fifth", "microprose" }

scenario("Under Moat creatures without flying cannot attack, its controller's neither; fliers can", both, function(s)
  s.bob:has("in play", "Moat")
  local bears = s.bob:has("in play", "Grizzly Bears")
  local angel = s.bob:has("in play", "Serra Angel")
  local ogre = s.sue:has("in play", "Gray Ogre")
  s:expect_illegal(function() s.bob:attacks { bears } end, "Moat")
  s.bob:attacks { angel }
  s:to("main")
  s:expect(s.sue, { life = 16 })
  s:next_turn()
  s:expect_illegal(function() s.sue:attacks { ogre } end, "Moat")
end)

scenario("A creature that is given flying attacks over Moat", both, function(s)
  s.sue:has("in play", "Moat")
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.bob:has("hand", "Jump")
  s.bob:lands("Island", 1)
  s.bob:casts("Jump", { on = bears })
  s.bob:attacks { bears }
  s:to("main")
  s:expect(s.sue, { life = 18 })
end)

scenario("Moat does not call back an attacker that loses flying during the attack", both, function(s)
  s.sue:has("in play", "Moat")
  local angel = s.bob:has("in play", "Serra Angel")
  local spirit = s.sue:has("in play", "Radjan Spirit")
  s.bob:attacks { angel }
  s.sue:activates(spirit, { on = angel })
  s:expect(angel, { attacking = true, lacks = { "flying" } })
  s:to("main")
  s:expect(s.sue, { life = 16 })
end)
