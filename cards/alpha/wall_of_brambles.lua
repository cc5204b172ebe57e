return summon "Wall" "Wall of Brambles" {
  cost = "{2}{G}", power = 2, toughness = 3,
  text = [[{G}: Regenerate Wall of Brambles.]],
  differs = { "types" },
  regeneration "{G}",
}
