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
