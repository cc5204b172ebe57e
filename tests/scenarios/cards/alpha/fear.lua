local both = { "fifth", "microprose" }

scenario("a creature with Fear is blocked by artifact creatures and black creatures alone", both, function(s)
  local ogre = s.bob:has("in play", "Gray Ogre")
  s.bob:has("hand", "Fear")
  s.bob:mana "{B}{B}"
  s.bob:casts("Fear", { on = ogre })
  local bears = s.sue:has("in play", "Grizzly Bears")
  local angel = s.sue:has("in play", "Serra Angel")
  local zombies = s.sue:has("in play", "Scathe Zombies")
  local golem = s.sue:has("in play", "Obsianus Golem")
  s.bob:attacks { ogre }
  s:expect_illegal(function() s.sue:blocks { [bears] = ogre } end, "Fear")
  s:expect_illegal(function() s.sue:blocks { [angel] = ogre } end, "Fear")
  s.sue:blocks { [zombies] = ogre, [golem] = ogre }
  s:expect(zombies, { blocking = true })
  s:expect(golem, { blocking = true })
end)

scenario("an artifact that is no creature by itself may block a creature with Fear once it is one", both, function(s)
  local ogre = s.bob:has("in play", "Gray Ogre")
  s.bob:has("in play", "Fear", { on = ogre })
  local factory = s.sue:has("in play", "Mishra's Factory")
  s.sue:lands("Plains", 1)
  s.bob:attacks { ogre }
  s.sue:activates(factory, { ability = 2 })
  s.sue:blocks { [factory] = ogre }
  s:expect(factory, { blocking = true })
end)

scenario("Fear looks at the colour that the blocker has now", both, function(s)
  local ogre = s.bob:has("in play", "Gray Ogre")
  s.bob:has("in play", "Fear", { on = ogre })
  local bears = s.sue:has("in play", "Grizzly Bears")
  local zombies = s.sue:has("in play", "Scathe Zombies")
  s.sue:has("hand", "Deathlace")
  s.sue:mana "{B}"
  s.sue:casts("Deathlace", { on = bears })
  s.bob:has("hand", "Purelace")
  s.bob:mana "{W}"
  s.bob:casts("Purelace", { on = zombies })
  s.bob:attacks { ogre }
  s:expect_illegal(function() s.sue:blocks { [zombies] = ogre } end, "Fear")
  s.sue:blocks { [bears] = ogre }
  s:expect(bears, { blocking = true })
end)

scenario("Fear is no help on a blocker, and goes on a creature alone", both, function(s)
  local ogre = s.sue:has("in play", "Gray Ogre")
  local forest = s.bob:has("in play", "Forest")
  s.bob:has("hand", "Fear")
  s.bob:mana "{B}{B}"
  s:expect_illegal(function() s.bob:casts("Fear", { on = forest }) end, "R-TARGET-1")
  s.bob:casts("Fear", { on = ogre })
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.bob:attacks { bears }
  s.sue:blocks { [ogre] = bears }
  s:expect(ogre, { blocking = true })
end)

scenario("Fear that Sleight of Mind has changed lets green creatures block instead of black ones", both, function(s)
  local ogre = s.bob:has("in play", "Gray Ogre")
  local fear = s.bob:has("in play", "Fear", { on = ogre })
  local bears = s.sue:has("in play", "Grizzly Bears")
  local zombies = s.sue:has("in play", "Scathe Zombies")
  s.sue:has("hand", "Sleight of Mind")
  s.sue:mana "{U}"
  s.sue:casts("Sleight of Mind", { on = fear, choosing = { "black", "green" } })
  s.bob:attacks { ogre }
  s:expect_illegal(function() s.sue:blocks { [zombies] = ogre } end, "Fear")
  s.sue:blocks { [bears] = ogre }
  s:expect(bears, { blocking = true })
end)

scenario("Fear twice on a creature that is black itself: black creatures alone block it", both, function(s)
  local zombies = s.bob:has("in play", "Scathe Zombies")
  s.bob:has("in play", "Fear", { on = zombies })
  s.bob:has("in play", "Fear", { on = zombies })
  local bears = s.sue:has("in play", "Grizzly Bears")
  local knight = s.sue:has("in play", "Black Knight")
  s.bob:attacks { zombies }
  s:expect_illegal(function() s.sue:blocks { [bears] = zombies } end, "Fear")
  s.sue:blocks { [knight] = zombies }
  s:expect(knight, { blocking = zombies })
end)
