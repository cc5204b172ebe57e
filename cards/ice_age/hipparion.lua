return summon "Hipparion" "Hipparion" {
  cost = "{1}{W}", power = 1, toughness = 3,
  text = [[Hipparion cannot block creatures with power 3 or more unless its controller pays {1}.]],
  differs = { "types" },
  block_cost { attackers = creatures:power(3), cost = "{1}" },
}
