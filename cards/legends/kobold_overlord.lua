return summon "Lord" "Kobold Overlord" {
  cost = "{1}{R}", power = 1, toughness = 2,
  text = [[
    First strike
    All Kobolds you control have first strike.
  ]],
  differs = { "types", "affected" },
  first_strike,
  continuous { affects = creatures:of_type "kobold":controlled_by(you), gains = first_strike },
}
