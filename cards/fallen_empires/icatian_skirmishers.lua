return summon "Soldier" "Icatian Skirmishers" {
  cost = "{3}{W}", power = 1, toughness = 1,
  text = [[
    First strike
    Banding
    Whenever Icatian Skirmishers attacks, all creatures banded with it gain first strike until end of turn.
  ]],
  differs = { "types" },
  first_strike,
  banding,
  attacks { what = self, until_end_of_turn(creatures:banded_with(self), { gains = first_strike }) },
}
