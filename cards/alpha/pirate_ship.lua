return summon "Ship" "Pirate Ship" {
  cost = "{4}{U}", power = 4, toughness = 3,
  text = [[
    Islandhome
    {T}: Pirate Ship deals 1 damage to target creature or player.
  ]],
  differs = { "types", "effect" },
  landhome "island",
  activated { cost = "{T}", target = creature_or_player, deal(1, target) },
}
