-- Numbers have one bound: what would be more counts as the most, and never turns negative.
scenario("power that is doubled forty times stays positive, and kills", function(s)
  s:card [[ return instant "Double" { cost = "{0}", target = creature, until_end_of_turn(target, { plus = { power_of(target), toughness_of(target) } }) } ]]
  local giant = s.bob:has("in play", "Hill Giant")
  local doubles = s.bob:has("hand", "Double", { count = 40 })
  for i = 1, 40 do s.bob:casts(doubles[i], { on = giant }) end
  s:expect(giant, { power = 1000000, toughness = 1000000 })
  local wurm = s.sue:has("in play", "Craw Wurm")
  s.bob:attacks { giant }
  s.sue:blocks { [wurm] = giant }
  s:to("end of attack")
  s:expect(wurm, { zone = "graveyard" })
  s:expect(giant, { zone = "in play", damage = 6 })
end)
scenario("damage has that bound and no smaller one", function(s)
  s:card [[ return instant "Blow" { cost = "{0}", target = creature, deal(product(10000, 4), target) } ]]
  s:card [[ return summon "Wall" "Endless Wall" { cost = "{0}", power = 0, toughness = 30 } ]]
  local wall = s.sue:has("in play", "Endless Wall", { counters = { ["+0/+1000"] = 35 } })
  s:expect(wall, { toughness = 35030 })
  s.bob:has("hand", "Blow"); s.bob:casts("Blow", { on = wall })
  s:expect(wall, { zone = "graveyard" })
end)
