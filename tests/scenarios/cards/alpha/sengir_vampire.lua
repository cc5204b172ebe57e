local both = { "fifth", "microprose" }

scenario("Sengir Vampire, ruling 2007-07-15: it grows when something else kills later what it damaged", both, function(s)
  local it = s.bob:has("in play", "Sengir Vampire")
  local wall = s.sue:has("in play", "Wall of Air")
  s.bob:has("hand", "Lightning Bolt")
  s.bob:lands("Mountain", 1)
  s.bob:attacks { it }
  s.sue:blocks { [wall] = it }
  s:to("main")
  s:expect(it, { power = 4, counters = {} })
  s.bob:casts("Lightning Bolt", { on = wall })
  s:expect(it, { power = 5, toughness = 5, counters = { ["+1/+1"] = 1 } })
end)

scenario("Sengir Vampire, ruling 2011-09-22: it does not matter whose graveyard the creature goes to", both, function(s)
  local it = s.sue:has("in play", "Sengir Vampire")
  local wall = s.bob:has("in play", "Phantom Monster")
  s.sue:has("in play", "Unholy Strength", { on = it })
  s.bob:attacks { wall }
  s.sue:blocks { [it] = wall }
  s:to("main")
  s:expect(s.bob, { graveyard = { "Phantom Monster" } })
  s:expect(it, { power = 7, counters = { ["+1/+1"] = 1 } })
end)

scenario("Sengir Vampire, ruling 2011-09-22: what dies together with what it damaged stays dead", both, function(s)
  local it = s.bob:has("in play", "Sengir Vampire")
  local angel = s.sue:has("in play", "Serra Angel")
  s.bob:attacks { it }
  s.sue:blocks { [angel] = it }
  s:to("main")
  s:expect(it, { zone = "graveyard", counters = {} })
  s:expect(angel, { zone = "graveyard" })
end)
