return enchant_creature "Serra Bestiary" {
  cost = "{W}{W}",
  text = [[
    During your upkeep, bury Serra Bestiary unless you pay {W}{W}.
    Enchanted creature cannot attack.
    Enchanted creature cannot block.
    Enchanted creature's activated abilities with {T} in their cost cannot be activated.
  ]],
  at_upkeep { of = you, unless { pay = "{W}{W}", bury(self) } },
  cannot_attack { affects = enchanted },
  cannot_block { affects = enchanted },
  cannot_use { tapping = true, affects = enchanted },
}
