return enchantment "Hallowed Ground" {
  cost = "{1}{W}",
  text = [[{W}{W}: Return target nonsnow-covered land you control to its owner's hand.]],
  activated { cost = "{W}{W}", target = land:not_ "snow-covered":controlled_by(you), return_to_hand(target) },
}
