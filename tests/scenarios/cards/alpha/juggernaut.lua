local both = { "fifth", "microprose" }

scenario("R-CBT-6 Juggernaut has to attack each turn", both, function(s)
  local it = s.bob:has("in play", "Juggernaut")
  local ogre = s.bob:has("in play", "Gray Ogre")
  s:expect(it, { power = 5, toughness = 3, types = { "artifact", "creature" }, colours = {} })
  s:expect_illegal(function() s.bob:attacks { ogre } end, "Juggernaut must attack (R-CBT-6)")
  s:expect_illegal(function() s.bob:attacks {} end, "Juggernaut must attack (R-CBT-6)")
  s.bob:attacks { it }
  s:to("main")
  s:expect(s.sue, { life = 15 })
end)

scenario("R-CBT-6 while Juggernaut has not attacked the main phase does not end", { "fifth" }, function(s)
  local it = s.bob:has("in play", "Juggernaut")
  s:to("discard")
  s:expect(it, { tapped = true })
  s:expect(s.sue, { life = 15 })
end)

scenario("R-FORCE-1 an attack without Juggernaut is refused", both, function(s)
  s.bob:has("in play", "Juggernaut")
  local ogre = s.bob:has("in play", "Gray Ogre")
  s:expect_illegal(function() s.bob:attacks { ogre } end, "Juggernaut must attack (R-CBT-6)")
end)

scenario("Juggernaut cannot be blocked by walls", both, function(s)
  local it = s.bob:has("in play", "Juggernaut")
  local wall = s.sue:has("in play", "Wall of Stone")
  local giant = s.sue:has("in play", "Hill Giant")
  s.bob:attacks { it }
  s:expect_illegal(function() s.sue:blocks { [wall] = it } end, "Juggernaut")
  s.sue:blocks { [giant] = it }
  s:to("main")
  s:expect(giant, { zone = "graveyard" })
  s:expect(it, { zone = "graveyard" })
end)

scenario("R-SICK-1 Juggernaut that cannot attack, for it is new or tapped, does not have to", both, function(s)
  local it = s.bob:has("hand", "Juggernaut")
  s.bob:mana "{4}"
  s.bob:casts(it)
  local tapped = s.bob:has("in play", "Juggernaut", { tapped = true })
  s:expect_illegal(function() s.bob:attacks { it } end, "R-SICK-1")
  s:to("discard")
  s:expect(it, { tapped = false })
  s:expect(s.sue, { life = 20 })
  s:expect(tapped, { zone = "in play" })
end)

scenario("R-ART-4 Juggernaut is an artifact and a creature: Shatter and Terror tell them apart", both, function(s)
  local it = s.sue:has("in play", "Juggernaut")
  s.sue:has("in play", "Gray Ogre")
  s.bob:has("hand", "Shatter")
  s.bob:has("hand", "Terror")
  s.bob:mana "{1}{B}{1}{R}"
  s:expect_illegal(function() s.bob:casts("Terror", { on = it }) end, "R-TARGET-1")
  s.bob:casts("Shatter", { on = it })
  s:expect(it, { zone = "graveyard" })
end)

scenario("R-CTRL-1 a stolen Juggernaut has to attack for the thief, from the next turn on", both, function(s)
  local it = s.sue:has("in play", "Juggernaut")
  local ogre = s.bob:has("in play", "Gray Ogre")
  s.bob:has("hand", "Steal Artifact")
  s.bob:mana "{2}{U}{U}"
  s.bob:casts("Steal Artifact", { on = it })
  s.bob:attacks { ogre }
  s:turn_of(s.sue)
  s:turn_of(s.bob)
  s:expect_illegal(function() s.bob:attacks { ogre } end, "Juggernaut must attack (R-CBT-6)")
  s.bob:attacks { it }
  s:to("main")
  s:expect(s.sue, { life = 13 })
end)

scenario("R-FORCE-1 Moat keeps Juggernaut at home, and the turn passes without an attack", both, function(s)
  s.sue:has("in play", "Moat")
  local it = s.bob:has("in play", "Juggernaut")
  s:expect_illegal(function() s.bob:attacks { it } end, "Moat")
  s:to("discard")
  s:expect(it, { tapped = false })
  s:expect(s.sue, { life = 20 })
end)

scenario("R-BAND-3 walls block Juggernaut by a member of its band", both, function(s)
  local it = s.bob:has("in play", "Juggernaut")
  local hero = s.bob:has("in play", "Benalish Hero")
  local wall = s.sue:has("in play", "Wall of Stone")
  s.bob:attacks { { hero, it } }
  s:expect_illegal(function() s.sue:blocks { [wall] = it } end, "Juggernaut")
  s.sue:blocks { [wall] = hero }
  s:to("main")
  s:expect(s.sue, { life = 20 })
  s:expect(wall, { damage = 6 })
end)

scenario("Juggernaut does not have to block, and blocks like others", both, function(s)
  local it = s.sue:has("in play", "Juggernaut")
  local ogre = s.bob:has("in play", "Gray Ogre")
  s.bob:attacks { ogre }
  s.sue:blocks { [it] = ogre }
  s:to("main")
  s:expect(ogre, { zone = "graveyard" })
  s:expect(it, { zone = "in play", damage = 2 })
end)

scenario("R-CBT-6 Juggernaut whose attack was called off has to attack all the same", { "fifth" }, function(s)
  local it = s.bob:has("in play", "Juggernaut")
  s.sue:has("hand", "Fog")
  s.sue:lands("Forest", 1)
  s:to("attack")
  s.sue:casts("Fog")
  s:to("discard")
  s:expect(it, { tapped = true })
  s:expect(s.sue, { life = 20 })
end)
