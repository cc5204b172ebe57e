return summon "Treefolk" "Yavimaya Ancients" {
  cost = "{3}{G}{G}", power = 2, toughness = 7,
  text = [[{G}: Yavimaya Ancients gets +1/-2 until end of turn.]],
  activated { cost = "{G}", until_end_of_turn(self, { plus = "+1/-2" }) },
}
