return enchantment "Lifeblood" {
  cost = "{2}{W}{W}",
  text = [[Whenever a mountain your opponent controls becomes tapped, gain 1 life.]],
  becomes_tapped { what = lands:of_type "mountain":controlled_by(opponent), gain_life(1) },
}
