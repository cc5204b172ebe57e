local both = { "fifth", "microprose" }

scenario("Seizures deals 3 damage to the controller of its creature each time that it becomes tapped", both, function(s)
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.bob:has("hand", "Seizures")
  s.bob:lands("Swamp", 2)
  s.bob:casts("Seizures", { on = bears })
  s:expect(s.sue, { life = 20 })
  s:next_turn()
  s.sue:attacks { bears }
  s:expect(s.sue, { life = 17 })
  s:to("main")
  s:expect(s.bob, { life = 18 })
end)

scenario("Seizures is bought off for {3} by the controller of the creature", both, function(s)
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.bob:has("in play", "Seizures", { on = bears })
  local forests = s.sue:has("in play", "Forest", { count = 3 })
  s:next_turn()
  s.sue:will("pay", true)
  s.sue:attacks { bears }
  s:expect(s.sue, { life = 20 })
  for n = 1, 3 do s:expect(forests[n], { tapped = true }) end
end)

scenario("Seizures is not bought off for {2}", both, function(s)
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.bob:has("in play", "Seizures", { on = bears })
  s.sue:lands("Forest", 2)
  s:next_turn()
  s.sue:attacks { bears }
  s:expect(s.sue, { life = 17 })
end)

scenario("Seizures minds every tapping, a spell's too, and no tapping of another creature", both, function(s)
  local bears = s.bob:has("in play", "Grizzly Bears")
  local ogre = s.bob:has("in play", "Gray Ogre")
  s.bob:has("in play", "Seizures", { on = bears })
  s.sue:has("hand", "Twiddle", { count = 2 })
  s.sue:lands("Island", 2)
  s.sue:casts("Twiddle", { mode = "tap", on = ogre })
  s:expect(s.bob, { life = 20 })
  s.sue:casts("Twiddle", { mode = "tap", on = bears })
  s:expect(s.bob, { life = 17 })
  s:expect(s.sue, { life = 20 })
end)
