return summon "Gremlin" "Phyrexian Gremlins" {
  cost = "{2}{B}", power = 1, toughness = 1,
  text = [[
    You may choose not to untap Phyrexian Gremlins during your untap phase.
    {T}: Choose an artifact. Tap that card. That card does not untap during its controller's untap phase as long as Phyrexian Gremlins remains tapped.
  ]],
  differs = { "effect" },
  may_stay_tapped {},
  activated {
    cost = "{T}",
    search(1, artifacts),
    tap(found),
    as_long_as_tapped(does_not_untap { affects = found }),
  },
}
