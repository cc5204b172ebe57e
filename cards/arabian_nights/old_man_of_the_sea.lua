return summon "Marid" "Old Man of the Sea" {
  cost = "{1}{U}{U}", power = 2, toughness = 3,
  text = [[
    You may choose not to untap Old Man of the Sea during your untap phase.
    {T}: Gain control of target creature with power less than or equal to Old Man of the Sea's power as long as Old Man of the Sea remains tapped and its power remains less than or equal to Old Man of the Sea's power.
  ]],
  differs = { "types" },
  may_stay_tapped {},
  activated {
    cost = "{T}",
    target = creature:power(power_of(self), "at most"),
    while_tapped(target, { controller = you }, compare(power_of(target), "at most", power_of(self))),
  },
}
