-- Until the end of one's next upkeep.

local both = { "fifth", "microprose" }

scenario("it holds through the next upkeep of whoever made it, and not only until that begins", both, function(s)
  s:card [[ return sorcery "Test Shape" { cost = "{0}", target = creature,
    until_end_of_next_upkeep(target, { power = 7 }) } ]]
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.bob:has("hand", "Test Shape")
  s.bob:casts("Test Shape", { target = bears })
  s:expect(bears, { power = 7 })
  s:next_turn()
  s:expect(bears, { power = 7 })
  s:to("upkeep")
  s:expect(bears, { power = 7 })
  s:to("draw")
  s:expect(bears, { power = 2 })
end)

scenario("made in an upkeep it holds until the end of the next one", both, function(s)
  s:card [[ return artifact_creature "Golem" "Test Halfdane" { cost = "{0}", power = 3, toughness = 3,
    at_upkeep { of = you, target = creature:other(),
      until_end_of_next_upkeep(self, { power = power_of(target), toughness = toughness_of(target) }) } } ]]
  local halfdane = s.bob:has("in play", "Test Halfdane")
  local wurm = s.sue:has("in play", "Craw Wurm")
  s:next_turn()
  s.bob:will("target", wurm)
  s:next_turn()
  s:expect(halfdane, { power = 6, toughness = 4 })
  s:next_turn()
  s:expect(halfdane, { power = 6, toughness = 4 })
end)
