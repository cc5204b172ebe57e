return keyword "haste" {
  text = "It may attack, and be tapped for its abilities, in the turn in which it comes (R-SICK-1).",
  attacks_at_once {},
  tapped_at_once {},
}
