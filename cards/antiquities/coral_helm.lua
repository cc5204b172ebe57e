return artifact "Coral Helm" {
  cost = "{3}",
  text = [[{3}, discard a card at random: Target creature gets +2/+2 until end of turn.]],
  activated {
    cost = { "{3}", discard_at_random(1) },
    target = creature,
    until_end_of_turn(target, { plus = "+2/+2" }),
  },
}
