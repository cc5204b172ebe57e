return instant "Stampede" {
  cost = "{1}{G}{G}",
  text = [[All attacking creatures get +1/+0 and gain trample until end of turn.]],
  until_end_of_turn(creatures:attacking(), { plus = "+1/+0", gains = trample }),
}
