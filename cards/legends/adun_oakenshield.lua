return summon "Knight" "Adun Oakenshield" {
  cost = "{B}{R}{G}", power = 1, toughness = 2, legend = true,
  text = [[{B}{R}{G}, {T}: Put a creature card from your graveyard into your hand.]],
  differs = { "types", "effect" },
  activated {
    cost = "{B}{R}{G}, {T}",
    search(1, cards:that_are "creature":owned_by(you):in_zone "graveyard"),
    return_to_hand(found),
  },
}
