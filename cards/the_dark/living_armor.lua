return artifact "Living Armor" {
  cost = "{4}",
  text = [[{T}, sacrifice Living Armor: Put X +0/+1 counters on target creature, where X is its casting cost.]],
  activated {
    cost = { "{T}", sacrifice(self) },
    target = creature,
    put_counters("+0/+1", casting_cost_of(target), target),
  },
}
