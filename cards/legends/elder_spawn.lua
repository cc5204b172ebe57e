return summon "Spawn" "Elder Spawn" {
  cost = "{4}{U}{U}{U}", power = 6, toughness = 6,
  text = [[
    During your upkeep, unless you sacrifice an island, bury Elder Spawn, then it deals 6 damage to you.
    Elder Spawn cannot be blocked by red creatures.
  ]],
  at_upkeep { of = you, unless { pay = sacrifice(lands:of_type "island"), bury(self), deal(6, you) } },
  cannot_be_blocked { by = creatures:that_are "red" },
}
