return summon "Wall" "Tinder Wall" {
  cost = "{G}", power = 0, toughness = 3,
  text = [[
    Sacrifice Tinder Wall: Add {R}{R} to your mana pool. Play this ability as a mana source.
    {R}, sacrifice Tinder Wall: Tinder Wall deals 2 damage to target creature blocked by it.
  ]],
  differs = { "types", "timing" },
  activated { cost = sacrifice(self), speed = "mana source", add_mana("{R}{R}") },
  activated { cost = { "{R}", sacrifice(self) }, target = creature:blocked_by(self), deal(2, target) },
}
