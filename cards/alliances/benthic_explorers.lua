return summon "Merfolk" "Benthic Explorers" {
  cost = "{3}{U}", power = 2, toughness = 4,
  text = [[{T}: Untap target tapped land your opponent controls. Add one mana of any type that it could produce to your mana pool.]],
  differs = { "types", "effect" },
  activated {
    cost = "{T}",
    target = land:tapped():controlled_by(opponent),
    untap(target),
    add_mana_of_a_type_of(1, target),
  },
}
