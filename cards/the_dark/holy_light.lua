return instant "Holy Light" {
  cost = "{2}{W}",
  text = [[All nonwhite creatures get -1/-1 until end of turn.]],
  until_end_of_turn(creatures:not_ "white", { plus = "-1/-1" }),
}
