local both = { "fifth", "microprose" }

scenario("Mountain Titan, paid for twice, gets two counters for each black spell, and keeps them", both, function(s)
  local it = s.bob:has("in play", "Mountain Titan")
  s.bob:mana "{1}{R}{R}{1}{R}{R}{B}"
  s.bob:has("hand", "Unholy Strength")
  local ogre = s.bob:has("in play", "Gray Ogre")
  s:expect(it, { power = 2, toughness = 2 })
  s.bob:activates(it)
  s.bob:activates(it)
  s.bob:casts("Unholy Strength", { on = ogre })
  s:expect(it, { power = 4, toughness = 4, counters = { ["+1/+1"] = 2 } })
  s:next_turn()
  s:next_turn()
  s:expect(it, { power = 4, toughness = 4 })
end)

scenario("Mountain Titan hears its controller's spells only, successfully cast (R-CAST-2), and in this turn only", both, function(s)
  local it = s.bob:has("in play", "Mountain Titan")
  local ogre = s.bob:has("in play", "Gray Ogre")
  s.bob:mana "{1}{R}{R}{B}"
  s.bob:has("hand", "Unholy Strength", { count = 2 })
  s.sue:has("hand", "Terror")
  s.sue:has("hand", "Counterspell")
  s.sue:lands("Underground Sea", 4)
  s.bob:activates(it)
  s.sue:casts("Terror", { on = ogre })
  s:expect(it, { power = 2 })
  local play = s.bob:casts("Unholy Strength", { on = it, held = true })
  s.sue:interrupts(play, "Counterspell")
  s:expect(it, { power = 2 })
  s:turn_of(s.sue)
  s:turn_of(s.bob)
  s.bob:mana "{B}"
  s.bob:casts("Unholy Strength", { on = it })
  s:expect(it, { power = 4, counters = { ["+1/+1"] = 0 } })
end)

scenario("R-COST-1 Mountain Titan asks for two red mana", both, function(s)
  local it = s.bob:has("in play", "Mountain Titan")
  s.bob:mana "{R}{B}{B}"
  s:expect_illegal(function() s.bob:activates(it) end, "{R}{R}")
end)
