return sorcery "Fireball" {
  cost = "{X}{R}",
  text = [[
    Pay {1} for each target beyond the first.
    Fireball deals X damage divided evenly, rounded down, among any number of target creatures and/or players.
  ]],
  extra_cost = { more_for_each_target = 1 },
  target = any_number(creature_or_player),
  deal(quotient(x, target_count), target),
}
