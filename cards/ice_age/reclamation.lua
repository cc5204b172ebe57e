return enchantment "Reclamation" {
  cost = "{2}{W}{G}",
  text = [[Black creatures cannot attack unless their controller sacrifices a land.]],
  attack_cost { cost = sacrifice(lands), affects = creatures:that_are "black" },
}
