return enchant_creature "White Ward" {
  cost = "{W}",
  text = [[
    Enchanted creature has protection from white.
    The protection granted by White Ward does not remove it.
  ]],
  continuous { affects = enchanted, gains = protection { from = "white" } },
  spared_by_own_grants {},
}
