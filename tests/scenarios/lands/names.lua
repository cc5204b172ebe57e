local both = { "fifth", "microprose" }

scenario("R-LAND-2 R-LAND-3 a land whose name only has the word in it is of no basic type and gives no mana", both, function(s)
  s:card [[ return land "Test Mountain Hold" {} ]]
  local hold = s.bob:has("in play", "Test Mountain Hold")
  s:expect(hold, { land_types = {}, types = { "land" } })
  s:expect_illegal(function() s.bob:taps_for_mana(hold) end, "R-LAND-3")
  for name, mana in pairs { Plains = "{W}", Island = "{U}", Swamp = "{B}", Mountain = "{R}", Forest = "{G}" } do
    s.bob:taps_for_mana(s.bob:has("in play", name))
    s:expect(s.bob, { mana = mana })
    s:card('return instant "Use ' .. name .. '" { cost = "' .. mana .. '", gain_life(1) }')
    s.bob:has("hand", "Use " .. name)
    s.bob:casts("Use " .. name)
  end
end)

scenario("R-LAND-1 a land is played in the main phase of one's own turn, and one of them", both, function(s)
  s.sue:has("hand", "Forest")
  local first, second = s.bob:has("hand", "Forest"), s.bob:has("hand", "Forest")
  s:expect_illegal(function() s.sue:plays_land("Forest") end, "your own main phase")
  s.bob:plays_land(first)
  s:expect_illegal(function() s.bob:plays_land(second) end, "R-LAND-1")
  s.bob:begins()
  s:to("upkeep")
  s:expect_illegal(function() s.bob:plays_land(second) end, "your own main phase")
end)
