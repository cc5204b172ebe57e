local both = { "fifth", "microprose" }

scenario("Abomination destroys the green and the white creature that block it, at the end of combat, and no red one", both, function(s)
  local it = s.bob:has("in play", "Abomination")
  local spider = s.sue:has("in play", "Giant Spider")     -- green, 2/4
  local swords = s.sue:has("in play", "Wall of Swords")   -- white, 3/5
  local stone = s.sue:has("in play", "Wall of Stone")     -- red, 0/8
  s.bob:attacks { it }
  s.sue:blocks { [spider] = it, [swords] = it, [stone] = it }
  s.bob:assigns { [it] = { [stone] = 2 } }
  s:to("damage")
  s:expect(spider, { zone = "in play" })
  s:to("main")
  s:expect(it, { zone = "in play", damage = 5 })
  s:expect(spider, { zone = "graveyard" })
  s:expect(swords, { zone = "graveyard" })
  s:expect(stone, { zone = "in play", damage = 2 })
end)

scenario("Abomination destroys the green attacker that it blocks, and not the one that it does not", both, function(s)
  local blocked = s.bob:has("in play", "Giant Spider")
  local other = s.bob:has("in play", "Giant Spider")
  local it = s.sue:has("in play", "Abomination")
  s.bob:attacks { blocked, other }
  s.sue:blocks { [it] = blocked }
  s:to("main")
  s:expect(blocked, { zone = "graveyard" })
  s:expect(other, { zone = "in play" })
  s:expect(s.sue, { life = 18 })
end)

scenario("A green creature that Abomination destroys may regenerate", both, function(s)
  local it = s.bob:has("in play", "Abomination")
  local wall = s.sue:has("in play", "Wall of Brambles")   -- green, 2/3
  s.sue:lands("Forest", 1)
  s.bob:attacks { it }
  s.sue:blocks { [wall] = it }
  s.sue:will_regenerate(wall)
  s:to("main")
  s:expect(wall, { zone = "in play", tapped = true })
end)

scenario("Abomination looks at the colours at the end of combat: what has become black by then is spared", both, function(s)
  local it = s.bob:has("in play", "Abomination")
  local spider = s.sue:has("in play", "Giant Spider")
  s.sue:has("hand", "Touch of Darkness")
  s.sue:lands("Swamp", 1)
  s.bob:attacks { it }
  s.sue:blocks { [spider] = it }
  s.sue:casts("Touch of Darkness", { targets = { spider } })
  s:to("main")
  s:expect(spider, { zone = "in play", damage = 2 })
end)

scenario("Abomination destroys a red blocker that has become green", both, function(s)
  local it = s.bob:has("in play", "Abomination")
  local giant = s.sue:has("in play", "Hill Giant")
  s.bob:has("hand", "Sylvan Paradise")
  s.bob:lands("Forest", 1)
  s.bob:attacks { it }
  s.sue:blocks { [giant] = it }
  s.bob:casts("Sylvan Paradise", { targets = { giant } })
  s:to("main")
  s:expect(giant, { zone = "graveyard" })
  s:expect(it, { zone = "in play" })
end)

scenario("Abomination that Sleight of Mind has changed to red destroys a red Wall", both, function(s)
  local w = s.bob:has("in play", "Abomination")
  local v = s.sue:has("in play", "Wall of Stone")
  s.bob:has("hand", "Sleight of Mind")
  s.bob:mana "{U}"
  s.bob:casts("Sleight of Mind", { on = w, choosing = { "green", "red" } })
  s.bob:attacks { w }
  s.sue:blocks { [v] = w }
  s:turn_of(s.sue)
  s:expect(v, { zone = "graveyard" })
end)

scenario("Abomination that has left play destroys nothing at the end of combat", both, function(s)
  local w = s.bob:has("in play", "Abomination")
  local g = s.sue:has("in play", "Grizzly Bears")
  s.bob:attacks { w }
  s.sue:blocks { [g] = w }
  s.sue:has("hand", "Swords to Plowshares")
  s.sue:mana "{W}"
  s.sue:casts("Swords to Plowshares", { on = w })
  s:turn_of(s.sue)
  s:expect(g, { zone = "in play" })
end)

scenario("R-RMC-1 Abomination spares a green blocker that regenerates out of the combat", { "fifth" }, function(s)
  local abomination = s.bob:has("in play", "Abomination")
  local troll = s.sue:makes("Green Troll", { power = 0, toughness = 2, types = { "creature" }, colours = { "green" }, text = "{G}: Regenerate Green Troll." })
  s.sue:lands("Forest", 1)
  s.bob:attacks { abomination }
  s.sue:blocks { [troll] = abomination }
  s.sue:will_regenerate(troll)
  s:to("main")
  s:expect(troll, { zone = "in play", tapped = true })
end)

scenario("R-RMC-1 Abomination destroys a green blocker that has regenerated and blocks still", { "microprose" }, function(s)
  local abomination = s.bob:has("in play", "Abomination")
  local troll = s.sue:makes("Green Troll", { power = 0, toughness = 2, types = { "creature" }, colours = { "green" }, text = "{G}: Regenerate Green Troll." })
  s.sue:lands("Forest", 1)
  s.bob:attacks { abomination }
  s.sue:blocks { [troll] = abomination }
  s.sue:will_regenerate(troll)
  s:to("main")
  s:expect(troll, { zone = "graveyard" })
end)

scenario("R-RMC-1 Abomination spares a green blocker that has changed hands: it blocks no longer", both, function(s)
  local abomination = s.bob:has("in play", "Abomination")
  local wall = s.sue:has("in play", "Wall of Wood")
  s.bob:has("hand", "Ray of Command"); s.bob:lands("Island", 4)
  s.bob:attacks { abomination }
  s.sue:blocks { [wall] = abomination }
  s.bob:casts("Ray of Command", { target = wall })
  s:to("main")
  s:expect(wall, { zone = "in play", controller = s.bob })
end)
