local both = { "fifth", "microprose" }

scenario("Wild Aesthir flies, strikes first, and gets +2/+0 for {W}{W} once a turn", both, function(s)
  local it = s.bob:has("in play", "Wild Aesthir")
  s:expect(it, { power = 1, toughness = 1, has = { "flying", "first strike" } })
  s.bob:lands("Plains", 4)
  s.bob:activates(it)
  s:expect(it, { power = 3, toughness = 1 })
  s:expect_illegal(function() s.bob:activates(it) end, "Wild Aesthir")
  s:next_turn()
  s:expect(it, { power = 1 })
  s.bob:activates(it)
  s:expect(it, { power = 3 })
end)
