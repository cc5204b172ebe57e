return interrupt "Fork" {
  cost = "{R}{R}",
  text = [[Copy target instant, interrupt, sorcery, or mana source spell, except that the copy becomes red. You may choose new targets for the copy.]],
  target = spell:that_are "instant or interrupt or sorcery or mana source",
  copy_spell { spell = target, new_targets = true, change = { colour = "red" } },
}
