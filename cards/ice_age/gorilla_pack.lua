return summon "Gorilla Pack" "Gorilla Pack" {
  cost = "{2}{G}", power = 3, toughness = 3,
  text = [[
    As long as defending player controls no forests, Gorilla Pack cannot attack.
    When you control no forests, bury Gorilla Pack.
  ]],
  differs = { "types" },
  cannot_attack { only_if = no(lands:of_type "forest":controlled_by(defending_player)) },
  whenever_state { only_if = no(lands:of_type "forest":controlled_by(you)), bury(self) },
}
