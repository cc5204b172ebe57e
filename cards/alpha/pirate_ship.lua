return summon "Ship" "Pirate Ship" {
  cost = "{4}{U}", power = 4, toughness = 3,
  text = [[
    As long as defending player controls no islands, Pirate Ship cannot attack.
    {T}: Pirate Ship deals 1 damage to target creature or player.
    When you control no islands, bury Pirate Ship.
  ]],
  differs = { "types" },
  cannot_attack { only_if = no(lands:of_type "island":controlled_by(defending_player)) },
  activated { cost = "{T}", target = creature_or_player, deal(1, target) },
  whenever_state { only_if = no(lands:of_type "island":controlled_by(you)), bury(self) },
}
