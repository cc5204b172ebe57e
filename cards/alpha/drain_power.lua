return sorcery "Drain Power" {
  cost = "{U}{U}",
  text = [[Target player draws all mana from all lands that player controls. Put all mana from that player's mana pool into your mana pool.]],
  target = player,
  draw_all_mana(target, lands:controlled_by(target)),
  give_pool(target),
}
