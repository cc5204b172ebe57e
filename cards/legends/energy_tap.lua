return sorcery "Energy Tap" {
  cost = "{U}",
  text = [[Tap target creature you control. Add an amount of {C} equal to its casting cost to your mana pool.]],
  differs = { "effect" },
  target = creature:controlled_by(you),
  tap(target),
  add_mana("{C}", you, casting_cost_of(target)),
}
