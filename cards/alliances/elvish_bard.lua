return summon "Elf Shaman" "Elvish Bard" {
  cost = "{3}{G}{G}", power = 2, toughness = 4,
  text = [[All creatures able to block Elvish Bard do so.]],
  must_block { attackers = self, affects = creatures },
}
