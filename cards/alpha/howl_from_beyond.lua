return instant "Howl from Beyond" {
  cost = "{X}{B}",
  text = [[Target creature gets +X/+0 until end of turn.]],
  target = creature,
  until_end_of_turn(target, { plus = { x, 0 } }),
}
