return instant "Bounty of the Hunt" {
  cost = "{3}{G}{G}", instead_of_cost = remove_from_game(cards:that_are "green":owned_by(you):in_zone "hand"),
  text = [[
    You may remove a green card from your hand from the game rather than pay Bounty of the Hunt's casting cost.
    Distribute three +1/+1 counters among any number of target creatures. Remove those +1/+1 counters at end of turn.
  ]],
  differs = { "effect" },
  target = divided(3, any_number(creature)),
  for_each(target, { put_counters("+1/+1", share, it) }),
  next_end_of_turn { for_each(target, { remove_counters("+1/+1", share, it) }) },
}
