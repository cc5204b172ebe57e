scenario("E-038 {B}{B} and tapping as a cost", function(s)
  local jumper = s.bob:makes("Jumper", { power = 1, toughness = 1, text = "{B}{B}, {T}: Jumper gains flying until end of turn." })
  s.bob:mana "{B}"
  s:expect_illegal(function() s.bob:activates(jumper) end)
  s.bob:mana "{B}"
  s.bob:activates(jumper)
  s:expect(jumper, { tapped = true, has = { "flying" } })
  s:expect(s.bob, { mana = "" })
  s.bob:mana "{B}{B}"
  s:expect_illegal(function() s.bob:activates(jumper) end)
  s:next_turn()
  s:expect(jumper, { lacks = { "flying" } })
end)

scenario("E-030 Manabarbs hits both players", function(s)
  s.bob:makes("Manabarbs", { types = { "enchantment" }, colours = { "red" }, text = "Whenever a land is tapped for mana, Manabarbs deals 1 damage to that land's controller." })
  local lands = s.bob:has("in play", "Forest", { count = 2 })
  local island = s.sue:has("in play", "Island")
  s.bob:taps_for_mana(lands[1])
  s.bob:taps_for_mana(lands[2])
  s:expect(s.bob, { life = 18 })
  s.sue:taps_for_mana(island)
  s:expect(s.sue, { life = 19 })
end)

scenario("E-057 counters of one name are one kind, whoever put them there", function(s)
  local vampire = s.bob:has("in play", "Sengir Vampire", { counters = { ["+1/+1"] = 1 } })
  local sprites = s.sue:has("in play", "Scryb Sprites")
  s:expect(vampire, { power = 5, toughness = 5 })
  s.bob:attacks { vampire }
  s.sue:blocks { [sprites] = vampire }
  s:to("end of attack")
  s:expect(vampire, { power = 6, toughness = 6, counters = { ["+1/+1"] = 2 } })
end)
