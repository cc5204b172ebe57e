return artifact "Ashnod's Battle Gear" {
  cost = "{2}",
  text = [[
    You may choose not to untap Ashnod's Battle Gear during your untap phase.
    {2}, {T}: Target creature you control gets +2/-2 as long as Ashnod's Battle Gear remains tapped.
  ]],
  may_stay_tapped {},
  activated {
    cost = "{2}, {T}",
    target = creature:controlled_by(you),
    while_tapped(target, { plus = "+2/-2" }),
  },
}
