local both = { "fifth", "microprose" }

scenario("A creature with Seeker is blocked by white creatures and artifact creatures only", both, function(s)
  local wurm = s.bob:has("in play", "Craw Wurm")
  s.bob:has("in play", "Seeker", { on = wurm })
  local ogre = s.sue:has("in play", "Gray Ogre")
  local angel = s.sue:has("in play", "Serra Angel")
  local priest = s.sue:has("in play", "Marble Priest")
  s.bob:attacks { wurm }
  s:expect_illegal(function() s.sue:blocks { [ogre] = wurm } end, "Seeker")
  s.sue:blocks { [angel] = wurm, [priest] = wurm }
  s.bob:assigns { [wurm] = { [angel] = 6 } }
  s:to("main")
  s:expect(angel, { zone = "graveyard" })
end)

scenario("R-BLOCK-2 a white blocker that is made black afterwards has blocked the creature with Seeker all the same", both, function(s)
  local wurm = s.bob:has("in play", "Craw Wurm")
  s.bob:has("in play", "Seeker", { on = wurm })
  local angel = s.sue:has("in play", "Serra Angel")
  s.bob:has("hand", "Touch of Darkness")
  s.bob:lands("Swamp", 1)
  s.bob:attacks { wurm }
  s.sue:blocks { [angel] = wurm }
  s.bob:casts("Touch of Darkness", { targets = { angel } })
  s:to("main")
  s:expect(s.sue, { life = 20 })
  s:expect(angel, { zone = "graveyard" })
end)

scenario("A white blocker made black before blockers are chosen cannot block the creature with Seeker", both, function(s)
  local wurm = s.bob:has("in play", "Craw Wurm")
  s.bob:has("in play", "Seeker", { on = wurm })
  local angel = s.sue:has("in play", "Serra Angel")
  s.bob:has("hand", "Touch of Darkness")
  s.bob:lands("Swamp", 1)
  s.bob:attacks { wurm }
  s.bob:casts("Touch of Darkness", { targets = { angel } })
  s:expect_illegal(function() s.sue:blocks { [angel] = wurm } end, "Seeker")
end)
