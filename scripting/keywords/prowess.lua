return keyword "prowess" {
  text = "It gets +1/+1 until end of turn for each spell of its controller that is no creature, once that is successfully cast.",
  successfully_cast {
    what = spells:not_ "creature",
    by = you,
    until_end_of_turn(self, { plus = { 1, 1 } }),
  },
}
