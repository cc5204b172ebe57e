return summon "Fish" "Island Fish Jasconius" {
  cost = "{4}{U}{U}{U}", power = 6, toughness = 8,
  text = [[
    Island Fish Jasconius does not untap during its controller's untap phase.
    During your upkeep, you may pay {U}{U}{U}. If you do, untap Island Fish Jasconius.
    As long as the defending player controls no islands, Island Fish Jasconius cannot attack.
    When you control no islands, bury Island Fish Jasconius.
  ]],
  does_not_untap {},
  at_upkeep { of = you, may { pay = "{U}{U}{U}", untap(self) } },
  cannot_attack { only_if = no(lands:of_type "island":controlled_by(defending_player)) },
  whenever_state { only_if = no(lands:of_type "island":controlled_by(you)), bury(self) },
}
