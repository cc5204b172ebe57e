return artifact "Jeweled Bird" {
  cost = "{1}", for_ante = true,
  text = [[
    Remove Jeweled Bird from your deck before playing if you are not playing for ante.
    {T}: Draw a card. Ante Jeweled Bird. If you do, put all other cards from your ante into their owner's graveyard.
  ]],
  differs = { "effect" },
  activated {
    cost = "{T}",
    draw(1),
    first { to = { put_into("graveyard", cards:owned_by(you):other():in_zone "ante") }, ante(self) },
  },
}
