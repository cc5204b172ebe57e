return keyword "battle cry" {
  text = "When it attacks, each other attacking creature gets +1/+0 until end of turn.",
  attacks { what = self, until_end_of_turn(creatures:other():attacking(), { plus = { 1, 0 } }) },
}
