return land "Urza's Power Plant" {
  subtypes = "Urza’s Power-plant",
  text = [[{T}: If you control a land named Urza's Mine and you control a land named Urza's Tower, add {C}{C} to your mana pool. Otherwise, add {C} to your mana pool.]],
  activated {
    cost = "{T}",
    when(all_of(some(lands:controlled_by(you):named "Urza's Mine"), some(lands:controlled_by(you):named "Urza's Tower")), { add_mana("{C}{C}") }, { add_mana("{C}") }),
  },
}
