return summon "Dwarf" "Dwarven Demolition Team" {
  cost = "{2}{R}", power = 1, toughness = 1,
  text = [[{T}: Destroy target Wall.]],
  activated { cost = "{T}", target = creature:of_type "wall", destroy(target) },
}
