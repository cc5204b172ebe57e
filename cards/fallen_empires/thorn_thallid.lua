return summon "Fungus" "Thorn Thallid" {
  cost = "{1}{G}{G}", power = 2, toughness = 2,
  text = [[
    During your upkeep, put a spore counter on Thorn Thallid.
    Remove three spore counters from Thorn Thallid: Thorn Thallid deals 1 damage to target creature or player.
  ]],
  at_upkeep { of = you, put_counters("spore", 1, self) },
  activated { cost = remove_counters("spore", 3, self), target = creature_or_player, deal(1, target) },
}
