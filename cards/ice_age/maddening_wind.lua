return enchant_creature "Maddening Wind" {
  cost = "{2}{G}",
  text = [[
    Cumulative upkeep {G}
    During the upkeep of enchanted creature's controller, Maddening Wind deals 2 damage to that player.
  ]],
  cumulative_upkeep("{G}"),
  at_upkeep { of = controller_of(enchanted), deal(2, that_player) },
}
