return enchantment "Mana Flare" {
  cost = "{2}{R}",
  text = [[All lands tapped for mana produce 1 additional mana of the same type.]],
  additional_mana { n = 1, affects = lands },
}
