return interrupt "Fork" {
  cost = "{R}{R}",
  text = [[Copy target instant or sorcery spell, except that the copy becomes red. You may choose new targets for the copy.]],
  differs = { "types", "affected" },
  target = spell:that_are "instant or sorcery",
  copy_spell { spell = target, new_targets = true, change = { colour = "red" } },
}
