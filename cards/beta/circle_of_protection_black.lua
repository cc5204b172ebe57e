return enchantment "Circle of Protection: Black" {
  cost = "{1}{W}",
  text = [[{1}: Prevent all damage to you from one black source.]],
  activated { cost = "{1}", target = packet:to(you):from "black", prevent(target) },
}
