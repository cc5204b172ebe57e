return enchantment "Circle of Protection: Green" {
  cost = "{1}{W}",
  text = [[{1}: Prevent all damage to you from one green source.]],
  activated { cost = "{1}", target = packet:to(you):from "green", prevent(target) },
}
