local both = { "fifth", "microprose" }

scenario("Death Ward regenerates a creature that is about to die, anybody's", both, function(s)
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.bob:has("hand", "Lightning Bolt")
  s.bob:lands("Mountain", 1)
  s.sue:has("hand", "Death Ward")
  s.sue:lands("Plains", 1)
  s.sue:will_regenerate(bears, { with = "Death Ward" })
  s.bob:casts("Lightning Bolt", { on = bears })
  s:expect(bears, { zone = "in play", tapped = true, damage = 0 })
end)

scenario("R-REGEN-2 Death Ward is not cast on a creature that is not about to die", both, function(s)
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.bob:has("hand", "Death Ward")
  s.bob:lands("Plains", 1)
  s:expect_illegal(function() s.bob:casts("Death Ward", { on = bears }) end, "R-REGEN-2")
end)
