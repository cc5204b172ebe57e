return land "Karakas" {
  legend = true,
  text = [[
    {T}: Add {W} to your mana pool.
    {T}: Return target legendary permanent to its owner's hand.
  ]],
  differs = { "affected" },
  activated { cost = "{T}", add_mana("{W}") },
  activated { cost = "{T}", target = permanent:that_are "legend", return_to_hand(target) },
}
