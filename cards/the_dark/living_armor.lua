return artifact "Living Armor" {
  cost = "{4}",
  text = [[{T}, sacrifice Living Armor: Put a +0/+X counter on target creature, where X is its casting cost.]],
  differs = { "effect" },
  activated {
    cost = { "{T}", sacrifice(self) },
    target = creature,
    put_counters("+0/+X", casting_cost_of(target), target),
  },
}
