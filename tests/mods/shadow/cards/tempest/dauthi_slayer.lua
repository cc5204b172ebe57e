return summon "Dauthi" "Dauthi Slayer" {
  cost = "{B}{B}", power = 2, toughness = 2,
  text = [[
    Shadow
    Dauthi Slayer attacks each turn if able.
  ]],
  shadow,
  must_attack {},
}
