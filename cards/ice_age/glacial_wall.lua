return summon "Wall" "Glacial Wall" {
  cost = "{2}{U}", power = 0, toughness = 7,
  text = [[Defender (This creature can't attack.)]],
}
