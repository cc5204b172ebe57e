return instant "Mana Short" {
  cost = "{2}{U}",
  text = [[Tap all lands target player controls. Empty that player's mana pool.]],
  target = player,
  tap(lands:controlled_by(target)),
  empty_pool(target),
}
