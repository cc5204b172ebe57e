local both = { "fifth", "microprose" }

scenario("A creature with Infinite Authority destroys small ones at the end of combat, and grows for each at end of turn", both, function(s)
  local brute = s.bob:makes("Test Brute", { power = 0, toughness = 15 })
  local authority = s.bob:has("in play", "Infinite Authority", { on = brute })
  local bears = s.sue:has("in play", "Grizzly Bears")
  local ogre = s.sue:has("in play", "Gray Ogre")
  local wurm = s.sue:has("in play", "Craw Wurm")               -- toughness 4
  s.bob:attacks { brute }
  s.sue:blocks { [bears] = brute, [ogre] = brute, [wurm] = brute }
  s:to("main")
  s:expect(bears, { zone = "graveyard" })
  s:expect(ogre, { zone = "graveyard" })
  s:expect(wurm, { zone = "in play" })
  s:expect(brute, { power = 0 })
  s:next_turn()
  s:expect(brute, { power = 2, toughness = 17, counters = { ["+1/+1"] = 2 } })
  s.sue:has("hand", "Disenchant")
  s.sue:lands("Plains", 2)
  s.sue:casts("Disenchant", { on = authority })
  s:expect(brute, { power = 2, toughness = 17 })               -- the counters stay
end)

scenario("A creature with Infinite Authority destroys what it blocks too, up to toughness 3", both, function(s)
  local wall = s.sue:has("in play", "Wall of Stone")
  s.sue:has("in play", "Infinite Authority", { on = wall })
  local giant = s.bob:has("in play", "Hill Giant")             -- toughness 3
  s.bob:attacks { giant }
  s.sue:blocks { [wall] = giant }
  s:to("main")
  s:expect(giant, { zone = "graveyard" })
  s:next_turn()
  s:expect(wall, { power = 1, toughness = 9 })
end)

scenario("Infinite Authority counts no creature that has died of the damage before the end of combat", both, function(s)
  local wurm = s.bob:has("in play", "Craw Wurm")
  s.bob:has("in play", "Infinite Authority", { on = wurm })
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.bob:attacks { wurm }
  s.sue:blocks { [bears] = wurm }
  s:to("main")
  s:expect(bears, { zone = "graveyard" })
  s:next_turn()
  s:expect(wurm, { power = 6, toughness = 4 })
end)
