return land "Urza's Mine" {
  subtypes = "Urza’s Mine",
  text = [[{T}: If you control a land named Urza's Power Plant and you control a land named Urza's Tower, add {C}{C} to your mana pool. Otherwise, add {C} to your mana pool.]],
  activated {
    cost = "{T}",
    when(all_of(some(lands:controlled_by(you):named "Urza's Power Plant"), some(lands:controlled_by(you):named "Urza's Tower")), { add_mana("{C}{C}") }, { add_mana("{C}") }),
  },
}
