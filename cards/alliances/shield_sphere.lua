return artifact_creature "Wall" "Shield Sphere" {
  cost = "{0}", power = 0, toughness = 6,
  text = [[Whenever Shield Sphere blocks, put a -0/-1 counter on it.]],
  blocks { what = self, put_counters("-0/-1", 1, self) },
}
