return summon "Leviathan" "Leviathan" {
  cost = "{5}{U}{U}{U}{U}", power = 10, toughness = 10,
  text = [[
    Trample
    Leviathan comes into play tapped.
    Leviathan does not untap during its controller's untap phase.
    During your upkeep, you may sacrifice 2 islands. If you do, untap Leviathan.
    Leviathan cannot attack unless its controller sacrifices 2 islands.
  ]],
  trample,
  enters_tapped {},
  does_not_untap {},
  at_upkeep { of = you, may { pay = sacrifice(lands:of_type "island", 2), untap(self) } },
  attack_cost { cost = sacrifice(lands:of_type "island", 2) },
}
