return summon "Marid" "Old Man of the Sea" {
  cost = "{1}{U}{U}", power = 2, toughness = 3,
  text = [[
    You may choose not to untap Old Man of the Sea during your untap phase.
    {T}: Choose a creature with power less than or equal to Old Man of the Sea's power. Gain control of that card as long as Old Man of the Sea remains tapped and that card's power remains less than or equal to Old Man of the Sea's power.
  ]],
  differs = { "types", "effect" },
  may_stay_tapped {},
  activated {
    cost = "{T}",
    search(1, creatures:power(power_of(self), "at most")),
    while_tapped(found, { controller = you }, compare(power_of(found), "at most", power_of(self))),
  },
}
