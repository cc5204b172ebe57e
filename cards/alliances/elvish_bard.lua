return summon "Elf" "Elvish Bard" {
  cost = "{3}{G}{G}", power = 2, toughness = 4,
  text = [[All creatures able to block Elvish Bard do so.]],
  differs = { "types" },
  must_block { attackers = self, affects = creatures },
}
