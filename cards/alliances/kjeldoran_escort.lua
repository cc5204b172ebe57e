return summon "Soldier" "Kjeldoran Escort" {
  cost = "{2}{W}{W}", power = 2, toughness = 3,
  text = [[Banding]],
  differs = { "types" },
  banding,
}
