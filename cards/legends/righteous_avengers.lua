return summon "Avenger" "Righteous Avengers" {
  cost = "{4}{W}", power = 3, toughness = 1,
  text = [[Plainswalk]],
  differs = { "types" },
  landwalk "plains",
}
