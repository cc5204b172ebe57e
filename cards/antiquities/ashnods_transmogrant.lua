return artifact "Ashnod's Transmogrant" {
  cost = "{1}",
  text = [[{T}, sacrifice Ashnod's Transmogrant: Put a +1/+1 counter on target nonartifact creature. It becomes an artifact in addition to its other types.]],
  activated {
    cost = { "{T}", sacrifice(self) },
    target = creature:not_ "artifact",
    put_counters("+1/+1", 1, target),
    for_good(target, { is_also = "artifact" }),
  },
}
