scenario("R-ART-1, R-ENCH-3: a land that nothing may enchant loses its enchantment as the artifact that says so untaps", { "fifth" }, function(s)
  s:card [[ return artifact "Test Seal" { cost = "{1}", cannot_be_enchanted { affects = lands } } ]]
  s:card [[ return instant "Test Wind" { cost = "{G}", target = permanent, untap(target) } ]]
  local seal = s.bob:has("in play", "Test Seal", { tapped = true })
  local island = s.sue:has("in play", "Island")
  s.bob:has("hand", "Evil Presence"); s.bob:has("hand", "Test Wind"); s.bob:mana "{B}{G}"
  s.bob:casts("Evil Presence", { on = island })
  s:expect(island, { land_types = { "Swamp" } })
  s.bob:casts("Test Wind", { on = seal })
  s:expect(island, { land_types = { "Island" } })
  s.bob:has("hand", "Evil Presence"); s.bob:mana "{B}"
  s:expect_illegal(function() s.bob:casts("Evil Presence", { on = island }) end, "enchant")
end)
