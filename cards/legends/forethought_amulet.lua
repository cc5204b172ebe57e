return artifact "Forethought Amulet" {
  cost = "{5}",
  text = [[
    During your upkeep, bury Forethought Amulet unless you pay {3}.
    Damage dealt to you by instant, interrupt, sorcery, or mana source spells is no more than 2.
  ]],
  at_upkeep { of = you, unless { pay = "{3}", bury(self) } },
  limits_damage {
    from = spells:that_are "instant or interrupt or sorcery or mana source",
    n = 2,
    affects = you,
  },
}
