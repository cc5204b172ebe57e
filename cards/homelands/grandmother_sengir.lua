return summon "Wizard" "Grandmother Sengir" {
  cost = "{4}{B}", power = 3, toughness = 3, legend = true,
  text = [[{1}{B}, {T}: Target creature gets -1/-1 until end of turn.]],
  differs = { "types" },
  activated { cost = "{1}{B}, {T}", target = creature, until_end_of_turn(target, { plus = "-1/-1" }) },
}
