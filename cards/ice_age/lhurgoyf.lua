return summon "Lhurgoyf" "Lhurgoyf" {
  cost = "{2}{G}{G}", power = count(cards:that_are "creature":in_zone "graveyard"), toughness = sum(1, count(cards:that_are "creature":in_zone "graveyard")),
  text = [[
    Lhurgoyf's power is equal to the number of creature cards from a graveyard.
    Lhurgoyf's toughness is equal to 1 plus the number of creature cards from a graveyard.
  ]],
  differs = { "effect" },
}
