return instant "Fevered Strength" {
  cost = "{2}{B}",
  text = [[Target creature gets +2/+0 until end of turn. Draw a card at the beginning of the next turn's upkeep.]],
  target = creature,
  until_end_of_turn(target, { plus = "+2/+0" }),
  next_upkeep { draw(1) },
}
