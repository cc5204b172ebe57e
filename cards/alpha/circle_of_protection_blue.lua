return enchantment "Circle of Protection: Blue" {
  cost = "{1}{W}",
  text = [[{1}: Prevent all damage to you from one blue source.]],
  activated { cost = "{1}", target = packet:to(you):from "blue", prevent(target) },
}
