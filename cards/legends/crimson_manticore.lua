return summon "Manticore" "Crimson Manticore" {
  cost = "{2}{R}{R}", power = 2, toughness = 2,
  text = [[
    Flying
    {R}, {T}: Crimson Manticore deals 1 damage to target attacking or blocking creature.
  ]],
  flying,
  activated {
    cost = "{R}, {T}",
    target = either(creature:attacking(), creature:blocking()),
    deal(1, target),
  },
}
