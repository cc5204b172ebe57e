local both = { "fifth", "microprose" }

scenario("Under Revelation both players see both hands", both, function(s)
  local mine = s.bob:has("hand", "Craw Wurm")
  local hers = s.sue:has("hand", "Serra Angel")
  s:expect_view(s.bob, { does_not_see = { hers } })
  local world = s.bob:has("in play", "Revelation")
  s:expect_view(s.bob, { sees = { hers } })
  s:expect_view(s.sue, { sees = { mine } })
  s.sue:has("hand", "Disenchant")
  s.sue:lands("Plains", 2)
  s.sue:casts("Disenchant", { on = world })
  s:expect_view(s.sue, { does_not_see = { mine } })
end)
