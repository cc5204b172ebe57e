return enchantment "Goblin War Drums" {
  cost = "{2}{R}",
  text = [[All creatures you control gain menace.]],
  continuous { affects = creatures:controlled_by(you), gains = menace },
}
