return enchant_creature "Cloak of Confusion" {
  cost = "{1}{B}",
  text = [[{0}: Defending player discards a card at random. Enchanted creature deals no damage in combat this turn. Use this ability only if enchanted creature is attacking and only if it is unblocked and only once each turn.]],
  differs = { "effect" },
  activated {
    cost = "{0}",
    only_if = all_of(is(enchanted, permanents:attacking()), is(enchanted, permanents:unblocked()), compare(uses_this_turn, "at most", 0)),
    discard_at_random(1, defending_player),
    this_turn(deals_no_combat_damage { affects = enchanted }),
  },
}
