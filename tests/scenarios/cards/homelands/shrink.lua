local both = { "fifth", "microprose" }

scenario("Shrink gives a creature -5/-0 until end of turn", both, function(s)
  local wurm = s.bob:has("in play", "Craw Wurm")
  s.sue:has("hand", "Shrink")
  s.sue:lands("Forest", 1)
  s.bob:attacks { wurm }
  s.sue:casts("Shrink", { on = wurm })
  s:expect(wurm, { power = 1, toughness = 4 })
  s:to("end of attack")
  s:expect(s.sue, { life = 19 })
  s:next_turn()
  s:expect(wurm, { power = 6 })
end)

scenario("R-CRE-2 a creature shrunk below 0 deals no damage, and Giant Growth counts from there", both, function(s)
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.sue:has("hand", "Shrink")
  s.sue:lands("Forest", 1)
  s.bob:has("hand", "Giant Growth")
  s.bob:lands("Forest", 1)
  s.bob:attacks { bears }
  s.sue:casts("Shrink", { on = bears })
  s.bob:casts("Giant Growth", { on = bears })
  s:to("end of attack")
  s:expect(s.sue, { life = 20 })
  s:expect(bears, { zone = "in play", toughness = 5 })
end)
