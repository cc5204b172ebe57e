-- An ability that answers to its own permanent's leaving knows what that was told as it was cast (R-TRIG-1, R-RESOLVE-2).
local both = { "fifth", "microprose" }

local function dies(s, name)
  s.sue:has("hand", "Disenchant")
  s.sue:lands("Plains", 2)
  s.sue:casts("Disenchant", { target = s.bob:finds(name) })
end

scenario("R-RESOLVE-2 the player that was chosen for what has died", both, function(s)
  s:card [[ return artifact "Test Pact" { cost = "{0}", when_played { choose "player" },
    put_into_graveyard { what = self, lose_life(3, chosen_player) } } ]]
  s.bob:has("hand", "Test Pact")
  s.bob:casts("Test Pact", { choosing = s.sue })
  dies(s, "Test Pact")
  s:expect(s.sue, { life = 17 })
  s:expect(s.bob, { life = 20 })
end)

scenario("R-RESOLVE-2 the colour that was chosen for what has left", both, function(s)
  s:card [[ return artifact "Test Pact" { cost = "{0}", when_played { choose "colour" },
    leaves_play { what = self, destroy(creatures:of_chosen_colour()) } } ]]
  s.bob:has("hand", "Test Pact")
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.bob:casts("Test Pact", { choosing = "green" })
  dies(s, "Test Pact")
  s:expect(bears, { zone = "graveyard" })
end)

scenario("R-MANA-7 the X that was paid for what has died", both, function(s)
  s:card [[ return artifact "Test Urn" { cost = "{X}", put_into_graveyard { what = self, gain_life(x) } } ]]
  s.bob:has("hand", "Test Urn")
  s.bob:mana "{3}"
  s.bob:casts("Test Urn", { x = 3 })
  dies(s, "Test Urn")
  s:expect(s.bob, { life = 23 })
end)
