return summon "Wall" "Wall of Wood" {
  cost = "{G}", power = 0, toughness = 3,
  text = [[Defender (This creature can't attack.)]],
}
