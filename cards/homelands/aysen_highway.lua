return enchantment "Aysen Highway" {
  cost = "{3}{W}{W}{W}",
  text = [[All white creatures have plainswalk.]],
  continuous { affects = creatures:that_are "white", gains = landwalk "plains" },
}
