return summon "Thrull" "Armor Thrull" {
  cost = "{2}{B}", power = 1, toughness = 3,
  text = [[{T}, sacrifice Armor Thrull: Put a +1/+2 counter on target creature.]],
  activated { cost = { "{T}", sacrifice(self) }, target = creature, put_counters("+1/+2", 1, target) },
}
