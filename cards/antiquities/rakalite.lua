return artifact "Rakalite" {
  cost = "{6}",
  text = [[{2}: Prevent up to 1 damage to any creature or player. Return Rakalite to your hand at end of turn.]],
  activated { cost = "{2}", target = packet, prevent(1, target), next_end_of_turn { return_to_hand(self) } },
}
