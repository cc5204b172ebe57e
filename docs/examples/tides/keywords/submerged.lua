return keyword "submerged" {
  text = "Creatures without submerged cannot block it.",
  cannot_be_blocked { by = creatures:without "submerged" },
}
