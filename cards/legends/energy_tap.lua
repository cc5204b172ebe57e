return sorcery "Energy Tap" {
  cost = "{U}",
  text = [[Tap target untapped creature you control. If you do, add an amount of {C} equal to its casting cost to your mana pool.]],
  target = creature:untapped():controlled_by(you),
  first { to = { add_mana("{C}", you, casting_cost_of(target)) }, tap(target) },
}
