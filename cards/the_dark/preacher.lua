return summon "Preacher" "Preacher" {
  cost = "{1}{W}{W}", power = 1, toughness = 1,
  text = [[
    You may choose not to untap Preacher during your untap phase.
    {T}: Gain control of target creature your opponent controls of your opponent's choice as long as Preacher remains tapped.
  ]],
  differs = { "types" },
  may_stay_tapped {},
  activated {
    cost = "{T}",
    target = chosen_by(opponent, creature:controlled_by(opponent)),
    while_tapped(target, { controller = you }),
  },
}
