local both = { "fifth", "microprose" }

scenario("Goblin Mutant, a trampling 5/3, does not attack past an untapped creature with power 3 or more", both, function(s)
  local mutant = s.bob:has("in play", "Goblin Mutant")
  local angel = s.sue:has("in play", "Serra Angel")
  s:expect(mutant, { power = 5, toughness = 3, has = { "trample" } })
  s:expect_illegal(function() s.bob:attacks { mutant } end, "Goblin Mutant")
  s.bob:has("hand", "Twiddle")
  s.bob:mana "{U}"
  s.bob:casts("Twiddle", { target = angel, mode = 1 })
  s.bob:attacks { mutant }
  s:to("end of attack")
  s:expect(s.sue, { life = 15 })
end)

scenario("Goblin Mutant attacks where only smaller creatures stand, whatever its own side has", both, function(s)
  local mutant = s.bob:has("in play", "Goblin Mutant")
  s.bob:has("in play", "Craw Wurm")
  s.sue:makes("Test Guard", { power = 2, toughness = 6 })
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.bob:attacks { mutant }
  s.sue:blocks { [bears] = mutant }
  s:to("end of attack")
  s:expect(s.sue, { life = 17 })
end)

scenario("Goblin Mutant does not block creatures with power 3 or more, and blocks others", both, function(s)
  local mutant = s.sue:has("in play", "Goblin Mutant")
  local three = s.bob:makes("Test Three", { power = 3, toughness = 3 })
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.bob:attacks { three, bears }
  s:expect_illegal(function() s.sue:blocks { [mutant] = three } end, "Goblin Mutant")
  s.sue:blocks { [mutant] = bears }
  s:to("end of attack")
  s:expect(s.sue, { life = 17 })
  s:expect(bears, { zone = "graveyard" })
end)

scenario("An untapped creature with power 3 is enough to keep Goblin Mutant at home", both, function(s)
  local mutant = s.bob:has("in play", "Goblin Mutant")
  s.sue:makes("Test Three", { power = 3, toughness = 3 })
  s:expect_illegal(function() s.bob:attacks { mutant } end, "Goblin Mutant")
end)

scenario("Goblin Mutant blocks a small creature in a band with a big one (R-BAND-3)", both, function(s)
  local mutant = s.sue:has("in play", "Goblin Mutant")
  local hero = s.bob:has("in play", "Benalish Hero")
  local wurm = s.bob:has("in play", "Craw Wurm")
  s.bob:attacks { { hero, wurm } }
  s:expect_illegal(function() s.sue:blocks { [mutant] = wurm } end, "Goblin Mutant")
  s.sue:blocks { [mutant] = hero }
  s:expect(mutant, { blocking = { hero, wurm } })
end)

scenario("Goblin Mutant goes on attacking when a creature grows after the declaration", both, function(s)
  local mutant = s.bob:has("in play", "Goblin Mutant")
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.sue:has("hand", "Giant Growth")
  s.sue:lands("Forest", 1)
  s.bob:attacks { mutant }
  s.sue:casts("Giant Growth", { on = bears })
  s.sue:blocks { [bears] = mutant }
  s:to("main")
  s:expect(mutant, { zone = "graveyard" })
  s:expect(s.sue, { life = 20 })
end)

scenario("Goblin Mutant does not attack past a creature that is big by an enchantment, and does when it is gone", both, function(s)
  local mutant = s.bob:has("in play", "Goblin Mutant")
  local bears = s.sue:has("in play", "Grizzly Bears")
  local strength = s.sue:has("in play", "Holy Strength", { on = bears })
  s:expect_illegal(function() s.bob:attacks { mutant } end, "Goblin Mutant")
  s.bob:has("hand", "Disenchant")
  s.bob:mana "{1}{W}"
  s.bob:casts("Disenchant", { on = strength })
  s.bob:attacks { mutant }
  s:expect(mutant, { attacking = true })
end)
