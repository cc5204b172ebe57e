local both = { "fifth", "microprose" }

scenario("Mishra's War Machine is fed with a card each upkeep", both, function(s)
  local machine = s.bob:has("in play", "Mishra's War Machine")
  s.bob:has("hand", "Gray Ogre")
  s.bob:has("hand", "Serra Angel")
  s:expect(machine, { power = 5, toughness = 5, has = { "banding" }, types = { "artifact", "creature" } })
  s:turn_of(s.sue)
  s.bob:will("pay", true)
  s.bob:will("discard", "Gray Ogre")
  s:turn_of(s.bob)
  s:expect(s.bob, { life = 20, graveyard = { "Gray Ogre" } })
  s:expect(machine, { tapped = false })
end)

scenario("Mishra's War Machine, ruling 2004-10-04: Mishra's War Machine that is not fed deals 3 damage, and is tapped; without a hand there is no choice", both, function(s)
  local machine = s.bob:has("in play", "Mishra's War Machine")
  s:turn_of(s.sue)
  s:turn_of(s.bob)
  s:expect(s.bob, { life = 17 })
  s:expect(machine, { tapped = true })
  s:turn_of(s.sue)
  -- By now there is a card in hand, which may be kept.
  s.bob:will("pay", false)
  s:turn_of(s.bob)
  s:expect(s.bob, { life = 14, graveyard = 0 })
end)

scenario("Mishra's War Machine whose damage is prevented is not tapped", both, function(s)
  local machine = s.bob:has("in play", "Mishra's War Machine")
  local circle = s.bob:has("in play", "Circle of Protection: Artifacts")
  s.bob:lands("Plains", 2)
  s:turn_of(s.sue)
  s.bob:will_prevent(circle)
  s:turn_of(s.bob)
  s:expect(s.bob, { life = 20 })
  s:expect(machine, { tapped = false })
end)

scenario("Mishra's War Machine, ruling 2008-10-01: one creature without banding joins its band, not two", both, function(s)
  local machines = s.bob:has("in play", "Mishra's War Machine", { count = 2 })
  local bears = s.bob:has("in play", "Grizzly Bears", { count = 2 })
  s:expect_illegal(function() s.bob:attacks { { machines[1], machines[2], bears[1], bears[2] } } end, "R-BAND-1")
  s.bob:attacks { { machines[1], machines[2], bears[1] } }
  s:expect(bears[1], { attacking = true })
end)

scenario("Mishra's War Machine, ruling 2008-10-01: who blocks one of its band blocks all, and the attacker divides the damage", both, function(s)
  local machine = s.bob:has("in play", "Mishra's War Machine")
  local bears = s.bob:has("in play", "Grizzly Bears")
  local ogre = s.sue:has("in play", "Gray Ogre")
  s.bob:attacks { { machine, bears } }
  s.sue:blocks { [ogre] = bears }
  s.bob:assigns { [ogre] = { [machine] = 2 } }
  s:to("end of attack")
  s:expect(machine, { damage = 2 })
  s:expect(bears, { zone = "in play", damage = 0 })
  s:expect(ogre, { zone = "graveyard" })
  s:expect(s.sue, { life = 20 })
end)

scenario("Mishra's War Machine, ruling 2009-10-01: where it blocks together with another creature, the defender divides the attacker's damage", both, function(s)
  local machine = s.sue:has("in play", "Mishra's War Machine")
  local bears = s.sue:has("in play", "Grizzly Bears")
  local wurm = s.bob:has("in play", "Craw Wurm")
  s.bob:attacks { wurm }
  s.sue:blocks { [machine] = wurm, [bears] = wurm }
  s.sue:assigns { [wurm] = { [machine] = 4, [bears] = 2 } }
  s:to("end of attack")
  s:expect(machine, { zone = "in play", damage = 4 })
  s:expect(bears, { zone = "graveyard" })
  s:expect(wurm, { zone = "graveyard" })
end)

scenario("Mishra's War Machine that was taken is fed by who controls it", both, function(s)
  local m = s.bob:has("in play", "Mishra's War Machine")
  s.sue:has("in play", "Steal Artifact", { on = m })
  s.sue:has("hand", "Forest")
  s.sue:will("pay", true)
  s:turn_of(s.sue)
  s:expect(m, { tapped = false })
  s:expect(s.sue, { life = 20 })
end)
