return summon "Knight" "Serra Paladin" {
  cost = "{2}{W}{W}", power = 2, toughness = 2,
  text = [[
    {T}: Prevent up to 1 damage to any creature or player.
    {1}{W}{W}, {T}: Target creature gains "Attacking does not cause this card to tap." until end of turn.
  ]],
  activated { cost = "{T}", target = packet, prevent(1, target) },
  activated {
    cost = "{1}{W}{W}, {T}",
    target = creature,
    until_end_of_turn(target, { gains = attacks_without_tapping {} }),
  },
}
