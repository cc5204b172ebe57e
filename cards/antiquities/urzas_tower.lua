return land "Urza's Tower" {
  subtypes = "Urza’s Tower",
  text = [[{T}: If you control a land named Urza's Mine and you control a land named Urza's Power Plant, add {C}{C}{C} to your mana pool. Otherwise, add {C} to your mana pool.]],
  activated {
    cost = "{T}",
    when(all_of(some(lands:controlled_by(you):named "Urza's Mine"), some(lands:controlled_by(you):named "Urza's Power Plant")), { add_mana("{C}{C}{C}") }, { add_mana("{C}") }),
  },
}
