return summon "Soldier" "Icatian Phalanx" {
  cost = "{4}{W}", power = 2, toughness = 4,
  text = [[Banding]],
  differs = { "types" },
  banding,
}
