return enchantment "Goblin War Drums" {
  cost = "{2}{R}",
  text = [[Creatures you control cannot be blocked by fewer than two creatures.]],
  differs = { "effect" },
  needs_blockers { n = 2, affects = creatures:controlled_by(you) },
}
