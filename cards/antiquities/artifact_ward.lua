return enchant_creature "Artifact Ward" {
  cost = "{W}",
  text = [[
    Enchanted creature cannot be blocked by artifact creatures.
    Damage dealt to enchanted creature by artifacts is reduced to 0.
    Enchanted creature cannot be the target of artifact effects.
  ]],
  cannot_be_blocked { by = creatures:that_are "artifact", affects = enchanted },
  reduces_damage { from = artifacts, affects = enchanted },
  cannot_be_targeted { by = effects:that_are "artifact", affects = enchanted },
}
