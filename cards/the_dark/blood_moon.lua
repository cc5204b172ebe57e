return enchantment "Blood Moon" {
  cost = "{2}{R}",
  text = [[All nonbasic lands are mountains.]],
  continuous { affects = lands:not_ "basic", becomes_land = "mountain" },
}
