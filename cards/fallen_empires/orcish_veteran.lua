return summon "Orc" "Orcish Veteran" {
  cost = "{2}{R}", power = 2, toughness = 2,
  text = [[
    Orcish Veteran cannot block white creatures with power 2 or more.
    {R}: Orcish Veteran gains first strike until end of turn.
  ]],
  cannot_block { attackers = creatures:that_are "white":power(2) },
  activated { cost = "{R}", until_end_of_turn(self, { gains = first_strike }) },
}
