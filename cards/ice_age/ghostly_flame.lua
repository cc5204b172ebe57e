return enchantment "Ghostly Flame" {
  cost = "{B}{R}",
  text = [[Damage dealt by black or red permanents is colorless.]],
  colourless_damage {
    from = either(permanents:that_are "black", permanents:that_are "red"),
    affects = each(creatures, players),
  },
}
