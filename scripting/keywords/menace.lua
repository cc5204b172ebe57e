return keyword "menace" {
  text = "One creature alone cannot block it.",
  needs_blockers { n = 2 },
}
