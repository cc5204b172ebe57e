return enchant_creature "Black Ward" {
  cost = "{W}",
  text = [[
    Enchanted creature gains protection from black.
    The protection granted by Black Ward does not remove Black Ward.
  ]],
  continuous { affects = enchanted, gains = protection { from = "black" } },
  spared_by_own_grants {},
}
