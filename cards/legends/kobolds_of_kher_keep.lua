return summon "Kobold" "Kobolds of Kher Keep" {
  cost = "{0}", power = 0, toughness = 1, colour = "red",
}
