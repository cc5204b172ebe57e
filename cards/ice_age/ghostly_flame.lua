return enchantment "Ghostly Flame" {
  cost = "{B}{R}",
  text = [[Damage dealt by black or red permanents and black or red spells is colorless.]],
  differs = { "affected" },
  colourless_damage {
    from = each(either(permanents:that_are "black", permanents:that_are "red"), spells:that_are "black or red"),
    affects = each(creatures, players),
  },
}
