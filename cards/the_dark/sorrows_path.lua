return land "Sorrow's Path" {
  text = [[
    {T}: Switch the creatures blocked by two target blocking creatures your opponent controls. All blocks must remain legal.
    Whenever Sorrow's Path becomes tapped, it deals 2 damage to you and each creature you control.
  ]],
  activated {
    cost = "{T}",
    targets = { creature:blocking():controlled_by(opponent), creature:blocking():controlled_by(opponent) },
    switch_attackers(target, targets(2)),
  },
  becomes_tapped { what = self, deal(2, each(you, creatures:controlled_by(you))) },
}
