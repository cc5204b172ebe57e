return enchant_creature "Blue Ward" {
  cost = "{W}",
  text = [[
    Enchanted creature gains protection from blue.
    The protection granted by Blue Ward does not remove Blue Ward.
  ]],
  continuous { affects = enchanted, gains = protection { from = "blue" } },
  spared_by_own_grants {},
}
