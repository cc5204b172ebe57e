local both = { "fifth", "microprose" }

scenario("Shield Sphere gets a -0/-1 counter each time it blocks", both, function(s)
  local it = s.sue:has("in play", "Shield Sphere")
  local bears = s.bob:has("in play", "Grizzly Bears")
  s:expect(it, { power = 0, toughness = 6, types = { "artifact", "creature" } })
  s.bob:attacks { bears }
  s.sue:blocks { [it] = bears }
  s:expect(it, { toughness = 5, counters = { ["-0/-1"] = 1 } })
  s:to("main")
  s:expect(s.sue, { life = 20 })
  s:turn_of(s.sue)
  s:turn_of(s.bob)
  s:expect(it, { toughness = 5 })
  s.bob:attacks { bears }
  s.sue:blocks { [it] = bears }
  s:expect(it, { toughness = 4 })
end)

scenario("R-CRE-9 Shield Sphere counts as a wall and does not attack", both, function(s)
  local it = s.bob:has("in play", "Shield Sphere")
  s:expect_illegal(function() s.bob:attacks { it } end, "R-CRE-9")
end)

scenario("Shield Sphere that blocks with a toughness of 1 dies at once, and has blocked", both, function(s)
  local it = s.sue:has("in play", "Shield Sphere", { counters = { ["-0/-1"] = 5 } })
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.bob:attacks { bears }
  s.sue:blocks { [it] = bears }
  s:to("main")
  s:expect(it, { zone = "graveyard" })
  s:expect(s.sue, { life = 20 })
end)

scenario("Shield Sphere that blocks a band gets one counter", { "fifth", "microprose" }, function(s)
  local p = s.bob:has("in play", "Shield Sphere")
  local a, b = s.sue:has("in play", "Benalish Hero"), s.sue:has("in play", "Grizzly Bears")
  s:turn_of(s.sue)
  s.sue:attacks { { a, b } }
  s.bob:blocks { [p] = a }
  s:expect(p, { toughness = 5, counters = { ["-0/-1"] = 1 } })
end)
