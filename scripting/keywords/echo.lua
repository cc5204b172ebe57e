return keyword "echo" {
  takes = "cost",
  text = "Whoever has it in his upkeep for the first time since it came to him pays that cost, or sacrifices it.",
  at_upkeep {
    of = you,
    condition = not_so(is(self, permanents:with_counters "echo")),
    put_counters("echo", 1, self),
    unless { pay = parameter, sacrifice(self) },
  },
  loses_control { what = self, remove_counters("echo", 1, self) },
}
