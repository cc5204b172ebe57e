local both = { "fifth", "microprose" }

scenario("A creature with Eternal Warrior attacks without tapping, and blocks in the next turn", both, function(s)
  local ogre = s.bob:has("in play", "Gray Ogre")
  s.bob:has("hand", "Eternal Warrior")
  s.bob:lands("Mountain", 1)
  s.bob:casts("Eternal Warrior", { on = ogre })
  s.bob:attacks { ogre }
  s:expect(ogre, { attacking = true, tapped = false })
  s:to("main")
  s:expect(s.sue, { life = 18 })
  local bears = s.sue:has("in play", "Grizzly Bears")
  s:next_turn()
  s.sue:attacks { bears }
  s.bob:blocks { [ogre] = bears }
  s:to("main")
  s:expect(s.bob, { life = 20 })
end)

scenario("Eternal Warrior lets no tapped creature attack", both, function(s)
  local ogre = s.bob:has("in play", "Gray Ogre", { tapped = true })
  s.bob:has("in play", "Eternal Warrior", { on = ogre })
  s:expect_illegal(function() s.bob:attacks { ogre } end, "R-CBT-8")
end)
