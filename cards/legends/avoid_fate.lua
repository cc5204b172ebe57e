return interrupt "Avoid Fate" {
  cost = "{G}",
  text = [[Counter target enchantment or interrupt spell that targets a permanent you control.]],
  differs = { "types", "affected" },
  target = spell:that_are "enchantment or interrupt":targeting(permanents:controlled_by(you)),
  counter(target),
}
