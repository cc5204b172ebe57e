return summon "Spirit" "Storm Spirit" {
  cost = "{3}{W}{U}{G}", power = 3, toughness = 3,
  text = [[
    Flying
    {T}: Storm Spirit deals 2 damage to target creature.
  ]],
  differs = { "types" },
  flying,
  activated { cost = "{T}", target = creature, deal(2, target) },
}
