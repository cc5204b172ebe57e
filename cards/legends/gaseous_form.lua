return enchant_creature "Gaseous Form" {
  cost = "{2}{U}",
  text = [[
    Combat damage dealt to enchanted creature is reduced to 0.
    Enchanted creature deals no damage in combat.
  ]],
  reduces_damage { combat = true, affects = enchanted },
  deals_no_combat_damage { affects = enchanted },
}
