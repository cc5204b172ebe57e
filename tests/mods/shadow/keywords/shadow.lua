return keyword "shadow" {
  text = "It can block and be blocked only by creatures with shadow.",
  cannot_be_blocked { by = creatures:without "shadow" },
  cannot_block { attackers = creatures:without "shadow" },
}
