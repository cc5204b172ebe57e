return summon "Merfolk" "Benthic Explorers" {
  cost = "{3}{U}", power = 2, toughness = 4,
  text = [[{T}, Untap a tapped land an opponent controls: Add one mana of any type that the untapped land could produce to your mana pool.]],
  differs = { "types" },
  activated {
    cost = { "{T}", untap(land:tapped():controlled_by(opponent)) },
    add_mana_of_a_type_of(1, untapped),
  },
}
