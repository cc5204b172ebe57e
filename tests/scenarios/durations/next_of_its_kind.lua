-- What waits for the next moment of a kind, and is set up while such a moment is there.
local both = { "fifth", "microprose" }

local call = [[ return instant "Test Call" { cost = "{0}", next_upkeep { gain_life(1) }, next_end_of_turn { gain_life(10) } } ]]

-- On to the upkeep of Bob's next turn.
local function upkeep_of_bob(s)
  s:turn_of(s.sue)
  s:to("cleanup")
  s:to("upkeep")
end

scenario("R-DUR-3 what waits for the next upkeep and is played in one waits for that of the turn after it, and comes once", both, function(s)
  s:card(call)
  s.bob:has("hand", "Test Call")
  upkeep_of_bob(s)
  s.bob:casts("Test Call")
  s:to("main")
  s:expect(s.bob, { life = 20 })
  s:turn_of(s.sue)
  s:expect(s.bob, { life = 31 })
  s:turn_of(s.bob)
  s:expect(s.bob, { life = 31 })
end)

scenario("R-DUR-3 what an effect of the beginning of an upkeep sets up for the next upkeep does not come in the same", both, function(s)
  s:card [[ return enchantment "Test Bell" { cost = "{0}", at_upkeep { of = you, part = "beginning", next_upkeep { gain_life(1) } } } ]]
  s.bob:has("in play", "Test Bell")
  s:turn_of(s.sue)
  s:turn_of(s.bob)
  s:expect(s.bob, { life = 20 })
  s:turn_of(s.sue)
  s:expect(s.bob, { life = 21 })
  s:turn_of(s.bob)
  s:expect(s.bob, { life = 21 })
end)

scenario("R-DUR-3 what is set up in one's own upkeep for one's next upkeep comes a turn of the other player later", both, function(s)
  s:card [[ return instant "Test Echo" { cost = "{0}", the_next_time { event = at_upkeep { of = you }, gain_life(1) } } ]]
  s.bob:has("hand", "Test Echo")
  s:turn_of(s.sue)
  s:to("cleanup")
  s:to("beginning of upkeep")
  s.bob:casts("Test Echo")
  s:to("main")
  s:expect(s.bob, { life = 20 })
  s:turn_of(s.sue)
  s:expect(s.bob, { life = 20 })
  s:turn_of(s.bob)
  s:expect(s.bob, { life = 21 })
end)

scenario("R-CLEAN-6 what is set up at the end of a turn for the end of that turn is done there", both, function(s)
  s:card [[ return enchantment "Test Bell" { cost = "{0}", at_end_of_turn { of = you, next_end_of_turn { gain_life(1) } } } ]]
  s.bob:has("in play", "Test Bell")
  s:turn_of(s.sue)
  s:expect(s.bob, { life = 21 })
  s:turn_of(s.bob)
  s:expect(s.bob, { life = 21 })
end)

scenario("R-DUR-3 what is set up behind the attack of a turn for its end has missed it, and is gone with the turn", both, function(s)
  s:card [[ return instant "Last Call" { cost = "{0}", next_end_of_combat { gain_life(1) } } ]]
  s.bob:has("hand", "Last Call")
  s.bob:attacks { s.bob:has("in play", "Grizzly Bears") }
  s:to("main")
  s.bob:casts("Last Call")
  s:turn_of(s.sue)
  s.sue:attacks { s.sue:has("in play", "Grizzly Bears") }
  s:to("main")
  s:expect(s.bob, { life = 18 })
end)
