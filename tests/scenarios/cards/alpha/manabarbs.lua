local both = { "fifth", "microprose" }

scenario("Manabarbs deals its damage once for each land, also where Mana Flare adds mana", both, function(s)
  s.bob:has("hand", "Manabarbs")
  s.bob:mana "{3}{R}"
  s.bob:casts("Manabarbs")
  s.sue:has("in play", "Mana Flare")
  local city = s.bob:has("in play", "City of Brass")
  local mountain = s.bob:has("in play", "Mountain")
  s.bob:taps_for_mana(mountain)
  s:expect(s.bob, { life = 19, mana = "{R}{R}" })
  s.bob:taps_for_mana(city, "red")
  s:expect(s.bob, { life = 17, mana = "{R}{R}{R}{R}" })
end)

scenario("R-COLOR-4 the damage of Manabarbs is red, and a Circle prevents it for a mana that was there", both, function(s)
  s.bob:has("in play", "Manabarbs")
  local circle = s.bob:has("in play", "Circle of Protection: Red")
  local mountain = s.bob:has("in play", "Mountain")
  s.bob:mana "{W}"
  s.bob:will_prevent(circle, { on = { to = s.bob } })
  s.bob:taps_for_mana(mountain)
  s:expect(s.bob, { life = 20, mana = "{R}" })
end)

scenario("Manabarbs stings for the lands that pay for the Disenchant on it, and for none after", both, function(s)
  local barbs = s.bob:has("in play", "Manabarbs")
  s.sue:has("hand", "Disenchant")
  s.sue:lands("Plains", 3)
  s.sue:casts("Disenchant", { on = barbs })
  s:expect(s.sue, { life = 18 })
  s.sue:taps_for_mana(s.sue:finds("Plains", 3))
  s:expect(s.sue, { life = 18, mana = "{W}" })
end)
