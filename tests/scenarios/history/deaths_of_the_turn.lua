local both = { "fifth", "microprose" }

local ghoul = [[ return summon "Ghoul" "Test Ghoul" { cost = "{B}", power = 1, toughness = 1,
  text = "At the end of each turn, put a +1/+1 counter on Test Ghoul for each creature that died this turn.",
  at_end_of_turn { put_counters("+1/+1", count(died:that_are "creature"), self) } } ]]

scenario("R-TRIG-1 creatures that died this turn are counted, and those of another turn are not", both, function(s)
  s:card(ghoul)
  local it = s.bob:has("in play", "Test Ghoul")
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.sue:has("in play", "Ivory Cup")
  s.bob:has("hand", "Terror")
  s.bob:has("hand", "Disenchant")
  s.bob:lands("Swamp", 2)
  s.bob:lands("Plains", 2)
  s.bob:casts("Terror", { on = bears })
  s.bob:casts("Disenchant", { on = "Ivory Cup" })
  s:next_turn()
  s:expect(it, { counters = { ["+1/+1"] = 1 } })
  s:next_turn()
  s:expect(it, { counters = { ["+1/+1"] = 1 } })
end)

scenario("R-REGEN-6 what was regenerated has not died, and neither has what was returned to a hand", both, function(s)
  s:card [[ return summon "Vulture" "Test Vulture" { cost = "{W}", power = 1, toughness = 1,
    at_end_of_turn { condition = some(died:that_are "creature"), put_counters("+1/+1", 1, self) } } ]]
  local vulture = s.bob:has("in play", "Test Vulture")
  local skeletons = s.sue:has("in play", "Drudge Skeletons")
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.sue:lands("Swamp", 1)
  s.bob:has("hand", "Unsummon")
  s.bob:lands("Island", 1)
  s.bob:has("hand", "Lightning Bolt")
  s.bob:lands("Mountain", 1)
  s.sue:will_regenerate(skeletons)
  s.bob:casts("Lightning Bolt", { on = skeletons })
  s.bob:casts("Unsummon", { on = bears })
  s:next_turn()
  s:expect(vulture, { counters = { ["+1/+1"] = 0 } })
end)

scenario("R-REGEN-6 only what was really destroyed is called that", both, function(s)
  s:card [[ return sorcery "Test Fire" { cost = "{R}",
    destroy(creatures), deal(count(destroyed), you) } ]]
  local skeletons = s.sue:has("in play", "Drudge Skeletons")
  s.sue:has("in play", "Grizzly Bears")
  s.bob:has("in play", "Gray Ogre")
  s.sue:lands("Swamp", 1)
  s.bob:has("hand", "Test Fire")
  s.bob:lands("Mountain", 1)
  s.sue:will_regenerate(skeletons)
  s.bob:casts("Test Fire")
  s:expect(skeletons, { zone = "in play" })
  s:expect(s.bob, { life = 18 })
end)

scenario("R-RESOLVE-5 for each that was destroyed, whoever had it, and for none that was saved", both, function(s)
  s:card [[ return sorcery "Test Stench" { cost = "{R}",
    text = "Destroy all creatures. For each creature destroyed this way, Test Stench deals 1 damage to that creature's controller.",
    destroy(creatures), for_each(destroyed:that_are "creature", { deal(1, controller_of(it)) }) } ]]
  local skeletons = s.sue:has("in play", "Drudge Skeletons")
  s.sue:has("in play", "Grizzly Bears")
  s.sue:has("in play", "Gray Ogre")
  s.bob:has("in play", "Hurloon Minotaur")
  s.sue:lands("Swamp", 1)
  s.bob:has("hand", "Test Stench")
  s.bob:lands("Mountain", 1)
  s.sue:will_regenerate(skeletons)
  s.bob:casts("Test Stench")
  s:expect(skeletons, { zone = "in play" })
  s:expect(s.sue, { life = 18 })
  s:expect(s.bob, { life = 19 })
end)
