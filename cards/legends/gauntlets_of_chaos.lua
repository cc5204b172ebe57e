return artifact "Gauntlets of Chaos" {
  cost = "{5}",
  text = [[
    {5}, sacrifice Gauntlets of Chaos: Choose one —
    • Exchange control of target artifact you control and target artifact your opponent controls. Bury all enchantments attached to the exchanged permanents.
    • Exchange control of target creature you control and target creature your opponent controls. Bury all enchantments attached to the exchanged permanents.
    • Exchange control of target land you control and target land your opponent controls. Bury all enchantments attached to the exchanged permanents.
  ]],
  differs = { "effect" },
  activated {
    cost = { "{5}", sacrifice(self) },
    choose_one {
      mode {
        targets = { artifact:controlled_by(you), artifact:controlled_by(opponent) },
        exchange_control(each(target, targets(2))),
        bury(enchantments:enchanting(each(target, targets(2)))),
      },
      mode {
        targets = { creature:controlled_by(you), creature:controlled_by(opponent) },
        exchange_control(each(target, targets(2))),
        bury(enchantments:enchanting(each(target, targets(2)))),
      },
      mode {
        targets = { land:controlled_by(you), land:controlled_by(opponent) },
        exchange_control(each(target, targets(2))),
        bury(enchantments:enchanting(each(target, targets(2)))),
      },
    },
  },
}
