return summon "Gremlin" "Phyrexian Gremlins" {
  cost = "{2}{B}", power = 1, toughness = 1,
  text = [[
    You may choose not to untap Phyrexian Gremlins during your untap phase.
    {T}: Tap target artifact. It does not untap during its controller's untap phase as long as Phyrexian Gremlins remains tapped.
  ]],
  may_stay_tapped {},
  activated {
    cost = "{T}",
    target = artifact,
    tap(target),
    as_long_as_tapped(does_not_untap { affects = target }),
  },
}
