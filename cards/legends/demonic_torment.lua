return enchant_creature "Demonic Torment" {
  cost = "{2}{B}",
  text = [[
    Enchanted creature cannot attack.
    Enchanted creature deals no damage in combat.
  ]],
  cannot_attack { affects = enchanted },
  deals_no_combat_damage { affects = enchanted },
}
