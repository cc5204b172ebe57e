return artifact "Ring of Immortals" {
  cost = "{5}",
  text = [[{3}, {T}: Counter target enchantment or interrupt spell that targets a permanent you control. Play this ability as an interrupt.]],
  differs = { "timing", "affected" },
  activated {
    cost = "{3}, {T}",
    speed = "interrupt",
    target = spell:that_are "enchantment or interrupt":targeting(permanents:controlled_by(you)),
    counter(target),
  },
}
