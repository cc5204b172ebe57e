local both = { "fifth", "microprose" }

scenario("R-DMG-1 who has dealt damage to a player this turn is remembered until the turn ends", both, function(s)
  s:card [[ return summon "Dervish" "Test Dervish" { cost = "{G}", power = 1, toughness = 1,
    at_end_of_turn { condition = is(self, creatures:has_damaged(opponent)), put_counters("+1/+1", 1, self) } } ]]
  local dervish = s.bob:has("in play", "Test Dervish")
  s.bob:attacks { dervish }
  s:next_turn()
  s:expect(s.sue, { life = 19 })
  s:expect(dervish, { counters = { ["+1/+1"] = 1 } })
  s:next_turn()
  s:expect(dervish, { counters = { ["+1/+1"] = 1 } })
end)

scenario("R-DMG-1 damage to a creature is none to its controller", both, function(s)
  s:card [[ return summon "Dervish" "Test Dervish" { cost = "{G}", power = 1, toughness = 3,
    at_end_of_turn { condition = is(self, creatures:has_damaged(opponent)), put_counters("+1/+1", 1, self) } } ]]
  local dervish = s.bob:has("in play", "Test Dervish")
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.bob:attacks { dervish }
  s.sue:blocks { [bears] = dervish }
  s:next_turn()
  s:expect(dervish, { counters = { ["+1/+1"] = 0 } })
end)

scenario("R-DMG-2 damage of the turn is added up, by what its sources were", both, function(s)
  s:card [[ return instant "Test Polarity" { cost = "{W}", gain_life(product(2, damage_taken(you, artifacts))) } ]]
  s:card [[ return instant "Test Image" { cost = "{W}", gain_life(damage_taken(you)) } ]]
  local rod = s.sue:has("in play", "Rod of Ruin")
  s.sue:lands("Mountain", 4)
  s.sue:has("hand", "Lightning Bolt")
  s.bob:has("hand", "Test Polarity")
  s.bob:has("hand", "Test Image")
  s.bob:lands("Plains", 2)
  s.sue:activates(rod, { target = s.bob })
  s.sue:casts("Lightning Bolt", { on = s.bob })
  s:expect(s.bob, { life = 16 })
  s.bob:casts("Test Polarity")
  s:expect(s.bob, { life = 18 })
  s.bob:casts("Test Image")
  s:expect(s.bob, { life = 22 })
end)

scenario("R-DMG-1 damage that was prevented was not dealt, and that of an earlier turn is not of this one", both, function(s)
  s:card [[ return instant "Test Image" { cost = "{W}", gain_life(damage_taken(you)) } ]]
  s.bob:has("hand", "Test Image")
  s.bob:has("hand", "Healing Salve")
  s.bob:lands("Plains", 3)
  s.sue:has("hand", "Lightning Bolt")
  s.sue:lands("Mountain", 1)
  s.bob:will_prevent("Healing Salve", { mode = 2 })
  s.sue:casts("Lightning Bolt", { on = s.bob })
  s.bob:casts("Test Image")
  s:expect(s.bob, { life = 20 })
end)

scenario("R-TRIG-4 damage that several deal to one at one time is heard of once, with all of it", both, function(s)
  s:card [[ return summon "Fungus" "Test Fungus" { cost = "{G}", power = 2, toughness = 6,
    deals_damage { to = self, put_counters("+1/+1", 1, self), gain_life(that_much) } } ]]
  local fungus = s.bob:has("in play", "Test Fungus")
  local bears = s.sue:has("in play", "Grizzly Bears")
  local ogre = s.sue:has("in play", "Gray Ogre")
  s.bob:attacks { fungus }
  s.sue:blocks { [bears] = fungus, [ogre] = fungus }
  s.bob:assigns { [fungus] = { [bears] = 2 } }
  s:to("end of attack")
  s:expect(fungus, { counters = { ["+1/+1"] = 1 } })
  s:expect(s.bob, { life = 24 })
end)

scenario("R-TRIG-4 damage that one deals to several at one time is heard of once", both, function(s)
  s:card [[ return summon "Drinker" "Test Drinker" { cost = "{B}", power = 4, toughness = 6,
    deals_damage { what = self, put_counters("+1/+1", 1, self) } } ]]
  local drinker = s.bob:has("in play", "Test Drinker")
  local bears = s.sue:has("in play", "Grizzly Bears")
  local ogre = s.sue:has("in play", "Gray Ogre")
  s.bob:attacks { drinker }
  s.sue:blocks { [bears] = drinker, [ogre] = drinker }
  s.bob:assigns { [drinker] = { [bears] = 2, [ogre] = 2 } }
  s:to("end of attack")
  s:expect(drinker, { counters = { ["+1/+1"] = 1 } })
end)
