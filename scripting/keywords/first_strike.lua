return keyword "first strike" {
  text = "It deals its combat damage in the first damage step and not in the second (R-FS-1).",
  first_strike_damage {},
}
