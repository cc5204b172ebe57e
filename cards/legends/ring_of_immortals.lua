return artifact "Ring of Immortals" {
  cost = "{5}",
  text = [[{3}, {T}: Counter target enchantment, instant, interrupt, or mana source spell that targets a permanent you control.]],
  activated {
    cost = "{3}, {T}",
    target = spell:that_are "enchantment or instant or interrupt or mana source":targeting(permanents:controlled_by(you)),
    counter(target),
  },
}
