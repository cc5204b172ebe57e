return enchant_creature "Black Ward" {
  cost = "{W}",
  text = [[
    Enchanted creature has protection from black.
    The protection granted by Black Ward does not remove it.
  ]],
  continuous { affects = enchanted, gains = protection { from = "black" } },
  spared_by_own_grants {},
}
