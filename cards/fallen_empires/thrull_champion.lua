return summon "Thrull" "Thrull Champion" {
  cost = "{4}{B}", power = 2, toughness = 2,
  text = [[
    All Thrulls get +1/+1.
    {T}: Gain control of target Thrull as long as you control Thrull Champion.
  ]],
  continuous { affects = creatures:of_type "thrull", plus = "+1/+1" },
  activated { cost = "{T}", target = creature:of_type "thrull", while_yours(target, { controller = you }) },
}
