return summon "Homarid" "Viscerid Drone" {
  cost = "{1}{U}", power = 1, toughness = 2,
  text = [[
    {T}, sacrifice a creature, sacrifice a swamp: Bury target nonartifact creature.
    {T}, sacrifice a creature, sacrifice a snow-covered swamp: Bury target creature.
  ]],
  differs = { "types" },
  activated {
    cost = { "{T}", sacrifice(creatures), sacrifice(lands:of_type "swamp") },
    target = creature:not_ "artifact",
    bury(target),
  },
  activated {
    cost = { "{T}", sacrifice(creatures), sacrifice(lands:that_are "snow-covered":of_type "swamp") },
    target = creature,
    bury(target),
  },
}
