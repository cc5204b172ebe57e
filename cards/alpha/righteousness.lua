return instant "Righteousness" {
  cost = "{W}",
  text = [[Target blocking creature gets +7/+7 until end of turn.]],
  target = creature:blocking(),
  until_end_of_turn(target, { plus = "+7/+7" }),
}
