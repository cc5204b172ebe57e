return summon "Satyr" "Willow Satyr" {
  cost = "{2}{G}{G}", power = 1, toughness = 1,
  text = [[
    You may choose not to untap Willow Satyr during your untap phase.
    {T}: Gain control of target legendary creature as long as you control this card and this card remains tapped.
  ]],
  may_stay_tapped {},
  activated {
    cost = "{T}",
    target = creature:that_are "legend",
    while_yours_and_tapped(target, { controller = you }),
  },
}
