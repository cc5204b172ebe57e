return enchantment "Melting" {
  cost = "{3}{R}",
  text = [[All lands are no longer snow-covered.]],
  continuous { affects = lands, loses_supertype = "snow-covered" },
}
