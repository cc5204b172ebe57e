return interrupt "Mana Drain" {
  cost = "{U}{U}",
  text = [[Counter target spell. At the beginning of your next main phase, add an amount of {C} equal to that spell's casting cost to your mana pool.]],
  differs = { "types", "timing" },
  target = spell,
  counter(target),
  the_next_time {
    event = at_phase { phase = "main", of = you, part = "beginning" },
    add_mana("{C}", you, casting_cost_of(countered)),
  },
}
