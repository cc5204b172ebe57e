return summon "Satyr" "Willow Satyr" {
  cost = "{2}{G}{G}", power = 1, toughness = 1,
  text = [[
    {T}: Gain control of target legendary permanent as long as you control Willow Satyr and Willow Satyr remains tapped.
    You may choose not to untap Willow Satyr during your untap phase.
  ]],
  differs = { "affected" },
  activated {
    cost = "{T}",
    target = permanent:that_are "legend",
    while_yours_and_tapped(target, { controller = you }),
  },
  may_stay_tapped {},
}
