return enchant_land "Hot Springs" {
  cost = "{1}{G}",
  text = [[
    Enchant land you control
    {0}: Tap enchanted land to have 1 damage to any creature or player prevented.
  ]],
  on = land:controlled_by(you),
  activated { cost = "{0}", target = packet, first { tap(enchanted), to = { prevent(1, target) } } },
}
