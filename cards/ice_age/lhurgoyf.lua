return summon "Lhurgoyf" "Lhurgoyf" {
  cost = "{2}{G}{G}", power = count(cards:that_are "creature":in_zone "graveyard"), toughness = sum(count(cards:that_are "creature":in_zone "graveyard"), 1),
  text = [[
    Lhurgoyf's power is equal to the number of creature cards in all graveyards.
    Lhurgoyf's toughness is equal to the number of creature cards in all graveyards plus 1.
  ]],
}
