return summon "Kobold" "Kobold Overlord" {
  cost = "{1}{R}", power = 1, toughness = 2,
  text = [[
    First strike
    All other Kobolds you control gain first strike.
  ]],
  first_strike,
  continuous { affects = creatures:of_type "kobold":controlled_by(you):other(), gains = first_strike },
}
