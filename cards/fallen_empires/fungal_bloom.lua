return enchantment "Fungal Bloom" {
  cost = "{G}{G}",
  text = [[{G}{G}: Put a spore counter on target Fungus.]],
  activated { cost = "{G}{G}", target = creature:of_type "fungus", put_counters("spore", 1, target) },
}
