return summon "Kobold" "Crookshank Kobolds" {
  cost = "{0}", power = 0, toughness = 1, colour = "red",
}
