local both = { "fifth", "microprose" }

scenario("Kjeldoran Home Guard that attacked gets a -0/-1 counter and leaves a Deserter at the end of combat", both, function(s)
  local it = s.bob:has("in play", "Kjeldoran Home Guard")
  s.bob:attacks { it }
  s:to("damage")
  s:expect(it, { toughness = 6 })
  s:to("main")
  s:expect(it, { power = 1, toughness = 5, counters = { ["-0/-1"] = 1 } })
  s:expect(s.bob:finds("Deserter"), { power = 0, toughness = 1, colours = { "white" }, controller = s.bob })
  s:expect(s.sue, { life = 19 })
end)

scenario("Kjeldoran Home Guard that blocked gets one too, and none when it stayed out of the combat", both, function(s)
  local ogre = s.bob:has("in play", "Gray Ogre")
  local it = s.sue:has("in play", "Kjeldoran Home Guard")
  s.bob:attacks { ogre }
  s.sue:blocks { [it] = ogre }
  s:to("main")
  s:expect(it, { counters = { ["-0/-1"] = 1 } })
  s:expect(s.sue, { in_play = { ["Kjeldoran Home Guard"] = 1, ["Deserter"] = 1 } })
  s:next_turn()
  s:turn_of(s.bob)
  s.bob:attacks { ogre }
  s:to("main")
  s:expect(it, { counters = { ["-0/-1"] = 1 } })
end)

scenario("Kjeldoran Home Guard, ruling 2008-10-01: killed in that combat it leaves no Deserter", both, function(s)
  local it = s.bob:has("in play", "Kjeldoran Home Guard")
  local wurm = s.sue:has("in play", "Craw Wurm")
  s.bob:attacks { it }
  s.sue:blocks { [wurm] = it }
  s:to("main")
  s:expect(it, { zone = "graveyard" })
  s:expect(s.bob, { in_play = 0 })
end)

scenario("Kjeldoran Home Guard that the last counter kills leaves its Deserter all the same", both, function(s)
  local g = s.bob:has("in play", "Kjeldoran Home Guard", { counters = { ["-0/-1"] = 5 } })
  s.bob:attacks { g }
  s:to("main")
  s:expect(g, { zone = "graveyard" })
  s:expect(s.bob:finds("Deserter"), { power = 0, toughness = 1 })
end)

scenario("Kjeldoran Home Guard that is borrowed leaves its Deserter to the borrower", both, function(s)
  local g = s.sue:has("in play", "Kjeldoran Home Guard")
  s.bob:has("hand", "Ray of Command")
  s.bob:lands("Island", 4)
  s.bob:casts("Ray of Command", { on = g })
  s.bob:attacks { g }
  s:turn_of(s.sue)
  s:expect(s.bob:finds("Deserter"), { controller = s.bob })
  s:expect(g, { toughness = 5, controller = s.sue })
end)
