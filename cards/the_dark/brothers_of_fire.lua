return summon "Brother" "Brothers of Fire" {
  cost = "{1}{R}{R}", power = 2, toughness = 2,
  text = [[{1}{R}{R}: Brothers of Fire deals 1 damage to target creature or player and 1 damage to you.]],
  differs = { "types" },
  activated { cost = "{1}{R}{R}", target = creature_or_player, deal(1, target), deal(1, you) },
}
