return summon "Giant Warrior" "Bartel Runeaxe" {
  cost = "{3}{B}{R}{G}", power = 6, toughness = 5, legend = true,
  text = [[
    Attacking does not cause Bartel Runeaxe to tap.
    Bartel Runeaxe cannot be the target of enchant creature spells.
  ]],
  differs = { "affected" },
  attacks_without_tapping {},
  cannot_be_targeted { by = spells:on_creatures() },
}
