local both = { "fifth", "microprose" }

scenario("Righteousness gives a blocking creature +7/+7 until end of turn", both, function(s)
  local wurm = s.bob:has("in play", "Craw Wurm")
  local bears = s.sue:has("in play", "Grizzly Bears")
  local ogre = s.sue:has("in play", "Gray Ogre")
  s.sue:has("hand", "Righteousness")
  s.sue:lands("Plains", 1)
  s.bob:attacks { wurm }
  s.sue:blocks { [bears] = wurm }
  s:expect_illegal(function() s.sue:casts("Righteousness", { on = ogre }) end, "R-TARGET-1")
  s:expect_illegal(function() s.sue:casts("Righteousness", { on = wurm }) end, "R-TARGET-1")
  s.sue:casts("Righteousness", { on = bears })
  s:expect(bears, { power = 9, toughness = 9 })
  s:to("main")
  s:expect(wurm, { zone = "graveyard" })
  s:expect(bears, { zone = "in play", damage = 6 })
  s:next_turn()
  s:expect(bears, { power = 2, toughness = 2 })
end)

scenario("R-CBT-10 Righteousness is not cast outside combat", both, function(s)
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.bob:has("hand", "Righteousness")
  s.bob:lands("Plains", 1)
  s:expect_illegal(function() s.bob:casts("Righteousness", { on = bears }) end, "R-TARGET-1")
end)
