return summon "Elf Druid" "Elves of Deep Shadow" {
  cost = "{G}", power = 1, toughness = 1,
  text = [[{T}: Add {B} to your mana pool. Elves of Deep Shadow deals 1 damage to you.]],
  activated { cost = "{T}", add_mana("{B}"), deal(1, you) },
}
