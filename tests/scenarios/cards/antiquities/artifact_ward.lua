local both = { "fifth", "microprose" }

scenario("a creature under Artifact Ward is not blocked by artifact creatures", both, function(s)
  s.bob:has("hand", "Artifact Ward")
  s.bob:lands("Plains", 1)
  local bears = s.bob:has("in play", "Grizzly Bears")
  local statue = s.sue:has("in play", "Clay Statue")
  s.bob:casts("Artifact Ward", { on = bears })
  s.bob:attacks { bears }
  s:expect_illegal(function() s.sue:blocks { [statue] = bears } end, "Grizzly Bears")
  s:to("end of attack")
  s:expect(s.sue, { life = 18 })
end)

scenario("a creature under Artifact Ward takes no damage from artifacts, and is no target of their effects", both, function(s)
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.bob:has("in play", "Artifact Ward", { on = bears })
  local statue = s.sue:has("in play", "Clay Statue")
  local rod = s.sue:has("in play", "Rod of Ruin")
  s.sue:lands("Forest", 3)
  s:turn_of(s.sue)
  s:expect_illegal(function() s.sue:activates(rod, { target = bears }) end, "Grizzly Bears")
  s.sue:attacks { statue }
  s.bob:blocks { [bears] = statue }
  s:to("end of attack")
  s:expect(bears, { zone = "in play", damage = 0 })
  s:expect(statue, { zone = "graveyard" })
end)

scenario("Artifact Ward does not stop spells that are no artifacts", both, function(s)
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.bob:has("in play", "Artifact Ward", { on = bears })
  s.sue:has("hand", "Lightning Bolt")
  s.sue:lands("Mountain", 1)
  s.sue:casts("Lightning Bolt", { on = bears })
  s:expect(bears, { zone = "graveyard" })
end)
