return keyword "rampage" {
  takes = "number",
  text = "It gets that much for each creature beyond the first that blocks it, until end of turn (R-RAMP-1).",
  becomes_blocked {
    what = self,
    until_end_of_turn(self, {
      plus = {
        product(parameter, at_least_zero(difference(count(creatures:blocking_any(self)), 1))),
        product(parameter, at_least_zero(difference(count(creatures:blocking_any(self)), 1))),
      },
    }),
  },
}
