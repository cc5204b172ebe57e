local both = { "fifth", "microprose" }

scenario("Animate Artifact does nothing to an artifact creature, and the artifact is none any more when it is gone", both, function(s)
  local rod = s.bob:has("in play", "Rod of Ruin")
  local animation = s.bob:has("in play", "Animate Artifact", { on = rod })
  local engine = s.bob:has("in play", "Dragon Engine")          -- 1/3, {3}
  s.bob:has("in play", "Animate Artifact", { on = engine })
  s:expect(engine, { power = 1, toughness = 3 })
  s.sue:has("hand", "Disenchant")
  s.sue:lands("Plains", 2)
  s.sue:casts("Disenchant", { on = animation })
  s:expect(rod, { types = { "artifact" } })
end)

scenario("R-TARGET-1 Animate Artifact is put on artifacts only", both, function(s)
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.bob:has("in play", "Rod of Ruin")
  s.bob:has("hand", "Animate Artifact")
  s.bob:lands("Island", 4)
  s:expect_illegal(function() s.bob:casts("Animate Artifact", { on = bears }) end, "R-TARGET-1")
end)
