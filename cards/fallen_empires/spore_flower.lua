return summon "Fungus" "Spore Flower" {
  cost = "{G}{G}", power = 0, toughness = 1,
  text = [[
    During your upkeep, put a spore counter on Spore Flower.
    Remove three spore counters from Spore Flower: Creatures deal no damage in combat this turn.
  ]],
  at_upkeep { of = you, put_counters("spore", 1, self) },
  activated {
    cost = remove_counters("spore", 3, self),
    this_turn(deals_no_combat_damage { affects = creatures }),
  },
}
