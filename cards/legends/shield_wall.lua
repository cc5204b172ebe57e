return instant "Shield Wall" {
  cost = "{1}{W}",
  text = [[All creatures you control get +0/+2 until end of turn.]],
  until_end_of_turn(creatures:controlled_by(you), { plus = "+0/+2" }),
}
