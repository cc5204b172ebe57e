return summon "Ghost" "Ghosts of the Damned" {
  cost = "{1}{B}{B}", power = 0, toughness = 2,
  text = [[{T}: Target creature gets -1/-0 until end of turn.]],
  differs = { "types" },
  activated { cost = "{T}", target = creature, until_end_of_turn(target, { plus = "-1/+0" }) },
}
