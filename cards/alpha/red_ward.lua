return enchant_creature "Red Ward" {
  cost = "{W}",
  text = [[
    Enchanted creature has protection from red.
    The protection granted by Red Ward does not remove it.
  ]],
  continuous { affects = enchanted, gains = protection { from = "red" } },
  spared_by_own_grants {},
}
