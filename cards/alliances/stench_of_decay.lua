return instant "Stench of Decay" {
  cost = "{1}{B}{B}",
  text = [[All nonartifact creatures get -1/-1 until end of turn.]],
  until_end_of_turn(creatures:not_ "artifact", { plus = "-1/-1" }),
}
