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

scenario("R-CRE-2 Sentinel against a creature with power below 0 has toughness 1", both, function(s)
  local it = s.bob:has("in play", "Sentinel")
  local weakling = s.sue:makes("Test Weakling", { power = -2, toughness = 3 })
  s.bob:attacks { it }
  s.sue:blocks { [weakling] = it }
  s.bob:activates(it, { target = weakling })
  s:expect(it, { toughness = 1 })
end)

scenario("Sentinel that fights two changes as often as it is told to", both, function(s)
  local it = s.bob:has("in play", "Sentinel")
  local giant = s.sue:has("in play", "Hill Giant")
  local goblins = s.sue:has("in play", "Mons's Goblin Raiders")
  s.bob:attacks { it }
  s.sue:blocks { [giant] = it, [goblins] = it }
  s.bob:activates(it, { target = giant })
  s:expect(it, { toughness = 4 })
  s.bob:activates(it, { target = goblins })
  s:expect(it, { toughness = 2 })
end)
