return summon "Merfolk" "Seasinger" {
  cost = "{1}{U}{U}", power = 0, toughness = 1,
  text = [[
    When you control no islands, bury Seasinger.
    You may choose not to untap Seasinger during your untap phase.
    {T}: Gain control of target creature whose controller controls an island as long as you control Seasinger and Seasinger remains tapped.
  ]],
  whenever_state { only_if = no(lands:of_type "island":controlled_by(you)), bury(self) },
  may_stay_tapped {},
  activated {
    cost = "{T}",
    target = creature:controlled_by(controller_of(lands:of_type "island")),
    while_yours_and_tapped(target, { controller = you }),
  },
}
