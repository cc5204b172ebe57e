return summon "Archer" "Tetsuo Umezawa" {
  cost = "{U}{B}{R}", power = 3, toughness = 3, legend = true,
  text = [[
    Tetsuo Umezawa cannot be the target of enchant creature spells.
    {U}{B}{B}{R}, {T}: Destroy target tapped or blocking creature.
  ]],
  differs = { "types", "affected" },
  cannot_be_targeted { by = spells:on_creatures() },
  activated {
    cost = "{U}{B}{B}{R}, {T}",
    target = either(creature:tapped(), creature:blocking()),
    destroy(target),
  },
}
