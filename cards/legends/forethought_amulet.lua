return artifact "Forethought Amulet" {
  cost = "{5}",
  text = [[
    During your upkeep, destroy Forethought Amulet unless you pay {3}.
    Damage dealt to you by instant or sorcery spells is no more than 2.
  ]],
  differs = { "effect" },
  at_upkeep { of = you, unless { pay = "{3}", destroy(self) } },
  limits_damage { from = spells:that_are "instant or sorcery", n = 2, affects = you },
}
