return enchantment "Elven Fortress" {
  cost = "{G}",
  text = [[{1}{G}: Target blocking creature gets +0/+1 until end of turn.]],
  activated { cost = "{1}{G}", target = creature:blocking(), until_end_of_turn(target, { plus = "+0/+1" }) },
}
