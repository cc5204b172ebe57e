return sorcery "Forgotten Lore" {
  cost = "{G}",
  text = [[Target opponent chooses a card from your graveyard. You may pay {G}. If you do, repeat this process except that player cannot choose a card already chosen for Forgotten Lore. Return the last chosen card to its owner's hand.]],
  target = opponent,
  process {
    search(1, cards:owned_by(you):not_among(found_before):in_zone "graveyard", {}, target),
    when(some(cards:owned_by(you):not_among(found):not_among(found_before):in_zone "graveyard"), { may { pay = "{G}", again() } }),
  },
  return_to_hand(found),
}
