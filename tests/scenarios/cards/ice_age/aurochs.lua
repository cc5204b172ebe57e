local both = { "fifth", "microprose" }

scenario("Aurochs trample, and get +1/+0 for each other Aurochs that attacks", both, function(s)
  local herd = s.bob:has("in play", "Aurochs", { count = 3 })
  local bears = s.bob:has("in play", "Grizzly Bears")
  local sprites = s.sue:has("in play", "Scryb Sprites")
  s.bob:attacks { herd[1], herd[2], bears }
  s.sue:blocks { [sprites] = herd[1] }
  s:expect(herd[1], { power = 3, toughness = 3, has = { "trample" } })
  s:expect(herd[2], { power = 3 })
  s:expect(herd[3], { power = 2 })
  s:expect(bears, { power = 2 })
  s:to("end of attack")
  s:expect(s.sue, { life = 20 - 3 - 2 - 2 })
  s:next_turn()
  s:expect(herd[1], { power = 2 })
end)

scenario("Aurochs, ruling 2004-10-04: it is still a 2/3 when attackers are declared", both, function(s)
  local herd = s.bob:has("in play", "Aurochs", { count = 2 })
  s:card [[ return enchantment "Test Meekness" { cost = "{1}", cannot_attack { affects = creatures:power(3) } } ]]
  s.sue:has("in play", "Test Meekness")
  s.bob:attacks { herd[1], herd[2] }
  s:expect(herd[1], { attacking = true, power = 3 })
end)

scenario("Aurochs, ruling 2009-10-01: any other attacking Auroch counts, whatever its name", both, function(s)
  local it = s.bob:has("in play", "Aurochs")
  s:card [[ return summon "Auroch" "Test Calf" { cost = "{1}", power = 1, toughness = 1 } ]]
  local calf = s.bob:has("in play", "Test Calf")
  s.bob:attacks { it, calf }
  s:expect(it, { power = 3 })
  s:expect(calf, { power = 1 })
end)

scenario("Aurochs grows by each other Aurochs that attacks with it", both, function(s)
  s:card [[return summon "Auroch" "Aurochs" {
    cost = "{3}{G}", power = 2, toughness = 3,
    trample,
    attacks {
      what = self,
      until_end_of_turn(self, { plus = { count(creatures:of_type "auroch":attacking():other()), 0 } }),
    },
  }]]
  local herd = s.bob:has("in play", "Aurochs", { count = 3 })
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.bob:attacks { herd[1], herd[2], bears }
  s:expect(herd[1], { power = 3 })
  s:expect(herd[2], { power = 3 })
  s:expect(herd[3], { power = 2 })
  s:expect(bears, { power = 2 })
end)
