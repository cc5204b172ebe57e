return artifact "Zelyon Sword" {
  cost = "{3}",
  text = [[
    You may choose not to untap Zelyon Sword during your untap phase.
    {3}, {T}: Target creature gets +2/+0 as long as Zelyon Sword remains tapped.
  ]],
  may_stay_tapped {},
  activated { cost = "{3}, {T}", target = creature, while_tapped(target, { plus = "+2/+0" }) },
}
