return artifact "Tawnos's Weaponry" {
  cost = "{2}",
  text = [[
    You may choose not to untap Tawnos's Weaponry during your untap phase.
    {2}, {T}: Target creature gets +1/+1 for as long as Tawnos's Weaponry remains tapped.
  ]],
  may_stay_tapped {},
  activated { cost = "{2}, {T}", target = creature, while_tapped(target, { plus = "+1/+1" }) },
}
