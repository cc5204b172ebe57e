return summon "Ali Cairo" "Ali from Cairo" {
  cost = "{2}{R}{R}", power = 0, toughness = 1,
  text = [[
    Damage that would reduce your life total to less than 1 reduces it to 1 instead.
    As long as you have 1 or fewer life, damage dealt to you is reduced to 0.
  ]],
  differs = { "types", "effect" },
  damage_spares { n = 1, affects = you },
  reduces_damage { affects = you, only_if = compare(life_of(you), "at most", 1) },
}
