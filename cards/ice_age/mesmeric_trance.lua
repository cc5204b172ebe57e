return enchantment "Mesmeric Trance" {
  cost = "{1}{U}{U}",
  text = [[
    Cumulative upkeep {1}
    {U}, discard a card: Draw a card.
  ]],
  cumulative_upkeep("{1}"),
  activated { cost = { "{U}", discard(1) }, draw(1) },
}
