return summon "Human" "Soraya the Falconer" {
  cost = "{1}{W}{W}", power = 2, toughness = 2, legend = true,
  text = [[
    All Birds get +1/+1.
    {1}{W}: Target Bird gains banding until end of turn.
  ]],
  continuous { affects = creatures:of_type "bird", plus = "+1/+1" },
  activated {
    cost = "{1}{W}",
    target = creature:of_type "bird",
    until_end_of_turn(target, { gains = banding }),
  },
}
