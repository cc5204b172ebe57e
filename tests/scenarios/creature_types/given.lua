scenario("R-CRE-8 an artifact creature has no type unless it says so, and a card may give one", { "fifth", "microprose" }, function(s)
  s:card [[ return artifact_creature "" "Test Golem" { cost = "{3}", power = 2, toughness = 2 } ]]
  s:card [[ return artifact_creature "Test Dragon" { cost = "{3}", power = 2, toughness = 2 } ]]
  s:card [[ return artifact_creature "Walls" "Test Fence" { cost = "{3}", power = 2, toughness = 2 } ]]
  s:card [[ return enchant_creature "Test Brand" { cost = "{R}", continuous { affects = enchanted, also_creature_type = "goblin" } } ]]
  s:card [[ return sorcery "Test Fall" { cost = "{0}", bury(creatures:of_type "golem"), bury(creatures:of_type "dragon") } ]]
  local golem, dragon = s.bob:has("in play", "Test Golem"), s.bob:has("in play", "Test Dragon")
  s.bob:has("hand", "Test Fall")
  s.bob:casts("Test Fall")
  s:expect(golem, { zone = "in play", types = { "artifact", "creature" } })
  s:expect(dragon, { zone = "in play", types = { "artifact", "creature" } })
  s:expect(s.bob:has("in play", "Test Fence"), { types = { "artifact", "creature", "wall" } })
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.bob:has("in play", "Goblin King")
  s:expect(bears, { power = 2 })
  s.bob:has("in play", "Test Brand", { on = bears })
  s:expect(bears, { types = { "creature", "bear", "goblin" }, power = 3 })
end)
