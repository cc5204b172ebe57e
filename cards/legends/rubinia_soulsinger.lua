return summon "Faerie" "Rubinia Soulsinger" {
  cost = "{2}{W}{U}{G}", power = 2, toughness = 3, legend = true,
  text = [[
    You may choose not to untap Rubinia Soulsinger during your untap phase.
    {T}: Gain control of target creature as long as you control Rubinia Soulsinger and Rubinia Soulsinger remains tapped.
  ]],
  may_stay_tapped {},
  activated { cost = "{T}", target = creature, while_yours_and_tapped(target, { controller = you }) },
}
