return summon "Elf" "Elves of Deep Shadow" {
  cost = "{G}", power = 1, toughness = 1,
  text = [[{T}: Add {B} to your mana pool. Elves of Deep Shadow deals 1 damage to you. Play this ability as a mana source.]],
  differs = { "types", "timing" },
  activated { cost = "{T}", speed = "mana source", add_mana("{B}"), deal(1, you) },
}
