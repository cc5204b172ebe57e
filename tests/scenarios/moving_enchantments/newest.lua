scenario("R-ENCH-5 a moved enchantment is newer than what lies where it comes to (fifth)", function(s)
  s:card [[ return instant "Test Shift" { cost = "{U}", target = enchantment, attach(target, lands) } ]]
  s:card [[ return enchant_land "Test Mire" { cost = "{B}", continuous { affects = enchanted, becomes_land = "swamp" } } ]]
  s:card [[ return enchant_land "Test Grove" { cost = "{G}", continuous { affects = enchanted, becomes_land = "forest" } } ]]
  local first, second = s.bob:has("in play", "Mountain"), s.bob:has("in play", "Plains")
  local mire = s.bob:has("in play", "Test Mire", { on = first })
  s.bob:has("in play", "Test Grove", { on = second })
  s:expect(second, { land_types = { "forest" } })
  s.bob:has("hand", "Test Shift")
  s.bob:mana "{U}"
  s.bob:casts("Test Shift", { on = mire, choosing = second })
  s:expect(first, { land_types = { "mountain" } })
  s:expect(second, { land_types = { "swamp" } })
end)
