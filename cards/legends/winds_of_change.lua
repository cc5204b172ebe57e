return sorcery "Winds of Change" {
  cost = "{R}",
  text = [[Each player shuffles their hand into their library, then draws that many cards.]],
  for_each(players, { put_into("library", cards:owned_by(it):in_zone "hand"), shuffle(it), draw(result, it) }),
}
