local both = { "fifth", "microprose" }

scenario("Shelkin Brownie takes bands with other away until end of turn", both, function(s)
  local brownie = s.sue:has("in play", "Shelkin Brownie")
  s.bob:has("in play", "Mountain Stronghold")
  local orca = s.bob:has("in play", "Lady Orca")
  local jedit = s.bob:has("in play", "Jedit Ojanen")
  s.sue:activates(brownie, { on = orca })
  s:expect_illegal(function() s.bob:attacks { { orca, jedit } } end, "R-BAND-1")
  s:turn_of(s.sue)
  s:turn_of(s.bob)
  s.bob:attacks { { orca, jedit } }
end)

scenario("Shelkin Brownie, ruling 2004-10-04: it takes no banding", both, function(s)
  local brownie = s.sue:has("in play", "Shelkin Brownie")
  local hero = s.bob:has("in play", "Benalish Hero")
  s.sue:activates(brownie, { on = hero })
  s:expect(hero, { has = { "banding" } })
end)
