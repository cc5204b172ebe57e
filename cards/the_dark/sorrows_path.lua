return land "Sorrow's Path" {
  text = [[
    {T}: Choose two blocking creatures your opponent controls. Switch the creatures blocked by them. All blocks must remain legal.
    Whenever Sorrow's Path becomes tapped, it deals 2 damage to you and each creature you control.
  ]],
  differs = { "affected" },
  activated {
    cost = "{T}",
    search(2, creatures:blocking():controlled_by(opponent)),
    switch_attackers(found),
  },
  becomes_tapped { what = self, deal(2, each(you, creatures:controlled_by(you))) },
}
