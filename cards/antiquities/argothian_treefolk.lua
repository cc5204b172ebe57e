return summon "Treefolk" "Argothian Treefolk" {
  cost = "{3}{G}{G}", power = 3, toughness = 5,
  text = [[Damage dealt to Argothian Treefolk by artifacts is reduced to 0.]],
  reduces_damage { from = artifacts },
}
