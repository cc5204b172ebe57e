return keyword "exalted" {
  text = "A creature of its controller that attacks alone gets +1/+1 until end of turn.",
  attacks {
    what = creatures:controlled_by(you),
    condition = compare(that_much, "exactly", 1),
    until_end_of_turn(it, { plus = { 1, 1 } }),
  },
}
