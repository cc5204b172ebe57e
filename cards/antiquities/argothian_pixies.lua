return summon "Faerie" "Argothian Pixies" {
  cost = "{1}{G}", power = 2, toughness = 1,
  text = [[
    Argothian Pixies cannot be blocked by artifact creatures.
    Damage dealt to Argothian Pixies by artifact creatures is reduced to 0.
  ]],
  cannot_be_blocked { by = creatures:that_are "artifact" },
  reduces_damage { from = creatures:that_are "artifact" },
}
