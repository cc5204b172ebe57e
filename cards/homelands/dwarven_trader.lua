return summon "Dwarf" "Dwarven Trader" {
  cost = "{R}", power = 1, toughness = 1,
}
