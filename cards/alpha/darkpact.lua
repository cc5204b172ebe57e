return sorcery "Darkpact" {
  cost = "{B}{B}{B}", for_ante = true, castable = compare(count(cards:owned_by(you):in_zone "library"), "at least", 1), differs = { "timing", "effect" },
  text = [[
    Remove Darkpact from your deck before playing if you are not playing for ante.
    Cast Darkpact only if you have one or more cards in your library.
    Choose a card from the ante and ante the top card of your library. If you do, you own the last chosen card, then put the last chosen card on top of your library.
  ]],
  first {
    search(1, cards:in_zone "ante"),
    ante(cards:owned_by(you):in_zone "library":on_top(1)),
    to = { change_owner(found), put_on_top(found) },
  },
}
