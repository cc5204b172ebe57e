return land "Karakas" {
  legend = true,
  text = [[
    {T}: Add {W} to your mana pool.
    {T}: Return target legendary creature to its owner's hand.
  ]],
  activated { cost = "{T}", add_mana("{W}") },
  activated { cost = "{T}", target = creature:that_are "legend", return_to_hand(target) },
}
