return summon "Hunter" "Witch Hunter" {
  cost = "{2}{W}{W}", power = 1, toughness = 1,
  text = [[
    {T}: Witch Hunter deals 1 damage to target player.
    {1}{W}{W}, {T}: Return target creature your opponent controls to its owner's hand.
  ]],
  differs = { "types" },
  activated { cost = "{T}", target = player, deal(1, target) },
  activated { cost = "{1}{W}{W}, {T}", target = creature:controlled_by(opponent), return_to_hand(target) },
}
