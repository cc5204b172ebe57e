return enchant_land "Blight" {
  cost = "{B}{B}",
  text = [[Whenever enchanted land becomes tapped, destroy it at end of turn.]],
  differs = { "effect" },
  becomes_tapped { what = enchanted, next_end_of_turn { destroy(enchanted) } },
}
