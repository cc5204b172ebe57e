return enchantment "Justice" {
  cost = "{2}{W}{W}",
  text = [[
    During your upkeep, bury Justice unless you pay {W}{W}.
    Whenever a red spell or creature deals damage, Justice deals that much damage to its controller.
  ]],
  at_upkeep { of = you, unless { pay = "{W}{W}", bury(self) } },
  deals_damage {
    what = each(creatures:that_are "red", spells:that_are "red"),
    deal(that_much, controller_of(it)),
  },
}
