return keyword "flying" {
  text = "It can be blocked only by creatures with flying, or by creatures that can block creatures with flying (R-FLY-1).",
  cannot_be_blocked { by = creatures:without "flying":without "web" },
}
