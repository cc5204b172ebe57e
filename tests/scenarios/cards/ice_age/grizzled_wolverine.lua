local both = { "fifth", "microprose" }

scenario("Grizzled Wolverine gets +2/+0 for {R} when it is blocked, once a turn", both, function(s)
  local wolverine = s.bob:has("in play", "Grizzled Wolverine")
  local wurm = s.sue:has("in play", "Craw Wurm")
  s.bob:lands("Mountain", 3)
  s:expect(wolverine, { power = 2, toughness = 2 })
  s:expect_illegal(function() s.bob:activates(wolverine, { held = true, unprompted = true }) end, "R-GEN-1")
  s.bob:attacks { wolverine }
  s:expect_illegal(function() s.bob:activates(wolverine, { held = true, unprompted = true }) end, "R-GEN-1")
  s.sue:blocks { [wurm] = wolverine }
  s.bob:activates(wolverine)
  s:expect(wolverine, { power = 4, toughness = 2 })
  s:expect_illegal(function() s.bob:activates(wolverine) end, "R-GEN-1")
  s:to("end of attack")
  s:expect(wurm, { zone = "graveyard" })
end)

scenario("Grizzled Wolverine gets nothing when it is not blocked, nor when it blocks", both, function(s)
  local wolverine = s.bob:has("in play", "Grizzled Wolverine")
  local ogre = s.sue:has("in play", "Gray Ogre")
  s.bob:lands("Mountain", 1)
  s.bob:attacks { wolverine }
  s.sue:blocks {}
  s:expect_illegal(function() s.bob:activates(wolverine) end, "R-GEN-1")
  s:turn_of(s.sue)
  s:turn_of(s.bob)
  s:turn_of(s.sue)
  s.sue:attacks { ogre }
  s.bob:blocks { [wolverine] = ogre }
  s:expect_illegal(function() s.bob:activates(wolverine) end, "R-GEN-1")
end)
