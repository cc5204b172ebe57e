return summon "Strider" "Shambling Strider" {
  cost = "{4}{G}{G}", power = 5, toughness = 5,
  text = [[{R}{G}: Shambling Strider gets +1/-1 until end of turn.]],
  differs = { "types" },
  activated { cost = "{R}{G}", until_end_of_turn(self, { plus = "+1/-1" }) },
}
