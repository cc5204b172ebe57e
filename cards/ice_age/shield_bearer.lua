return summon "Soldier" "Shield Bearer" {
  cost = "{1}{W}", power = 0, toughness = 3,
  text = [[Banding]],
  differs = { "types" },
  banding,
}
