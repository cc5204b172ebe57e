return summon "Dryad" "Folk of the Pines" {
  cost = "{4}{G}", power = 2, toughness = 5,
  text = [[{1}{G}: Folk of the Pines gets +1/+0 until end of turn.]],
  activated { cost = "{1}{G}", until_end_of_turn(self, { plus = "+1/+0" }) },
}
