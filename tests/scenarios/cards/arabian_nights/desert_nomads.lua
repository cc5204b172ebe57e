local both = { "fifth", "microprose" }

scenario("R-LW-1 Desert Nomads cannot be blocked by a player who controls a Desert", both, function(s)
  local nomads = s.bob:has("in play", "Desert Nomads")
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.sue:has("in play", "Desert")
  s:expect(nomads, { power = 2, toughness = 2, colours = { "red" } })
  s.bob:attacks { nomads }
  s:expect_illegal(function() s.sue:blocks { [bears] = nomads } end, "R-LW-1")
  s:to("end of attack")
  s:expect(s.sue, { life = 18 })
end)

scenario("Desert Nomads are blocked where the defender has no Desert, whatever the attacker has", both, function(s)
  local nomads = s.bob:has("in play", "Desert Nomads")
  local wall = s.sue:has("in play", "Wall of Stone")
  s.bob:has("in play", "Desert")
  s.bob:attacks { nomads }
  s.sue:blocks { [wall] = nomads }
  s:to("end of attack")
  s:expect(s.sue, { life = 20 })
end)

scenario("a Desert does no damage to Desert Nomads", both, function(s)
  local nomads = s.bob:has("in play", "Desert Nomads")
  local bears = s.bob:has("in play", "Grizzly Bears")
  local deserts = s.sue:has("in play", "Desert", { count = 2 })
  s.bob:attacks { nomads, bears }
  s.sue:blocks {}
  s:to("damage")
  s.sue:will("choose", nomads)
  s.sue:activates(deserts[1], { ability = 2 })
  s.sue:will("choose", bears)
  s.sue:activates(deserts[2], { ability = 2 })
  s:to("end of attack")
  s:expect(nomads, { damage = 0 })
  s:expect(bears, { damage = 1 })
end)
