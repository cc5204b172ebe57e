scenario("Dwarven Soldier gets +0/+2 until end of turn when it blocks an Orc, or an Orc blocks it", { "fifth", "microprose" }, function(s)
  local soldier = s.sue:has("in play", "Dwarven Soldier")
  local orcs = s.bob:has("in play", "Orcish Veteran")
  s.bob:attacks { orcs }
  s.sue:blocks { [soldier] = orcs }
  s:expect(soldier, { power = 2, toughness = 3 })
  s:to("main")
  s:expect(soldier, { zone = "in play", damage = 2 })
  s:expect(orcs, { zone = "graveyard" })
  s:next_turn()
  s:expect(soldier, { power = 2, toughness = 1 })
end)

scenario("Dwarven Soldier that an Orc blocks gets +0/+2, and against others nothing", { "fifth", "microprose" }, function(s)
  local one = s.bob:has("in play", "Dwarven Soldier")
  local two = s.bob:has("in play", "Dwarven Soldier")
  local orcs = s.sue:has("in play", "Orcish Veteran")
  local ogre = s.sue:has("in play", "Gray Ogre")
  s.bob:attacks { one, two }
  s.sue:blocks { [orcs] = one, [ogre] = two }
  s:expect(one, { toughness = 3 })
  s:expect(two, { toughness = 1 })
end)

scenario("Dwarven Soldier that two Orcs block gets +0/+2 once", { "fifth", "microprose" }, function(s)
  local soldier = s.bob:has("in play", "Dwarven Soldier")
  local one = s.sue:has("in play", "Orcish Veteran")
  local two = s.sue:has("in play", "Orcish Veteran")
  s.bob:attacks { soldier }
  s.sue:blocks { [one] = soldier, [two] = soldier }
  s:expect(soldier, { power = 2, toughness = 3 })
end)
