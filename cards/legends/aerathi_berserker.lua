return summon "Berserker" "Aerathi Berserker" {
  cost = "{2}{R}{R}{R}", power = 2, toughness = 4,
  text = [[Rampage 3]],
  differs = { "types" },
  rampage(3),
}
