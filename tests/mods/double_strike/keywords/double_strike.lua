return keyword "double strike" {
  text = "It deals its combat damage in both damage steps.",
  first_strike_damage {},
  regular_damage_too {},
}
