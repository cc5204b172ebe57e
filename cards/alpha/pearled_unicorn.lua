return summon "Unicorn" "Pearled Unicorn" {
  cost = "{2}{W}", power = 2, toughness = 2,
}
