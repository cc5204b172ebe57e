local both = { "fifth", "microprose" }

scenario("Serra Inquisitors get +2/+0 for black creatures that they block or are blocked by", both, function(s)
  local it = s.bob:has("in play", "Serra Inquisitors")
  local zombies = s.sue:has("in play", "Scathe Zombies")
  local wraith = s.sue:has("in play", "Bog Wraith")
  s:expect(it, { power = 3, toughness = 3 })
  s.bob:attacks { it }
  s.sue:blocks { [zombies] = it }
  s:expect(it, { power = 5, toughness = 3 })
  s:turn_of(s.sue)
  s:expect(it, { power = 3 })
  s:turn_of(s.bob)
  s:turn_of(s.sue)
  s.sue:attacks { wraith }
  s.bob:blocks { [it] = wraith }
  s:expect(it, { power = 5 })
end)

scenario("Serra Inquisitors get +2/+0 once for two black blockers, and nothing for others", both, function(s)
  local it = s.bob:has("in play", "Serra Inquisitors")
  local zombies = s.sue:has("in play", "Scathe Zombies")
  local wraith = s.sue:has("in play", "Bog Wraith")
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.bob:attacks { it }
  s.sue:blocks { [zombies] = it, [wraith] = it }
  s:expect(it, { power = 5 })
  s:expect(it, { power = 5, toughness = 3 })
  s.bob:assigns { [it] = { [zombies] = 5 } }
  s:to("end of attack")
  s:expect(it, { zone = "graveyard" })
  local second = s.bob:has("in play", "Serra Inquisitors")
  s:turn_of(s.sue)
  s.sue:attacks { bears }
  s.bob:blocks { [second] = bears }
  s:expect(second, { power = 3 })
end)

scenario("Serra Inquisitors get nothing from a blocker of another colour, and lose the bonus of a block at end of turn", both, function(s)
  local it = s.bob:has("in play", "Serra Inquisitors")
  local bears = s.sue:has("in play", "Grizzly Bears")
  local shade = s.sue:makes("Meek Shade", { power = 0, toughness = 9, colours = { "black" } })
  s.bob:attacks { it }
  s.sue:blocks { [bears] = it }
  s:expect(it, { power = 3 })
  s:turn_of(s.sue)
  s:turn_of(s.bob)
  s:turn_of(s.sue)
  s.sue:attacks { shade }
  s.bob:blocks { [it] = shade }
  s:expect(it, { power = 5, toughness = 3 })
  s:turn_of(s.bob)
  s:expect(it, { power = 3 })
end)

scenario("Serra Inquisitors get nothing where the creature turns black after the block", { "fifth", "microprose" }, function(s)
  local q = s.sue:has("in play", "Serra Inquisitors")
  local b = s.bob:has("in play", "Grizzly Bears")
  s.bob:has("hand", "Deathlace"); s.bob:lands("Swamp", 1)
  s.bob:attacks { b }
  s.sue:blocks { [q] = b }
  s.bob:casts("Deathlace", { target = b })
  s:expect(q, { power = 3 })
end)

scenario("Serra Inquisitors that Sleight of Mind has changed get +2/+0 for a white creature", { "fifth", "microprose" }, function(s)
  local q = s.sue:has("in play", "Serra Inquisitors")
  local b = s.bob:has("in play", "White Knight")
  s.bob:has("hand", "Sleight of Mind"); s.bob:lands("Island", 1)
  s.bob:casts("Sleight of Mind", { target = q, choosing = { "black", "white" } })
  s.bob:attacks { b }
  s.sue:blocks { [q] = b }
  s:expect(q, { power = 5 })
end)
