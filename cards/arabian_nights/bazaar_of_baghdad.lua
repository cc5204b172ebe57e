return land "Bazaar of Baghdad" {
  text = [[{T}: You draw 2 cards. You discard 3 cards.]],
  activated { cost = "{T}", draw(2), discard(3) },
}
