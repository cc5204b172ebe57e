local both = { "fifth", "microprose" }

scenario("Spirit Shackle puts a -0/-2 counter on its creature each time it becomes tapped", both, function(s)
  local wurm = s.bob:has("in play", "Craw Wurm")               -- 6/4
  local shackle = s.sue:has("in play", "Spirit Shackle", { on = wurm })
  s.bob:attacks { wurm }
  s:expect(wurm, { power = 6, toughness = 2, counters = { ["-0/-2"] = 1 } })
  s:turn_of(s.sue)
  s:turn_of(s.bob)
  s.bob:attacks { wurm }
  s:expect(wurm, { zone = "graveyard" })
  s:expect(shackle, { zone = "graveyard" })
end)

scenario("The counters stay when Spirit Shackle is destroyed", both, function(s)
  local wurm = s.bob:has("in play", "Craw Wurm")
  local shackle = s.sue:has("in play", "Spirit Shackle", { on = wurm })
  s.bob:attacks { wurm }
  s:to("main")
  s.bob:has("hand", "Disenchant")
  s.bob:lands("Plains", 2)
  s.bob:casts("Disenchant", { on = shackle })
  s:expect(wurm, { toughness = 2 })
end)

scenario("Spirit Shackle, ruling 2009-10-01: put on a tapped creature it does nothing yet", both, function(s)
  local wurm = s.sue:has("in play", "Craw Wurm", { tapped = true })
  s.bob:has("hand", "Spirit Shackle")
  s.bob:lands("Swamp", 2)
  s.bob:casts("Spirit Shackle", { on = wurm })
  s:expect(wurm, { toughness = 4 })
end)
