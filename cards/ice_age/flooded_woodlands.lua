return enchantment "Flooded Woodlands" {
  cost = "{2}{U}{B}",
  text = [[Green creatures cannot attack unless their controller sacrifices a land.]],
  attack_cost { cost = sacrifice(lands), affects = creatures:that_are "green" },
}
