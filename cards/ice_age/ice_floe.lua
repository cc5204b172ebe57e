return land "Ice Floe" {
  text = [[
    You may choose not to untap Ice Floe during your untap phase.
    {T}: Tap target attacking creature your opponent controls without flying. It does not untap during its controller's untap phase as long as Ice Floe remains tapped.
  ]],
  may_stay_tapped {},
  activated {
    cost = "{T}",
    target = creature:attacking():controlled_by(opponent):without "flying",
    tap(target),
    as_long_as_tapped(does_not_untap { affects = target }),
  },
}
