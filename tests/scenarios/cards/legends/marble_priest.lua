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

scenario("A Wall blocks one of two Marble Priests and nothing else, and a tapped Wall none", { "fifth", "microprose" }, function(s)
  local p = s.bob:has("in play", "Marble Priest")
  local q = s.bob:has("in play", "Marble Priest")
  local b = s.bob:has("in play", "Grizzly Bears")
  local w = s.sue:has("in play", "Wall of Stone")
  local t = s.sue:has("in play", "Wall of Wood", { tapped = true })
  s.bob:attacks { p, q, b }
  s:expect_illegal(function() s.sue:blocks { [w] = b } end, "R-")
  s:expect_illegal(function() s.sue:blocks {} end, "R-")
  s.sue:blocks { [w] = q }
  s:to("main")
  s:expect(s.sue, { life = 15 })
end)

scenario("Marble Priest takes the damage of a Wall that is none of combat", { "fifth", "microprose" }, function(s)
  s:card [[ return summon "Wall" "Wall of Sparks" { cost = "{R}", power = 0, toughness = 3, activated { cost = "{T}", target = creature, deal(2, target) } } ]]
  local p = s.sue:has("in play", "Marble Priest")
  local w = s.bob:has("in play", "Wall of Sparks")
  s.bob:activates(w, { target = p })
  s:expect(p, { damage = 2 })
end)
