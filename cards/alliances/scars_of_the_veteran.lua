return instant "Scars of the Veteran" {
  cost = "{4}{W}", instead_of_cost = remove_from_game(cards:that_are "white":owned_by(you):in_zone "hand"),
  text = [[
    You may remove a white card from your hand from the game rather than pay Scars of the Veteran's casting cost.
    Prevent up to 7 damage to target creature or player. If it is a creature, put X +0/+1 counters on it at end of turn, where X is the damage prevented this way.
  ]],
  differs = { "affected" },
  target = packet:to_target(each(creatures, players)),
  prevent(7, target),
  when(is(victim_of(target), creatures), { next_end_of_turn { put_counters("+0/+1", result, victim_of(target)) } }),
}
