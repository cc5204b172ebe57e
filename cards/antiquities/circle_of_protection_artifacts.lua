return enchantment "Circle of Protection: Artifacts" {
  cost = "{1}{W}",
  text = [[{2}: Prevent all damage to you from one artifact source.]],
  activated { cost = "{2}", target = packet:to(you):from "artifact", prevent(target) },
}
