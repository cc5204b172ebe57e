return enchantment "Goblin War Drums" {
  cost = "{2}{R}",
  text = [[All creatures you control cannot be blocked by fewer than 2 creatures.]],
  differs = { "effect" },
  needs_blockers { n = 2, affects = creatures:controlled_by(you) },
}
