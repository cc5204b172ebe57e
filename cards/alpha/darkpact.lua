return sorcery "Darkpact" {
  cost = "{B}{B}{B}", for_ante = true,
  text = [[
    Remove Darkpact from your deck before playing if you are not playing for ante.
    You own target card from a ante.
    Exchange that card with the top card of your library.
  ]],
  target = card:in_zone "ante",
  change_owner(target),
  unread "Exchange that card with the top card of your library.",
}
