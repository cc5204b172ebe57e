return enchant_creature "Blue Ward" {
  cost = "{W}",
  text = [[
    Enchanted creature has protection from blue.
    The protection granted by Blue Ward does not remove it.
  ]],
  continuous { affects = enchanted, gains = protection { from = "blue" } },
  spared_by_own_grants {},
}
