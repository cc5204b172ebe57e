return artifact "Spirit Shield" {
  cost = "{3}",
  text = [[
    You may choose not to untap Spirit Shield during your untap phase.
    {2}, {T}: Target creature gets +0/+2 as long as Spirit Shield remains tapped.
  ]],
  may_stay_tapped {},
  activated { cost = "{2}, {T}", target = creature, while_tapped(target, { plus = "+0/+2" }) },
}
