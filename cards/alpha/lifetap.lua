return enchantment "Lifetap" {
  cost = "{U}{U}",
  text = [[Whenever a forest your opponent controls becomes tapped, gain 1 life.]],
  becomes_tapped { what = lands:of_type "forest":controlled_by(opponent), gain_life(1) },
}
