return artifact "Dark Sphere" {
  cost = "{0}",
  text = [[{T}, sacrifice Dark Sphere: Prevent half the damage to you, rounded down.]],
  activated {
    cost = { "{T}", sacrifice(self) },
    target = packet:to(you),
    prevent(half_down(damage_in(target)), target),
  },
}
