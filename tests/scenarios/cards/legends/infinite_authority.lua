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

scenario("Infinite Authority that has left play since the block destroys what its creature fights all the same", both, function(s)
  local lions = s.bob:makes("Test Lions", { power = 0, toughness = 5 })
  local authority = s.bob:has("in play", "Infinite Authority", { on = lions })
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.sue:has("hand", "Disenchant")
  s.sue:lands("Plains", 2)
  s.bob:attacks { lions }
  s.sue:blocks { [bears] = lions }
  s.sue:casts("Disenchant", { on = authority })
  s:to("main")
  s:expect(bears, { zone = "graveyard" })
  s:next_turn()
  s:expect(lions, { power = 1, toughness = 6 })
end)

scenario("Infinite Authority destroys what has killed its creature", both, function(s)
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.bob:has("in play", "Infinite Authority", { on = bears })
  local giant = s.sue:has("in play", "Hill Giant")             -- 3/3
  s.bob:attacks { bears }
  s.sue:blocks { [giant] = bears }
  s:to("main")
  s:expect(bears, { zone = "graveyard" })
  s:expect(giant, { zone = "graveyard" })
end)

scenario("Infinite Authority spares a blocker that has toughness 5 at the end of combat", both, function(s)
  local lions = s.bob:makes("Test Lions", { power = 0, toughness = 5 })
  s.bob:has("in play", "Infinite Authority", { on = lions })
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.sue:has("hand", "Giant Growth")
  s.sue:lands("Forest", 1)
  s.bob:attacks { lions }
  s.sue:blocks { [bears] = lions }
  s.sue:casts("Giant Growth", { on = bears })
  s:to("main")
  s:expect(bears, { zone = "in play", toughness = 5 })
  s:next_turn()
  s:expect(lions, { power = 0, toughness = 5 })
end)

scenario("Infinite Authority counts no creature that regenerates", both, function(s)
  local lions = s.bob:makes("Test Lions", { power = 0, toughness = 5 })
  s.bob:has("in play", "Infinite Authority", { on = lions })
  local skeletons = s.sue:has("in play", "Drudge Skeletons")
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.sue:lands("Swamp", 1)
  s.bob:attacks { lions }
  s.sue:blocks { [skeletons] = lions, [bears] = lions }
  s.sue:will_regenerate(skeletons)
  s:to("main")
  s:expect(skeletons, { zone = "in play" })
  s:expect(bears, { zone = "graveyard" })
  s:next_turn()
  s:expect(lions, { power = 1, toughness = 6, counters = { ["+1/+1"] = 1 } })
end)

scenario("Infinite Authority that leaves play after the combat has its counters put all the same", both, function(s)
  local lions = s.bob:makes("Test Lions", { power = 0, toughness = 5 })
  local authority = s.bob:has("in play", "Infinite Authority", { on = lions })
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.sue:has("hand", "Disenchant")
  s.sue:lands("Plains", 2)
  s.bob:attacks { lions }
  s.sue:blocks { [bears] = lions }
  s:to("main")
  s:expect(bears, { zone = "graveyard" })
  s.sue:casts("Disenchant", { on = authority })
  s:next_turn()
  s:expect(lions, { power = 1, toughness = 6 })
end)

scenario("Infinite Authority, ruling 2006-10-15: moved after the block, it destroys what its creature fought then, and nothing else", both, function(s)
  local lions = s.bob:makes("Test Lions", { power = 0, toughness = 5 })
  local other = s.bob:makes("Test Bulls", { power = 0, toughness = 5 })
  local authority = s.bob:has("in play", "Infinite Authority", { on = lions })
  local bears = s.sue:has("in play", "Grizzly Bears")
  local ogre = s.sue:has("in play", "Gray Ogre")
  s.bob:has("hand", "Enchantment Alteration")
  s.bob:lands("Island", 1)
  s.bob:attacks { lions, other }
  s.sue:blocks { [bears] = lions, [ogre] = other }
  s.bob:will("choose", other)
  s.bob:casts("Enchantment Alteration", { on = authority })
  s:to("main")
  s:expect(bears, { zone = "graveyard" })
  s:expect(ogre, { zone = "in play" })
  s:next_turn()
  s:expect(lions, { power = 1, toughness = 6 })
  s:expect(other, { power = 0, toughness = 5 })
end)
