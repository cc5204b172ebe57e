return land "Bazaar of Baghdad" {
  text = [[{T}: Draw two cards. Discard three cards.]],
  activated { cost = "{T}", draw(2), discard(3) },
}
