return enchantment "Bad Moon" {
  cost = "{1}{B}",
  text = [[All black creatures get +1/+1.]],
  continuous { affects = creatures:that_are "black", plus = "+1/+1" },
}
