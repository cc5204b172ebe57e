return artifact_creature "Scarecrow" "Scarecrow" {
  cost = "{5}", power = 2, toughness = 2,
  text = [[{6}, {T}: Damage dealt to you by creatures with flying is reduced to 0 this turn.]],
  activated {
    cost = "{6}, {T}",
    this_turn(reduces_damage { from = creatures:with "flying", affects = you }),
  },
}
