return summon "Human" "Soraya the Falconer" {
  cost = "{1}{W}{W}", power = 2, toughness = 2, legend = true,
  text = [[
    All Falcons get +1/+1.
    {1}{W}: Target Falcon gains banding until end of turn.
  ]],
  differs = { "affected" },
  continuous { affects = creatures:of_type "falcon", plus = "+1/+1" },
  activated {
    cost = "{1}{W}",
    target = creature:of_type "falcon",
    until_end_of_turn(target, { gains = banding }),
  },
}
