scenario("a creature under frost stays tapped until the last counter has melted", function(s)
  local ogre = s.sue:has("in play", "Gray Ogre")
  s.bob:has("hand", "Hoarfrost")
  s.bob:lands("Island", 2)
  s.bob:casts("Hoarfrost", { on = ogre })
  s:expect(ogre, { tapped = true, counters = { frost = 2 } })
  s:next_turn()  -- Sue's: it does not untap, one counter melts
  s:expect(ogre, { tapped = true, counters = { frost = 1 } })
  s:next_turn()
  s:next_turn()  -- Sue's: the last one melts only after the untap phase
  s:expect(ogre, { tapped = true, counters = { frost = 0 } })
  s:next_turn()
  s:next_turn()
  s:expect(ogre, { tapped = false })
end)

scenario("a creature under frost cannot block, another can", function(s)
  local bears = s.bob:has("in play", "Grizzly Bears")
  local cold = s.sue:has("in play", "Gray Ogre", { counters = { frost = 1 } })
  local warm = s.sue:has("in play", "Gray Ogre")
  s.bob:attacks { bears }
  s:expect_illegal(function() s.sue:blocks { [cold] = bears } end, "Gray Ogre says so (R-GEN-1)")
  s.sue:blocks { [warm] = bears }
  s:to("end of attack")
  s:expect(s.sue, { life = 20 })
  s:expect(warm, { zone = "graveyard" })
end)

scenario("what takes the counter away takes its rule away", function(s)
  local bears = s.bob:has("in play", "Grizzly Bears")
  local ogre = s.sue:has("in play", "Gray Ogre", { counters = { frost = 1 } })
  local kiln = s.sue:has("in play", "Thawing Kiln")
  s.sue:lands("Swamp", 1)
  s.sue:activates(kiln, { on = ogre })
  s:expect(ogre, { counters = { frost = 0 } })
  s.bob:attacks { bears }
  s.sue:blocks { [ogre] = bears }
  s:expect(ogre, { blocking = true })
end)

scenario("what a counter forbids is told of the counter", function(s)
  local bears = s.sue:has("in play", "Grizzly Bears", { counters = { frost = 1 } })
  local ogre = s.bob:has("in play", "Gray Ogre")
  s.bob:attacks { ogre }
  s:expect_illegal(function() s.sue:blocks { [bears] = ogre } end, "a frost counter on Grizzly Bears says so")
end)
