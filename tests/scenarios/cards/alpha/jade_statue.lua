local both = { "fifth", "microprose" }

scenario("Jade Statue becomes a 3/6 creature for {2} to block, until the attack is over", both, function(s)
  local statue = s.sue:has("in play", "Jade Statue")
  s.sue:lands("Plains", 2)
  local giant = s.bob:has("in play", "Hill Giant")
  s:expect(statue, { types = { "artifact" } })
  s.bob:attacks { giant }
  s.sue:activates(statue)
  s:expect(statue, { types = { "artifact", "creature" }, power = 3, toughness = 6, colours = {} })
  s.sue:blocks { [statue] = giant }
  s:to("main")
  s:expect(giant, { zone = "graveyard" })
  s:expect(statue, { zone = "in play", types = { "artifact" }, tapped = false })
end)

scenario("Jade Statue is a creature in an attack alone", both, function(s)
  local statue = s.bob:has("in play", "Jade Statue")
  s.bob:lands("Plains", 2)
  s:expect_illegal(function() s.bob:activates(statue) end, "does not allow it now")
  s:turn_of(s.sue)
  s:expect_illegal(function() s.bob:activates(statue) end, "does not allow it now")
  s:to("discard")
  s:expect_illegal(function() s.bob:activates(statue) end, "does not allow it now")
end)

scenario("R-COST-1 Jade Statue takes {2}", both, function(s)
  local statue = s.sue:has("in play", "Jade Statue")
  s.sue:lands("Plains", 1)
  local giant = s.bob:has("in play", "Hill Giant")
  s.bob:attacks { giant }
  s:expect_illegal(function() s.sue:activates(statue) end, "R-COST-1")
  s.sue:lands("Plains", 1)
  s.sue:activates(statue)
  s:expect(statue, { power = 3 })
end)

-- The response to the announced attack is a moment of the attack (000, Combat without the Complications).
scenario("R-CBT-4 Jade Statue attacks when it became a creature as the attack was announced", { "microprose" }, function(s)
  local statue = s.bob:has("in play", "Jade Statue")
  s.bob:lands("Plains", 2)
  local bears = s.sue:has("in play", "Grizzly Bears")
  s:to("attack")
  s.bob:activates(statue)
  s.bob:attacks { statue }
  s:expect(statue, { tapped = true, attacking = true })
  s.sue:blocks { [bears] = statue }
  s:to("main")
  s:expect(bears, { zone = "graveyard" })
  s:expect(statue, { zone = "in play", types = { "artifact" }, tapped = true })
end)

scenario("Jade Statue dies as a creature does", both, function(s)
  local statue = s.sue:has("in play", "Jade Statue")
  s.sue:lands("Plains", 2)
  local force = s.bob:has("in play", "Craw Wurm")
  s.bob:attacks { force }
  s.sue:activates(statue)
  s.sue:blocks { [statue] = force }
  s:to("main")
  s:expect(statue, { zone = "graveyard" })
end)

scenario("Jade Statue, ruling 2004-10-04: outside an attack no creature enchantment goes on it", both, function(s)
  local statue = s.bob:has("in play", "Jade Statue")
  s.bob:has("in play", "Gray Ogre")
  s.bob:has("hand", "Holy Strength")
  s.bob:mana "{W}"
  s:expect_illegal(function() s.bob:casts("Holy Strength", { on = statue }) end, "R-TARGET-1")
end)

scenario("Jade Statue, ruling 2005-08-01: what the block has set off reaches it at the end of the attack", both, function(s)
  local statue = s.sue:has("in play", "Jade Statue")
  s.sue:lands("Plains", 2)
  local basilisk = s.bob:has("in play", "Thicket Basilisk")
  s.bob:attacks { basilisk }
  s.sue:activates(statue)
  s.sue:blocks { [statue] = basilisk }
  s:to("main")
  s:expect(statue, { zone = "graveyard" })
end)

scenario("Jade Statue, ruling 2005-08-01: at the end of the attack it is still an artifact creature", both, function(s)
  local statue = s.sue:has("in play", "Jade Statue")
  s.sue:lands("Plains", 2)
  local basilisk = s.bob:has("in play", "Thicket Basilisk")
  s.sue:has("in play", "Soul Net")
  s.sue:lands("Plains", 1)
  s.bob:attacks { basilisk }
  s.sue:activates(statue)
  s.sue:blocks { [statue] = basilisk }
  s.sue:will("pay", true)
  s:to("main")
  s:expect(statue, { zone = "graveyard" })
  s:expect(s.sue, { life = 21 })
end)

scenario("Jade Statue, ruling 2008-08-01: one that came this turn does not attack", { "microprose" }, function(s)
  local statue = s.bob:has("hand", "Jade Statue")
  s.bob:mana "{4}"
  s.bob:casts(statue)
  s.bob:lands("Plains", 2)
  local ogre = s.bob:has("in play", "Gray Ogre")
  s:to("attack")
  s.bob:activates(statue)
  s:expect_illegal(function() s.bob:attacks { statue } end, "R-SICK-1")
  s.bob:attacks { ogre }
end)

scenario("Jade Statue, ruling 2013-09-20: brought to life by another card it is what that card says, and 3/6 when used", both, function(s)
  local statue = s.bob:has("in play", "Jade Statue")
  local poltergeist = s.bob:has("in play", "Xenic Poltergeist")
  s.bob:lands("Plains", 2)
  s.bob:activates(poltergeist, { on = statue })
  s:expect(statue, { types = { "artifact", "creature" }, power = 4, toughness = 4 })
  s.bob:attacks { statue }
  s.bob:activates(statue)
  s:expect(statue, { power = 3, toughness = 6 })
  s:to("main")
  s:expect(s.sue, { life = 17 })
  s:expect(statue, { types = { "artifact", "creature" }, power = 4, toughness = 4 })
end)

-- 003, The Attack: "Once the attack begins, fast effects aren't legal until the second step."
scenario("R-CBT-5 where nothing is played before attackers are declared Jade Statue comes to life to guard alone", { "fifth" }, function(s)
  local statue = s.bob:has("in play", "Jade Statue")
  s.bob:lands("Plains", 2)
  local ogre = s.bob:has("in play", "Gray Ogre")
  s:expect_illegal(function() s.bob:attacks { statue } end, "R-")
  s.bob:attacks { ogre }
  s.bob:activates(statue)
  s:expect(statue, { power = 3, toughness = 6, attacking = false, tapped = false })
  s:to("main")
  s:expect(s.sue, { life = 18 })
end)

scenario("R-ART-1 a tapped Jade Statue does not come to life", { "fifth" }, function(s)
  local statue = s.sue:has("in play", "Jade Statue", { tapped = true })
  s.sue:lands("Plains", 2)
  local giant = s.bob:has("in play", "Hill Giant")
  s.bob:attacks { giant }
  s:expect_illegal(function() s.sue:activates(statue) end, "R-ART-1")
end)

scenario("R-RMC-3 a Jade Statue that is tapped as it blocks deals no damage", both, function(s)
  local statue = s.sue:has("in play", "Jade Statue")
  s.sue:lands("Plains", 2)
  local icy = s.bob:has("in play", "Icy Manipulator")
  s.bob:lands("Forest", 1)
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.bob:attacks { bears }
  s.sue:activates(statue)
  s.sue:blocks { [statue] = bears }
  s.bob:activates(icy, { on = statue })
  s:expect(statue, { types = { "artifact", "creature" }, power = 3, tapped = true })
  s:to("main")
  s:expect(bears, { zone = "in play", damage = 0 })
  s:expect(s.sue, { life = 20 })
end)

scenario("R-CLEAN-1 damage to Jade Statue stays on it when it is no creature, and is no danger to it then", both, function(s)
  local statue = s.sue:has("in play", "Jade Statue")
  s.sue:lands("Plains", 2)
  local giant = s.bob:has("in play", "Hill Giant")
  s.bob:has("hand", "Lightning Bolt")
  s.bob:lands("Mountain", 1)
  s.bob:attacks { giant }
  s.sue:activates(statue)
  s.sue:blocks { [statue] = giant }
  s:to("main")
  s:expect(statue, { zone = "in play", types = { "artifact" } })
  s:expect_illegal(function() s.bob:casts("Lightning Bolt", { on = statue }) end, "R-TARGET-1")
end)

scenario("R-CONT-1 Jade Statue under Titania's Song is a 4/4 without its ability", both, function(s)
  local statue = s.sue:has("in play", "Jade Statue")
  s.sue:lands("Plains", 2)
  s.bob:has("in play", "Titania's Song")
  local ogre = s.bob:has("in play", "Gray Ogre")
  s:expect(statue, { types = { "artifact", "creature" }, power = 4, toughness = 4 })
  s.bob:attacks { ogre }
  s:expect_illegal(function() s.sue:activates(statue) end, "Jade Statue has no ability to activate")
  s.sue:blocks { [statue] = ogre }
  s:to("main")
  s:expect(ogre, { zone = "graveyard" })
end)

scenario("R-COST-9 a stolen Jade Statue guards the thief", both, function(s)
  local statue = s.bob:has("in play", "Jade Statue")
  s.sue:has("in play", "Steal Artifact", { on = statue })
  s.bob:lands("Plains", 2)
  s.sue:lands("Plains", 2)
  local giant = s.bob:has("in play", "Hill Giant")
  s.bob:attacks { giant }
  s:expect_illegal(function() s.bob:activates(statue) end, "R-COST-9")
  s.sue:activates(statue)
  s.sue:blocks { [statue] = giant }
  s:to("main")
  s:expect(giant, { zone = "graveyard" })
end)

scenario("a Copy Artifact of Jade Statue stays an enchantment as it becomes a creature", both, function(s)
  local statue = s.bob:has("in play", "Jade Statue")
  local copy = s.sue:has("in play", "Copy Artifact", { choosing = statue })
  s.sue:lands("Plains", 2)
  local giant = s.bob:has("in play", "Hill Giant")
  s:expect(copy, { types = { "artifact", "enchantment" } })
  s.bob:attacks { giant }
  s.sue:activates(copy)
  s:expect(copy, { power = 3, toughness = 6, types = { "artifact", "creature", "enchantment" } })
end)
