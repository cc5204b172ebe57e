return summon "Knight" "Adun Oakenshield" {
  cost = "{B}{R}{G}", power = 1, toughness = 2, legend = true,
  text = [[{B}{R}{G}, {T}: Return target creature card from your graveyard to your hand.]],
  activated {
    cost = "{B}{R}{G}, {T}",
    target = card:that_are "creature":owned_by(you):in_zone "graveyard",
    return_to_hand(target),
  },
}
