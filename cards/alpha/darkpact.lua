return sorcery "Darkpact" {
  cost = "{B}{B}{B}", for_ante = true, castable = compare(count(cards:owned_by(you):in_zone "library"), "at least", 1), differs = { "timing" },
  text = [[
    Remove Darkpact from your deck before playing if you are not playing for ante.
    Cast Darkpact only if you have one or more cards in your library.
    Ante the top card of your library. If you do, you own target card from the ante, then put that card on top of your library.
  ]],
  target = card:in_zone "ante",
  first { ante(cards:owned_by(you):in_zone "library":on_top(1)), to = { change_owner(target), put_on_top(target) } },
}
