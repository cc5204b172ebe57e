return instant "Piety" {
  cost = "{2}{W}",
  text = [[All blocking creatures get +0/+3 until end of turn.]],
  until_end_of_turn(creatures:blocking(), { plus = "+0/+3" }),
}
