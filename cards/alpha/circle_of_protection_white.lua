return enchantment "Circle of Protection: White" {
  cost = "{1}{W}",
  text = [[{1}: Prevent all damage to you from one white source.]],
  activated { cost = "{1}", target = packet:to(you):from "white", prevent(target) },
}
