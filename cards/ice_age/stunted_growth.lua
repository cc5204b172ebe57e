return sorcery "Stunted Growth" {
  cost = "{3}{G}{G}",
  text = [[Target player chooses three cards from their hand and puts them on top of their library in any order.]],
  target = player,
  search(3, cards:owned_by(target):in_zone "hand", {}, target),
  put_on_top(found, target),
}
