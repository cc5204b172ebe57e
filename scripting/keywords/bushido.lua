return keyword "bushido" {
  takes = "number",
  text = "It gets that much, until end of turn, when it blocks or is blocked, by however many creatures.",
  blocks { what = self, until_end_of_turn(self, { plus = { parameter, parameter } }) },
  becomes_blocked { what = self, until_end_of_turn(self, { plus = { parameter, parameter } }) },
}
