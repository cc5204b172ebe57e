return summon "Preacher" "Preacher" {
  cost = "{1}{W}{W}", power = 1, toughness = 1,
  text = [[
    You may choose not to untap Preacher during your untap phase.
    {T}: Gain control of target creature an opponent controls of an opponent's choice as long as this card remains tapped.
  ]],
  differs = { "types" },
  may_stay_tapped {},
  activated {
    cost = "{T}",
    target = chosen_by(opponent, creature:controlled_by(opponent)),
    while_tapped(target, { controller = you }),
  },
}
