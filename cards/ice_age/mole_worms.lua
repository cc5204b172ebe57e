return summon "Worm" "Mole Worms" {
  cost = "{2}{B}", power = 1, toughness = 1,
  text = [[
    You may choose not to untap Mole Worms during your untap phase.
    {T}: Tap target land. It does not untap during its controller's untap phase as long as Mole Worms remains tapped.
  ]],
  may_stay_tapped {},
  activated {
    cost = "{T}",
    target = land,
    tap(target),
    as_long_as_tapped(does_not_untap { affects = target }),
  },
}
