return keyword "trample" {
  text = "When it attacks and is blocked, damage beyond what kills its blockers goes to the player (R-TRAMPLE-1).",
  excess_to_player {},
}
