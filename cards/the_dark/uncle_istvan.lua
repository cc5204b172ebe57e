return summon "Uncle Istvan" "Uncle Istvan" {
  cost = "{1}{B}{B}{B}", power = 1, toughness = 3,
  text = [[Damage dealt to Uncle Istvan by creatures is reduced to 0.]],
  differs = { "types" },
  reduces_damage { from = creatures },
}
