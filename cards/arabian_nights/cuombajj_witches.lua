return summon "Witch" "Cuombajj Witches" {
  cost = "{B}{B}", power = 1, toughness = 3,
  text = [[{T}: Cuombajj Witches deals 1 damage to target creature or player and 1 damage to target creature or player of your opponent's choice.]],
  differs = { "types" },
  activated {
    cost = "{T}",
    targets = { creature_or_player, chosen_by(opponent, creature_or_player) },
    deal(1, target),
    deal(1, targets(2)),
  },
}
