return enchantment "Greater Realm of Preservation" {
  cost = "{1}{W}",
  text = [[{1}{W}: Prevent all damage to you from one black or red source.]],
  activated {
    cost = "{1}{W}",
    target = packet:to(you):from(either(permanents:that_are "black", permanents:that_are "red")),
    prevent(target),
  },
}
