local both = { "fifth", "microprose" }

scenario("E-086 creature types go by the Summon line, not by the name", both, function(s)
  s:card [[ return summon "Bug" "Test Beetle" { cost = "{G}", power = 1, toughness = 2 } ]]
  s:card [[ return summon "Bugs" "Test Swarm" { cost = "{G}", power = 1, toughness = 2 } ]]
  s:card [[ return summon "Cow" "Test Minotaur" { cost = "{G}", power = 1, toughness = 2 } ]]
  s:card [[ return sorcery "Test Swat" { cost = "{G}", bury(creatures:of_type "bug") } ]]
  s:card [[ return sorcery "Test Butchery" { cost = "{G}", bury(creatures:of_type "minotaur") } ]]
  local beetle = s.bob:has("in play", "Test Beetle")
  local swarm = s.sue:has("in play", "Test Swarm")
  local minotaur = s.sue:has("in play", "Hurloon Minotaur")
  local cow = s.bob:has("in play", "Test Minotaur")
  s.bob:has("hand", "Test Swat")
  s.bob:has("hand", "Test Butchery")
  s.bob:mana "{G}{G}"
  s:expect(minotaur, { types = { "creature", "minotaur" } })
  s.bob:casts("Test Swat")
  s:expect(beetle, { zone = "graveyard" })
  s:expect(swarm, { zone = "graveyard" })
  s:expect(minotaur, { zone = "in play" })
  s.bob:casts("Test Butchery")
  s:expect(minotaur, { zone = "graveyard" })
  s:expect(cow, { zone = "in play" })
end)

scenario("E-087 Wall of Spears counts as a Wall, cannot attack, and is cast as an artifact spell", both, function(s)
  s:card [[ return interrupt "Test Denial" { cost = "{U}", target = spell:that_are "artifact", counter(target) } ]]
  local wall = s.bob:has("in play", "Wall of Spears")
  s:expect(wall, { types = { "artifact", "creature", "wall" } })
  s:expect_illegal(function() s.bob:attacks { wall } end, "R-CBT-8")
  local second = s.bob:has("hand", "Wall of Spears")
  s.bob:mana "{C}{C}{C}"
  s.sue:has("hand", "Test Denial")
  s.sue:mana "{U}"
  local spell = s.bob:casts(second, { held = true })
  s.sue:interrupts(spell, "Test Denial")
  s:expect(second, { zone = "graveyard" })
end)

scenario("E-088 Goblin King: Goblin and Goblins", both, function(s)
  s:card [[ return summon "Goblin" "Test Scout" { cost = "{R}", power = 1, toughness = 1 } ]]
  s:card [[ return summon "Goblins" "Test Band" { cost = "{R}", power = 1, toughness = 2 } ]]
  local one = s.bob:has("in play", "Test Scout")
  local two = s.sue:has("in play", "Test Band")
  local ogre = s.bob:has("in play", "Gray Ogre")
  local king = s.bob:has("in play", "Goblin King")
  s:expect(one, { power = 2, toughness = 2, has = { "mountainwalk" } })
  s:expect(two, { power = 2, toughness = 3, has = { "mountainwalk" } })
  s:expect(ogre, { power = 2, toughness = 2, lacks = { "mountainwalk" } })
  s:expect(king, { power = 2, toughness = 2, lacks = { "mountainwalk" } })
end)

scenario("E-089 a tapped Wall cannot block, an untapped one blocks one attacker", both, function(s)
  local bears = s.bob:has("in play", "Grizzly Bears")
  local ogre = s.bob:has("in play", "Gray Ogre")
  local wall = s.sue:has("in play", "Wall of Brambles")
  s.bob:has("hand", "Twiddle")
  s.bob:lands("Island", 1)
  s.bob:attacks { bears, ogre }
  s:expect_illegal(function() s.sue:blocks { [wall] = { bears, ogre } } end, "R-BLOCK-1")
  s.bob:casts("Twiddle", { mode = "tap", target = wall })
  s:expect_illegal(function() s.sue:blocks { [wall] = bears } end, "R-BLOCK-1")
  s:to("end of attack")
  s:expect(s.sue, { life = 16 })
end)

scenario("E-089 b: one attacker it does block", both, function(s)
  local bears = s.bob:has("in play", "Grizzly Bears")
  local ogre = s.bob:has("in play", "Gray Ogre")
  local wall = s.sue:has("in play", "Wall of Brambles")
  s.bob:attacks { bears, ogre }
  s.sue:blocks { [wall] = bears }
  s:expect(wall, { blocking = bears })
  s:to("end of attack")
  s:expect(s.sue, { life = 18 })
end)
