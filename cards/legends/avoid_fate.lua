return interrupt "Avoid Fate" {
  cost = "{G}",
  text = [[Counter target enchantment, instant, interrupt, or mana source spell that targets a permanent you control.]],
  target = spell:that_are "enchantment or instant or interrupt or mana source":targeting(permanents:controlled_by(you)),
  counter(target),
}
