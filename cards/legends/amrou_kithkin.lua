return summon "Kithkin" "Amrou Kithkin" {
  cost = "{W}{W}", power = 1, toughness = 1,
  text = [[Amrou Kithkin cannot be blocked by creatures with power 3 or more.]],
  cannot_be_blocked { by = creatures:power(3) },
}
