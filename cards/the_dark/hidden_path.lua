return enchantment "Hidden Path" {
  cost = "{2}{G}{G}{G}{G}",
  text = [[All green creatures have forestwalk.]],
  continuous { affects = creatures:that_are "green", gains = landwalk "forest" },
}
