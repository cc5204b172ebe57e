return summon "Soldier" "Icatian Infantry" {
  cost = "{W}", power = 1, toughness = 1,
  text = [[
    {1}: Icatian Infantry gains first strike until end of turn.
    {1}: Icatian Infantry gains banding until end of turn.
  ]],
  differs = { "types" },
  activated { cost = "{1}", until_end_of_turn(self, { gains = first_strike }) },
  activated { cost = "{1}", until_end_of_turn(self, { gains = banding }) },
}
