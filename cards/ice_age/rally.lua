return instant "Rally" {
  cost = "{W}{W}",
  text = [[All blocking creatures get +1/+1 until end of turn.]],
  until_end_of_turn(creatures:blocking(), { plus = "+1/+1" }),
}
