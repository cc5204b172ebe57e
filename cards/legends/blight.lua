return enchant_land "Blight" {
  cost = "{B}{B}",
  text = [[Whenever enchanted land becomes tapped, destroy enchanted land.]],
  becomes_tapped { what = enchanted, destroy(enchanted) },
}
