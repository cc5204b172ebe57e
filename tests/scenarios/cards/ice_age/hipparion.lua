local both = { "fifth", "microprose" }

scenario("Hipparion blocks a creature with power 2 for nothing", both, function(s)
  local ogre = s.bob:has("in play", "Gray Ogre")                -- 2/2
  local it = s.sue:has("in play", "Hipparion")
  s:expect(it, { power = 1, toughness = 3 })
  s.bob:attacks { ogre }
  s.sue:blocks { [it] = ogre }
  s:to("main")
  s:expect(it, { zone = "in play", damage = 2 })
  s:expect(s.sue, { life = 20 })
end)

scenario("Hipparion blocks a creature with power 3 only for {1}", both, function(s)
  local giant = s.bob:has("in play", "Hill Giant")
  local it = s.sue:has("in play", "Hipparion")
  local forest = s.sue:has("in play", "Forest", { count = 2 })
  s.bob:attacks { giant }
  s.sue:blocks { [it] = giant }
  s:expect(it, { blocking = giant })
  s:expect(forest[1], { tapped = true })
  s:expect(forest[2], { tapped = false })
  s:to("main")
  s:expect(it, { zone = "graveyard" })
end)

scenario("R-COST-1 without {1} Hipparion blocks nothing that is so strong", both, function(s)
  local giant = s.bob:has("in play", "Hill Giant")
  local it = s.sue:has("in play", "Hipparion")
  s.bob:attacks { giant }
  s:expect_illegal(function() s.sue:blocks { [it] = giant } end, "Hipparion")
end)

scenario("Hipparion reads the power that the attacker has now (R-CRE-4)", both, function(s)
  local ogre = s.bob:has("in play", "Gray Ogre")
  s.bob:has("in play", "Unholy Strength", { on = ogre })        -- 4/3
  local it = s.sue:has("in play", "Hipparion")
  s.bob:attacks { ogre }
  s:expect_illegal(function() s.sue:blocks { [it] = ogre } end, "Hipparion")
end)

scenario("Other creatures pay nothing beside Hipparion", both, function(s)
  local giant = s.bob:has("in play", "Hill Giant")
  s.sue:has("in play", "Hipparion")
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.bob:attacks { giant }
  s.sue:blocks { [bears] = giant }
  s:expect(bears, { blocking = giant })
end)

scenario("Hipparion that blocks the weak member of a band pays nothing for the strong one", both, function(s)
  local hero = s.bob:has("in play", "Benalish Hero")
  local giant = s.bob:has("in play", "Hill Giant")
  local it = s.sue:has("in play", "Hipparion")
  s.bob:attacks { { hero, giant } }
  s.sue:blocks { [it] = hero }
  s:expect(it, { blocking = true })
end)

scenario("Hipparion twice: each pays its own {1}", both, function(s)
  local giant = s.bob:has("in play", "Hill Giant")
  local one = s.sue:has("in play", "Hipparion")
  local two = s.sue:has("in play", "Hipparion")
  s.sue:lands("Forest", 1)
  s.bob:attacks { giant }
  s:expect_illegal(function() s.sue:blocks { [one] = giant, [two] = giant } end, "Hipparion")
  s.sue:lands("Forest", 1)
  s.sue:blocks { [one] = giant, [two] = giant }
  s:expect(s.sue:finds("Forest", 2), { tapped = true })
end)
