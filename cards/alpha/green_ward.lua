return enchant_creature "Green Ward" {
  cost = "{W}",
  text = [[
    Enchanted creature has protection from green.
    The protection granted by Green Ward does not remove it.
  ]],
  continuous { affects = enchanted, gains = protection { from = "green" } },
  spared_by_own_grants {},
}
