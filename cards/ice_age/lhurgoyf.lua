return summon "Lhurgoyf" "Lhurgoyf" {
  cost = "{2}{G}{G}", power = count(cards:that_are "creature":in_zone "graveyard"), toughness = sum(count(cards:that_are "creature":in_zone "graveyard"), 1),
  text = [[Lhurgoyf's power is equal to the number of creature cards in all graveyards and its toughness is equal to that number plus 1.]],
}
