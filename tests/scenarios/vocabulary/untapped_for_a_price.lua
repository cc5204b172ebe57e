-- What a price has untapped has a name for what follows (R-COST-3).
scenario("R-COST-3 the land that was untapped as a price says what mana comes", { "fifth", "microprose" }, function(s)
  s:card [[ return artifact "Test Prism" { cost = "{1}",
    activated { cost = { "{T}", untap(land:tapped():controlled_by(opponent)) }, add_mana_of_a_type_of(1, untapped) } } ]]
  local prism = s.bob:has("in play", "Test Prism")
  local forest = s.sue:has("in play", "Forest", { tapped = true })
  s.bob:activates(prism)
  s:expect(forest, { tapped = false })
  s:expect(s.bob, { mana = "{G}" })
end)
