return summon "Archer" "Tetsuo Umezawa" {
  cost = "{U}{B}{R}", power = 3, toughness = 3, legend = true,
  text = [[
    Tetsuo Umezawa cannot be the target of enchantment spells.
    {U}{B}{B}{R}, {T}: Destroy target tapped or blocking creature.
  ]],
  differs = { "types" },
  cannot_be_targeted { by = spells:that_are "enchantment" },
  activated {
    cost = "{U}{B}{B}{R}, {T}",
    target = either(creature:tapped(), creature:blocking()),
    destroy(target),
  },
}
