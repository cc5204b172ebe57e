return enchantment "Crusade" {
  cost = "{W}{W}",
  text = [[All white creatures get +1/+1.]],
  continuous { affects = creatures:that_are "white", plus = "+1/+1" },
}
