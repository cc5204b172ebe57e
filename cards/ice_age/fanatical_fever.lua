return instant "Fanatical Fever" {
  cost = "{2}{G}{G}",
  text = [[Target creature gets +3/+0 and gains trample until end of turn.]],
  target = creature,
  until_end_of_turn(target, { plus = "+3/+0", gains = trample }),
}
