return summon "Gorilla" "Gorilla Chieftain" {
  cost = "{2}{G}{G}", power = 3, toughness = 3,
  text = [[{1}{G}: Regenerate Gorilla Chieftain.]],
  differs = { "types" },
  regeneration("{1}{G}"),
}
