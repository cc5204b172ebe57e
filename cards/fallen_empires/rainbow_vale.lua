return land "Rainbow Vale" {
  text = [[{T}: Add one mana of any color to your mana pool. Your opponent controls Rainbow Vale at end of turn.]],
  activated {
    cost = "{T}",
    add_mana_of_any_colour(1),
    next_end_of_turn { for_good(self, { controller = opponent }) },
  },
}
