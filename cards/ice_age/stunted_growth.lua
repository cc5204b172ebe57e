return sorcery "Stunted Growth" {
  cost = "{3}{G}{G}",
  text = [[Target player chooses three cards from that player's hand. That player puts those cards on top of its owner's library.]],
  target = player,
  search(3, cards:owned_by(target):in_zone "hand", {}, target),
  put_on_top(found, target),
}
