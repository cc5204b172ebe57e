return artifact "Forcefield" {
  cost = "{3}",
  text = [[{1}: Prevent all but 1 combat damage to you from one unblocked creature source.]],
  activated {
    cost = "{1}",
    target = packet:to(you):from(creatures:unblocked()):in_combat(),
    prevent(at_least_zero(difference(damage_in(target), 1)), target),
  },
}
