return summon "Paladin" "Serra Paladin" {
  cost = "{2}{W}{W}", power = 2, toughness = 2,
  text = [[
    {T}: Prevent up to 1 damage to any creature or player.
    {1}{W}{W}, {T}: Attacking does not cause target creature to tap this turn.
  ]],
  differs = { "types" },
  activated { cost = "{T}", target = packet, prevent(1, target) },
  activated {
    cost = "{1}{W}{W}, {T}",
    target = creature,
    this_turn(attacks_without_tapping { affects = target }),
  },
}
