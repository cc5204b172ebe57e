return instant "Army of Allah" {
  cost = "{1}{W}{W}",
  text = [[All attacking creatures get +2/+0 until end of turn.]],
  until_end_of_turn(creatures:attacking(), { plus = "+2/+0" }),
}
