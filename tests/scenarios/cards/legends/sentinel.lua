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
