local both = { "fifth", "microprose" }

scenario("Energy Tap taps an own creature and gives colourless mana equal to its casting cost", both, function(s)
  local wurm = s.bob:has("in play", "Craw Wurm")           -- {4}{G}{G}
  s.bob:has("hand", "Energy Tap")
  s.bob:lands("Island", 1)
  s.bob:casts("Energy Tap", { on = wurm })
  s:expect(wurm, { tapped = true })
  s:expect(s.bob, { mana = "{C}{C}{C}{C}{C}{C}" })
end)

scenario("Energy Tap reaches a creature that came this turn, and none of the other player", both, function(s)
  local bears = s.bob:has("in play", "Grizzly Bears", { sick = true })
  local hers = s.sue:has("in play", "Craw Wurm")
  s.bob:has("hand", "Energy Tap")
  s.bob:lands("Island", 1)
  s:expect_illegal(function() s.bob:casts("Energy Tap", { on = hers }) end, "R-TARGET-1")
  s.bob:casts("Energy Tap", { on = bears })
  s:expect(s.bob, { mana = "{C}{C}" })
end)

scenario("R-MAIN-2 Energy Tap is a sorcery, and not cast during the attack", both, function(s)
  local bears = s.bob:has("in play", "Grizzly Bears")
  local wurm = s.bob:has("in play", "Craw Wurm")
  s.bob:has("hand", "Energy Tap")
  s.bob:lands("Island", 1)
  s.bob:attacks { bears }
  s:expect_illegal(function() s.bob:casts("Energy Tap", { on = wurm }) end, "R-MAIN-2")
end)

scenario("Energy Tap gives the mana also for a creature that is tapped already", both, function(s)
  local wurm = s.bob:has("in play", "Craw Wurm", { tapped = true })
  s.bob:has("hand", "Energy Tap")
  s.bob:mana "{U}"
  s.bob:casts("Energy Tap", { on = wurm })
  s:expect(s.bob, { mana = "{C}{C}{C}{C}{C}{C}" })
end)
