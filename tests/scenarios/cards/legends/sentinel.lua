local both = { "fifth", "microprose" }

scenario("Sentinel has toughness 1, and takes 1 more than the power of what it fights", both, function(s)
  local sentinel = s.sue:has("in play", "Sentinel")
  local wurm = s.bob:has("in play", "Craw Wurm")
  s:expect(sentinel, { toughness = 1 })
  s.bob:attacks { wurm }
  s.sue:blocks { [sentinel] = wurm }
  s.sue:activates(sentinel, { on = wurm })
  s:expect(sentinel, { toughness = 7 })
  s:to("main")
  s:expect(sentinel, { zone = "in play", damage = 6 })
  s:next_turn()
  s:expect(sentinel, { toughness = 7 })                        -- it lasts (R-DUR-1)
end)

scenario("Sentinel has no target outside a fight of its own", both, function(s)
  local sentinel = s.sue:has("in play", "Sentinel")
  local wurm = s.bob:has("in play", "Craw Wurm")
  s:expect_illegal(function() s.sue:activates(sentinel, { on = wurm }) end, "R-TARGET-1")
  s.bob:attacks { wurm }
  s.sue:blocks {}
  s:expect_illegal(function() s.sue:activates(sentinel, { on = wurm }) end, "R-TARGET-1")
end)

scenario("Sentinel, ruling 2009-10-01: what it gets besides is added to the toughness that is set", both, function(s)
  local sentinel = s.sue:has("in play", "Sentinel")
  s.sue:has("in play", "Holy Strength", { on = sentinel })
  s.sue:has("hand", "Giant Growth")
  s.sue:lands("Forest", 1)
  local wurm = s.bob:has("in play", "Craw Wurm")
  s:expect(sentinel, { power = 2, toughness = 3 })
  s.bob:attacks { wurm }
  s.sue:blocks { [sentinel] = wurm }
  s.sue:casts("Giant Growth", { on = sentinel })
  s.sue:activates(sentinel, { on = wurm })
  s:expect(sentinel, { power = 5, toughness = 12 })
end)
