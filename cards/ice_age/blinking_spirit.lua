return summon "Blinking Spirit" "Blinking Spirit" {
  cost = "{3}{W}", power = 2, toughness = 2,
  text = [[{0}: Return Blinking Spirit to your hand.]],
  differs = { "types" },
  activated { cost = "{0}", return_to_hand(self) },
}
