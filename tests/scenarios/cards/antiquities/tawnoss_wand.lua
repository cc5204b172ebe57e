local both = { "fifth", "microprose" }

scenario("Tawnos's Wand makes a creature with power 2 or less unblockable until end of turn", both, function(s)
  local wand = s.bob:has("in play", "Tawnos's Wand")
  s.bob:lands("Forest", 2)
  local bears = s.bob:has("in play", "Grizzly Bears")
  local wall = s.sue:has("in play", "Wall of Stone")
  s.bob:activates(wand, { target = bears })
  s:expect(wand, { tapped = true })
  s.bob:attacks { bears }
  s:expect_illegal(function() s.sue:blocks { [wall] = bears } end, "Grizzly Bears")
  s:to("end of attack")
  s:expect(s.sue, { life = 18 })
  s:turn_of(s.sue)
  s:turn_of(s.bob)
  s.bob:attacks { bears }
  s.sue:blocks { [wall] = bears }
  s:to("end of attack")
  s:expect(s.sue, { life = 18 })
end)

scenario("a creature that Tawnos's Wand has made unblockable may grow later; one with power 3 is no target", both, function(s)
  local wand = s.bob:has("in play", "Tawnos's Wand")
  s.bob:lands("Forest", 3)
  s.bob:has("hand", "Giant Growth")
  local bears = s.bob:has("in play", "Grizzly Bears")
  local giant = s.bob:has("in play", "Hill Giant")
  local wall = s.sue:has("in play", "Wall of Stone")
  s:expect_illegal(function() s.bob:activates(wand, { target = giant }) end, "R-TARGET-1")
  s.bob:activates(wand, { target = bears })
  s.bob:casts("Giant Growth", { on = bears })
  s.bob:attacks { bears }
  s:expect_illegal(function() s.sue:blocks { [wall] = bears } end, "Grizzly Bears")
  s:to("end of attack")
  s:expect(s.sue, { life = 15 })
end)

scenario("R-TARGET-5 Tawnos's Wand does nothing where its creature has grown before the effect is resolved", both, function(s)
  local wand = s.bob:has("in play", "Tawnos's Wand")
  s.bob:lands("Forest", 2)
  local bears = s.bob:has("in play", "Grizzly Bears")
  local wall = s.sue:has("in play", "Wall of Stone")
  s.sue:has("hand", "Giant Growth")
  s.sue:lands("Forest", 1)
  s.bob:activates(wand, { target = bears, held = true })
  s.sue:casts("Giant Growth", { on = bears })
  s:resolve()
  s.bob:attacks { bears }
  s.sue:blocks { [wall] = bears }
  s:to("end of attack")
  s:expect(s.sue, { life = 20 })
end)

scenario("Tawnos's Wand used after the blocks changes none, and what it has made unblockable may be blocked the next turn", both, function(s)
  local wand = s.bob:has("in play", "Tawnos's Wand")
  local bears = s.bob:has("in play", "Grizzly Bears")
  local wall = s.sue:has("in play", "Wall of Stone")
  s.bob:lands("Plains", 2)
  s.bob:attacks { bears }
  s.sue:blocks { [wall] = bears }
  s.bob:activates(wand, { on = bears })
  s:to("main")
  s:expect(s.sue, { life = 20 })
  s:turn_of(s.sue)
  s:turn_of(s.bob)
  s.bob:attacks { bears }
  s.sue:blocks { [wall] = bears }
  s:expect(wall, { blocking = { bears } })
end)
