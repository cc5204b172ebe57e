return summon "Carriage" "Black Carriage" {
  cost = "{3}{B}{B}", power = 4, toughness = 4,
  text = [[
    Trample
    Black Carriage does not untap during its controller's untap phase.
    Sacrifice a creature: Untap Black Carriage. Use this ability only during your upkeep.
  ]],
  differs = { "types" },
  trample,
  does_not_untap {},
  activated { cost = sacrifice(creatures), only_if = all_of(phase "upkeep", your_turn), untap(self) },
}
