return keyword "shadow" {
  text = "It blocks, and is blocked by, creatures with shadow alone.",
  cannot_block { attackers = creatures:without "shadow" },
  cannot_be_blocked { by = creatures:without "shadow" },
}
