local both = { "fifth", "microprose" }

scenario("Elder Land Wurm cannot attack until it has blocked, and then it attacks turn after turn", both, function(s)
  local wurm = s.bob:has("in play", "Elder Land Wurm")
  local bears = s.sue:has("in play", "Grizzly Bears")
  s:expect_illegal(function() s.bob:attacks { wurm } end, "Elder Land Wurm")
  s:next_turn()
  s.sue:attacks { bears }
  s.bob:blocks { [wurm] = bears }
  s:to("main")
  s:expect(bears, { zone = "graveyard" })
  s:turn_of(s.bob)
  s.bob:attacks { wurm }
  s:to("main")
  s:expect(s.sue, { life = 15 })
  s:turn_of(s.sue)
  s:turn_of(s.bob)
  s.bob:attacks { wurm }
  s:to("main")
  s:expect(s.sue, { life = 10 })
end)

scenario("Elder Land Wurm tramples", both, function(s)
  local wurm = s.bob:has("in play", "Elder Land Wurm")
  local bears = s.sue:has("in play", "Grizzly Bears", { count = 2 })
  s:next_turn()
  s.sue:attacks { bears[1] }
  s.bob:blocks { [wurm] = bears[1] }
  s:turn_of(s.bob)
  s.bob:attacks { wurm }
  s.sue:blocks { [bears[2]] = wurm }
  s:to("main")
  s:expect(s.sue, { life = 17 })
end)

scenario("R-ZONE-2 Elder Land Wurm that left play and returned has to block anew", both, function(s)
  local wurm = s.bob:has("in play", "Elder Land Wurm")
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.bob:has("hand", "Unsummon")
  s.bob:lands("Island", 1)
  s.bob:lands("Plains", 7)
  s:next_turn()
  s.sue:attacks { bears }
  s.bob:blocks { [wurm] = bears }
  s:turn_of(s.bob)
  s.bob:casts("Unsummon", { on = wurm })
  s.bob:casts("Elder Land Wurm")
  s:turn_of(s.sue)
  s:turn_of(s.bob)
  s:expect_illegal(function() s.bob:attacks { s.bob:finds("Elder Land Wurm") } end, "Elder Land Wurm")
end)

scenario("Elder Land Wurm that has blocked is stopped by Moat all the same", { "fifth", "microprose" }, function(s)
  local m = s.bob:has("in play", "Elder Land Wurm")
  local b = s.sue:has("in play", "Grizzly Bears")
  s:turn_of(s.sue)
  s.sue:attacks { b }
  s.bob:blocks { [m] = b }
  s:turn_of(s.bob)
  s.sue:has("in play", "Moat")
  s:expect_illegal(function() s.bob:attacks { m } end, "cannot attack")
end)

scenario("Elder Land Wurm attacks when it has blocked, and not before", both, function(s)
  local wurm = s.bob:has("in play", "Elder Land Wurm")
  local ogre = s.sue:has("in play", "Gray Ogre")
  s:expect_illegal(function() s.bob:attacks { wurm } end, "cannot attack")
  s:next_turn()
  s.sue:attacks { ogre }
  s.bob:blocks { [wurm] = ogre }
  s:next_turn()
  s.bob:attacks { wurm }
  s:to("main")
  s:expect(s.sue, { life = 15 })
end)
