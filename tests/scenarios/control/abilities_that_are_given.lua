local both = { "fifth", "microprose" }

scenario("R-ABIL-2 what an enchantment gives for a cost is used by its controller", both, function(s)
  s:card [[ return enchant_creature "Test Gift" { cost = "{R}",
    continuous { affects = enchanted, gains = activated { cost = "{R}", gain_life(1) } } } ]]
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.bob:has("in play", "Test Gift", { on = bears })
  s.bob:mana "{R}"
  s.sue:mana "{R}"
  s:expect_illegal(function() s.sue:activates(bears) end, "R-COST-9")
  s.bob:activates(bears)
  s:expect(s.bob, { life = 21 })
  s:expect(s.sue, { life = 20 })
end)
