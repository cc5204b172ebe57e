return sorcery "Goblin Grenade" {
  cost = "{R}", extra_cost = sacrifice(creatures:of_type "goblin"),
  text = [[
    As an additional cost to cast Goblin Grenade, sacrifice a Goblin.
    Goblin Grenade deals 5 damage to target creature or player.
  ]],
  target = creature_or_player,
  deal(5, target),
}
