return summon "Rat" "Bog Rats" {
  cost = "{B}", power = 1, toughness = 1,
  text = [[Bog Rats cannot be blocked by Walls.]],
  cannot_be_blocked { by = creatures:of_type "wall" },
}
