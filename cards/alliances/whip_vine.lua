return summon "Wall" "Whip Vine" {
  cost = "{2}{G}", power = 1, toughness = 4,
  text = [[
    Web
    You may choose not to untap Whip Vine during your untap phase.
    {T}: Tap target creature with flying blocked by Whip Vine. It does not untap during its controller's untap phase as long as Whip Vine remains tapped.
  ]],
  differs = { "types" },
  web,
  may_stay_tapped {},
  activated {
    cost = "{T}",
    target = creature:with "flying":blocked_by(self),
    tap(target),
    as_long_as_tapped(does_not_untap { affects = target }),
  },
}
