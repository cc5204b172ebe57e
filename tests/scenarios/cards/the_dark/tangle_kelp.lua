local both = { "fifth", "microprose" }

scenario("Tangle Kelp taps the creature as it is cast", { "fifth", "microprose" }, function(s)
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.bob:has("hand", "Tangle Kelp")
  s.bob:lands("Island", 1)
  s.bob:casts("Tangle Kelp", { on = bears })
  s:expect(bears, { tapped = true })
  s:next_turn()
  s:expect(bears, { tapped = false })
end)

scenario("a creature in Tangle Kelp that attacked stays tapped through its controller's next untap phase", { "fifth", "microprose" }, function(s)
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.sue:has("in play", "Tangle Kelp", { on = bears })
  s.bob:attacks { bears }
  s:turn_of(s.sue)
  s:turn_of(s.bob)
  s:expect(bears, { tapped = true })
  s:turn_of(s.sue)
  s:turn_of(s.bob)
  s:expect(bears, { tapped = false })
end)

scenario("Tangle Kelp is for creatures, lets one that stayed at home untap, and lets go of its creature when it is destroyed", both, function(s)
  local bears = s.bob:has("in play", "Grizzly Bears")
  local ring = s.bob:has("in play", "Sol Ring")
  s.sue:has("hand", "Tangle Kelp")
  s:turn_of(s.sue)
  s.sue:mana "{U}"
  s:expect_illegal(function() s.sue:casts("Tangle Kelp", { on = ring }) end, "R-TARGET-1")
  s.sue:casts("Tangle Kelp", { on = bears })
  s:expect(bears, { tapped = true })
  s:turn_of(s.bob)
  s:expect(bears, { tapped = false })
  s.bob:attacks { bears }
  s:to("main")
  s.bob:has("hand", "Disenchant")
  s.bob:mana "{1}{W}"
  s.bob:casts("Disenchant", { on = s.sue:finds("Tangle Kelp") })
  s:turn_of(s.sue)
  s:turn_of(s.bob)
  s:expect(bears, { tapped = false })
end)
