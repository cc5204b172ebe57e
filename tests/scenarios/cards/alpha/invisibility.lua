local both = { "fifth", "microprose" }

scenario("a creature with Invisibility is blocked by walls alone", both, function(s)
  local ogre = s.bob:has("in play", "Gray Ogre")
  s.bob:has("hand", "Invisibility")
  s.bob:mana "{U}{U}"
  s.bob:casts("Invisibility", { on = ogre })
  local bears = s.sue:has("in play", "Grizzly Bears")
  local golem = s.sue:has("in play", "Obsianus Golem")
  local wall = s.sue:has("in play", "Wall of Wood")
  s.bob:attacks { ogre }
  s:expect_illegal(function() s.sue:blocks { [bears] = ogre } end, "Invisibility")
  s:expect_illegal(function() s.sue:blocks { [golem] = ogre } end, "Invisibility")
  s.sue:blocks { [wall] = ogre }
  s:expect(wall, { blocking = true })
end)

scenario("R-FLY-1 a flier with Invisibility is blocked by walls that fly alone", both, function(s)
  local drake = s.bob:has("in play", "Phantom Monster")
  s.bob:has("in play", "Invisibility", { on = drake })
  local wood = s.sue:has("in play", "Wall of Wood")
  local air = s.sue:has("in play", "Wall of Air")
  local angel = s.sue:has("in play", "Serra Angel")
  s.bob:attacks { drake }
  s:expect_illegal(function() s.sue:blocks { [wood] = drake } end, "R-FLY-1")
  s:expect_illegal(function() s.sue:blocks { [angel] = drake } end, "Invisibility")
  s.sue:blocks { [air] = drake }
  s:expect(air, { blocking = true })
end)

scenario("R-BLOCK-2 Invisibility that goes once there is a block changes nothing, nor one that comes", both, function(s)
  local ogre = s.bob:has("in play", "Gray Ogre")
  local invisibility = s.bob:has("in play", "Invisibility", { on = ogre })
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.sue:has("hand", "Disenchant")
  s.sue:lands("Plains", 2)
  s.bob:attacks { ogre }
  s.sue:casts("Disenchant", { on = invisibility })
  s.sue:blocks { [bears] = ogre }
  s:expect(bears, { blocking = true })
end)

scenario("Invisibility goes on a creature alone, for {U}{U}, and may sit on the opponent's", both, function(s)
  local forest = s.bob:has("in play", "Forest")
  local ogre = s.sue:has("in play", "Gray Ogre")
  s.bob:has("hand", "Invisibility")
  s.bob:mana "{U}{C}"
  s:expect_illegal(function() s.bob:casts("Invisibility", { on = ogre }) end, "R-COST-1")
  s.bob:mana "{U}"
  s:expect_illegal(function() s.bob:casts("Invisibility", { on = forest }) end, "R-TARGET-1")
  s.bob:casts("Invisibility", { on = ogre })
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.bob:attacks { bears }
  s.sue:blocks { [ogre] = bears }
  s:expect(ogre, { blocking = true })
end)

scenario("Juggernaut with Invisibility is blocked by nobody", both, function(s)
  local it = s.bob:has("in play", "Juggernaut")
  s.bob:has("in play", "Invisibility", { on = it })
  local wall = s.sue:has("in play", "Wall of Stone")
  local ogre = s.sue:has("in play", "Gray Ogre")
  s.bob:attacks { it }
  s:expect_illegal(function() s.sue:blocks { [wall] = it } end, "Juggernaut")
  s:expect_illegal(function() s.sue:blocks { [ogre] = it } end, "Invisibility")
  s:to("main")
  s:expect(s.sue, { life = 15 })
end)

scenario("a creature with Invisibility and Fear is blocked by black walls and artifact walls alone", both, function(s)
  local it = s.bob:has("in play", "Gray Ogre")
  s.bob:has("in play", "Invisibility", { on = it })
  s.bob:has("in play", "Fear", { on = it })
  local stone = s.sue:has("in play", "Wall of Stone")
  local bone = s.sue:has("in play", "Wall of Bone")
  local spears = s.sue:has("in play", "Wall of Spears")
  local zombies = s.sue:has("in play", "Scathe Zombies")
  s.bob:attacks { it }
  s:expect_illegal(function() s.sue:blocks { [stone] = it } end, "Fear")
  s:expect_illegal(function() s.sue:blocks { [zombies] = it } end, "Invisibility")
  s.sue:blocks { [bone] = it, [spears] = it }
  s:expect(bone, { blocking = true })
  s:expect(spears, { blocking = true })
end)
