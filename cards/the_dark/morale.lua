return instant "Morale" {
  cost = "{1}{W}{W}",
  text = [[All attacking creatures get +1/+1 until end of turn.]],
  until_end_of_turn(creatures:attacking(), { plus = "+1/+1" }),
}
