return summon "Leviathan" "Leviathan" {
  cost = "{5}{U}{U}{U}{U}", power = 10, toughness = 10,
  text = [[
    Trample
    Leviathan comes into play tapped.
    Leviathan does not untap during its controller's untap phase.
    Leviathan cannot attack unless its controller sacrifices two islands.
    Sacrifice two islands: Untap Leviathan. Use this ability only during your upkeep.
  ]],
  differs = { "effect" },
  trample,
  enters_tapped {},
  does_not_untap {},
  attack_cost { cost = sacrifice(lands:of_type "island", 2) },
  activated {
    cost = sacrifice(lands:of_type "island", 2),
    only_if = all_of(phase "upkeep", your_turn),
    untap(self),
  },
}
