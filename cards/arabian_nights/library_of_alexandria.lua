return land "Library of Alexandria" {
  text = [[
    {T}: Add {C} to your mana pool.
    {T}: Draw a card. Use this ability only if you have exactly seven cards in hand.
  ]],
  activated { cost = "{T}", add_mana("{C}") },
  activated { cost = "{T}", only_if = compare(hand_size(you), "exactly", 7), draw(1) },
}
