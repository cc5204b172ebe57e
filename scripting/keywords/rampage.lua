return keyword "rampage" {
  takes = "number",
  text = "It gets that much for each creature beyond the first that blocks it, until end of turn (R-RAMP-1).",
  becomes_blocked {
    what = self,
    by = creatures,
    condition = compare(that_much, "at least", 2),  -- the second blocker, and each after it
    until_end_of_turn(self, { plus = { parameter, parameter } }),
  },
}
