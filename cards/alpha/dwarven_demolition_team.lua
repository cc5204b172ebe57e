return summon "Dwarf" "Dwarven Demolition Team" {
  cost = "{2}{R}", power = 1, toughness = 1,
  text = [[{T}: Choose a Wall. Destroy that card.]],
  differs = { "effect" },
  activated { cost = "{T}", search(1, creatures:of_type "wall"), destroy(found) },
}
