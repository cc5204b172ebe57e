return instant "Aliban's Tower" {
  cost = "{1}{R}",
  text = [[Target blocking creature gets +3/+1 until end of turn.]],
  target = creature:blocking(),
  until_end_of_turn(target, { plus = "+3/+1" }),
}
