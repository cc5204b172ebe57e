return enchantment "Stormbind" {
  cost = "{1}{R}{G}",
  text = [[{2}, discard a card at random: Stormbind deals 2 damage to target creature or player.]],
  activated { cost = { "{2}", discard_at_random(1) }, target = creature_or_player, deal(2, target) },
}
