return instant "Hell Swarm" {
  cost = "{B}",
  text = [[All creatures get -1/-0 until end of turn.]],
  until_end_of_turn(creatures, { plus = "-1/+0" }),
}
