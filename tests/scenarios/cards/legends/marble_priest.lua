local both = { "fifth", "microprose" }

scenario("All Walls that can must block Marble Priest, and it takes no damage from them", both, function(s)
  local priest = s.bob:has("in play", "Marble Priest")         -- 3/3
  local bears = s.bob:has("in play", "Grizzly Bears")
  local spears = s.sue:has("in play", "Wall of Spears")        -- 2/3, first strike
  local stone = s.sue:has("in play", "Wall of Stone")
  local tapped = s.sue:has("in play", "Wall of Stone", { tapped = true })
  local ogre = s.sue:has("in play", "Gray Ogre")
  s.bob:attacks { priest, bears }
  s:expect_illegal(function() s.sue:blocks { [spears] = bears, [stone] = priest } end, "Marble Priest")
  s:expect_illegal(function() s.sue:blocks { [stone] = priest } end, "Marble Priest")
  s.sue:blocks { [spears] = priest, [stone] = priest, [ogre] = bears }
  s.bob:assigns { [priest] = { [spears] = 3 } }
  s:to("main")
  s:expect(priest, { zone = "in play", damage = 0 })
  s:expect(spears, { zone = "graveyard" })
end)

scenario("Marble Priest takes the combat damage of a creature that is no Wall", both, function(s)
  local priest = s.bob:has("in play", "Marble Priest")
  local wurm = s.sue:has("in play", "Craw Wurm")
  s.bob:attacks { priest }
  s.sue:blocks { [wurm] = priest }
  s:to("main")
  s:expect(priest, { zone = "graveyard" })
end)
