return land "City of Brass" {
  text = [[
    Whenever City of Brass becomes tapped, it deals 1 damage to you.
    {T}: Add one mana of any color to your mana pool.
  ]],
  becomes_tapped { what = self, deal(1, you) },
  activated { cost = "{T}", add_mana_of_any_colour(1) },
}
