return instant "Marsh Gas" {
  cost = "{B}",
  text = [[All creatures get -2/-0 until end of turn.]],
  until_end_of_turn(creatures, { plus = "-2/+0" }),
}
