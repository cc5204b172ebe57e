return instant "Battle Cry" {
  cost = "{2}{W}",
  text = [[Untap all white creatures you control. Whenever a creature blocks this turn, it gets +0/+1 until end of turn.]],
  untap(creatures:that_are "white":controlled_by(you)),
  whenever_this_turn { event = blocks { what = creatures }, until_end_of_turn(it, { plus = "+0/+1" }) },
}
