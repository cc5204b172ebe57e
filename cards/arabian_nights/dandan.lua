return summon "Dand N" "Dandân" {
  cost = "{U}{U}", power = 4, toughness = 1,
  text = [[
    As long as defending player controls no islands, Dandân cannot attack.
    When you control no islands, bury Dandân.
  ]],
  differs = { "types" },
  cannot_attack { only_if = no(lands:of_type "island":controlled_by(defending_player)) },
  whenever_state { only_if = no(lands:of_type "island":controlled_by(you)), bury(self) },
}
