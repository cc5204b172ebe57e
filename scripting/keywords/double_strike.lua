return keyword "double strike" {
  text = "It deals its combat damage in both damage steps (R-FS-1).",
  first_strike_damage {},
  regular_damage_too {},
}
