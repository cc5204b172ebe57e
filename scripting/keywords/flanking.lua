return keyword "flanking" {
  text = "Each creature without flanking that blocks it gets -1/-1 until end of turn.",
  becomes_blocked {
    what = self,
    by = creatures:without "flanking",
    until_end_of_turn(other_one, { plus = { -1, -1 } }),
  },
}
