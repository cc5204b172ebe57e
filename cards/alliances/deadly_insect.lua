return summon "Insect" "Deadly Insect" {
  cost = "{4}{G}", power = 6, toughness = 1,
  text = [[Deadly Insect cannot be the target of spells or effects.]],
  cannot_be_targeted {},
}
