return enchantment "Circle of Protection: Red" {
  cost = "{1}{W}",
  text = [[{1}: Prevent all damage to you from one red source.]],
  activated { cost = "{1}", target = packet:to(you):from "red", prevent(target) },
}
