return enchantment "Mana Flare" {
  cost = "{2}{R}",
  text = [[Lands tapped for mana produce one additional mana of the same type.]],
  additional_mana { n = 1, affects = lands },
}
