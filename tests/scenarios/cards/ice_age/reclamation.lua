local both = { "fifth", "microprose" }

scenario("Under Reclamation a black creature attacks only when its controller sacrifices a land for it", both, function(s)
  s.sue:has("in play", "Reclamation")
  local zombies = s.bob:has("in play", "Scathe Zombies", { count = 2 })
  local bears = s.bob:has("in play", "Grizzly Bears")
  local forest = s.bob:has("in play", "Forest", { tapped = true })
  local theirs = s.sue:has("in play", "Forest")
  s:expect_illegal(function() s.bob:attacks { zombies[1], zombies[2] } end, "Reclamation says so (R-GEN-1)")
  s.bob:attacks { zombies[1], bears }
  s:expect(forest, { zone = "graveyard" })
  s:expect(theirs, { zone = "in play" })
  s:to("main")
  s:expect(s.sue, { life = 16 })
end)

scenario("Reclamation takes one land for each black creature, of its own controller's too", both, function(s)
  s.bob:has("in play", "Reclamation")
  local zombies = s.bob:has("in play", "Scathe Zombies", { count = 2 })
  local lands = s.bob:has("in play", "Forest", { count = 3 })
  s.bob:will("sacrifice", lands[1])
  s.bob:will("sacrifice", lands[2])
  s.bob:attacks { zombies[1], zombies[2] }
  s:expect(s.bob, { graveyard = { Forest = 2 } })
end)

scenario("Under Reclamation other creatures attack freely, and black ones block freely", both, function(s)
  s.bob:has("in play", "Reclamation")
  local bears = s.bob:has("in play", "Grizzly Bears")
  local zombies = s.sue:has("in play", "Scathe Zombies")
  local forest = s.bob:has("in play", "Forest")
  s.sue:lands("Forest", 1)
  s.bob:attacks { bears }
  s.sue:blocks { [zombies] = bears }
  s:expect(forest, { zone = "in play" })
  s:expect(s.sue, { in_play = 2 })
end)
