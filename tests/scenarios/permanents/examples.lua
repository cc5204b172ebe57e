local both = { "fifth", "microprose" }

scenario("E-199 nobody gets rid of one's own permanent without a card that does it", both, function(s)
  local barbs = s.bob:has("in play", "Manabarbs")
  s.bob:has("hand", "Disenchant")
  s.bob:lands("Plains", 2)
  s:expect_illegal(function() s.bob:activates(barbs) end, "no ability")
  s:next_turn()
  s:next_turn()
  s:expect(barbs, { zone = "in play", controller = s.bob })
  s.bob:casts("Disenchant", { on = barbs })
  s:expect(barbs, { zone = "graveyard" })
end)

scenario("E-201 an artifact creature is both", both, function(s)
  s:card [[ return artifact_creature "" "Test Golem" { cost = "{3}", power = 2, toughness = 2 } ]]
  s:card [[ return sorcery "Test Rust" { cost = "{W}", target = artifact, destroy(target) } ]]
  s:card [[ return sorcery "Test Fall" { cost = "{W}", target = creature, destroy(target) } ]]
  local golems = s.sue:has("in play", "Test Golem", { count = 2 })
  s.sue:has("in play", "Grizzly Bears")
  s.bob:has("hand", "Terror")
  s.bob:has("hand", "Test Rust")
  s.bob:has("hand", "Test Fall")
  s.bob:mana "{B}{B}"
  s:expect_illegal(function() s.bob:casts("Terror", { on = golems[1] }) end, "R-TARGET-1")
  s.bob:mana "{W}{W}"
  s.bob:casts("Test Rust", { on = golems[1] })
  s.bob:casts("Test Fall", { on = golems[2] })
  for _, golem in ipairs(golems) do s:expect(golem, { zone = "graveyard" }) end
end)
