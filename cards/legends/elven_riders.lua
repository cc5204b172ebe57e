return summon "Rider" "Elven Riders" {
  cost = "{3}{G}{G}", power = 3, toughness = 3,
  text = [[Elven Riders cannot be blocked except by Walls and creatures with flying.]],
  differs = { "types" },
  cannot_be_blocked { by = creatures:not_ "wall":without "flying" },
}
