-- A land whose mana costs more than tapping is a land tapped for mana like any other.

scenario("a land that takes mana to give mana gives the additional mana too (R-MPROD-2)", function(s)
  local land = s.bob:makes("Glazed Fen", { types = { "land" }, text = "{1}, {T}: Add {B}{B} to your mana pool." })
  s.sue:makes("Deep Winter", { types = { "enchantment" }, text = "Lands tapped for mana produce one additional mana of the same type." })
  s.bob:mana "{R}"
  s.bob:taps_for_mana(land)
  s:expect(s.bob, { mana = "{B}{B}{B}" })
end)

scenario("of two types that a land gives, its player names the one of the additional mana (R-MPROD-2)", function(s)
  local land = s.bob:makes("Twin Vale", { types = { "land" }, text = "{T}: Add {W}{G} to your mana pool." })
  s.sue:makes("Deep Winter", { types = { "enchantment" }, text = "Lands tapped for mana produce one additional mana of the same type." })
  s.bob:will("mana", "green")
  s.bob:taps_for_mana(land)
  s:expect(s.bob, { mana = "{W}{G}{G}" })
end)

scenario("how much mana a costly source gave is heard by whoever listens (R-MPROD-1)", function(s)
  local land = s.bob:makes("Glazed Fen", { types = { "land" }, text = "{1}, {T}: Add {B}{B} to your mana pool." })
  s.sue:makes("Toll Gate", { types = { "enchantment" }, text = "Whenever a player taps a land for mana, that player loses that much life." })
  s.bob:mana "{R}"
  s.bob:taps_for_mana(land)
  s:expect(s.bob, { life = 18, mana = "{B}{B}" })
end)
