local both = { "fifth", "microprose" }

local guard = [[ return summon "Guard" "Test Guard" { cost = "{W}", power = 1, toughness = 1,
  activated { cost = "{T}", target = creature,
    until_end_of_turn(target, { plus = "+2/+2" }),
    when_this_turn { event = leaves_play { what = target }, bury(self) } } } ]]

scenario("R-TRIG-1 what an effect waits for this turn happens this turn", both, function(s)
  s:card(guard)
  local it = s.bob:has("in play", "Test Guard")
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.sue:has("hand", "Terror")
  s.sue:lands("Swamp", 2)
  s.bob:activates(it, { target = bears })
  s:expect(it, { zone = "in play" })
  s.sue:casts("Terror", { on = bears })
  s:expect(it, { zone = "graveyard" })
end)

scenario("R-CLEAN-2 in the next turn it does not wait any more", both, function(s)
  s:card(guard)
  local it = s.bob:has("in play", "Test Guard")
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.sue:has("hand", "Terror")
  s.sue:lands("Swamp", 2)
  s.bob:activates(it, { target = bears })
  s:next_turn()
  s.sue:casts("Terror", { on = bears })
  s:expect(bears, { zone = "graveyard" })
  s:expect(it, { zone = "in play" })
end)

scenario("R-TRIG-1 it waits for that creature and for no other", both, function(s)
  s:card(guard)
  local it = s.bob:has("in play", "Test Guard")
  local bears = s.bob:has("in play", "Grizzly Bears")
  local ogre = s.bob:has("in play", "Gray Ogre")
  s.sue:has("hand", "Terror")
  s.sue:lands("Swamp", 2)
  s.bob:activates(it, { target = bears })
  s.sue:casts("Terror", { on = ogre })
  s:expect(it, { zone = "in play" })
end)

scenario("R-TRIG-1 each time it happens this turn, and to each that it happens to", both, function(s)
  s:card [[ return instant "Test Cry" { cost = "{W}",
    whenever_this_turn { event = blocks { what = creatures }, until_end_of_turn(it, { plus = "+0/+1" }) } } ]]
  local bears = s.bob:has("in play", "Grizzly Bears")
  local ogre = s.bob:has("in play", "Gray Ogre")
  local wall = s.sue:has("in play", "Giant Spider")
  local giant = s.sue:has("in play", "Hurloon Minotaur")
  local elves = s.sue:has("in play", "Llanowar Elves")
  s.sue:has("hand", "Test Cry")
  s.sue:lands("Plains", 1)
  s.sue:casts("Test Cry")
  s.bob:attacks { bears, ogre }
  s.sue:blocks { [wall] = bears, [giant] = ogre }
  s:expect(wall, { toughness = 5 })
  s:expect(giant, { toughness = 4 })
  s:expect(elves, { toughness = 1 })
end)

scenario("R-TRIG-1 waiting for the next time, it happens once", both, function(s)
  s:card [[ return instant "Test Cry" { cost = "{W}",
    when_this_turn { event = blocks { what = creatures }, gain_life(1) } } ]]
  local bears = s.bob:has("in play", "Grizzly Bears")
  local ogre = s.bob:has("in play", "Gray Ogre")
  local wall = s.sue:has("in play", "Giant Spider")
  local giant = s.sue:has("in play", "Hurloon Minotaur")
  s.sue:has("hand", "Test Cry")
  s.sue:lands("Plains", 1)
  s.sue:casts("Test Cry")
  s.bob:attacks { bears, ogre }
  s.sue:blocks { [wall] = bears, [giant] = ogre }
  s:expect(s.sue, { life = 21 })
end)

scenario("R-TRIG-4 damage of the turn is waited for, whoever deals it", both, function(s)
  s:card [[ return instant "Test Glyph" { cost = "{W}", target = creature:of_type "spider",
    whenever_this_turn { event = deals_damage { to = target }, gain_life(that_much) } } ]]
  local bears = s.bob:has("in play", "Grizzly Bears")
  local wall = s.sue:has("in play", "Giant Spider")
  s.sue:has("hand", "Test Glyph")
  s.sue:lands("Plains", 1)
  s.sue:casts("Test Glyph", { on = wall })
  s.bob:attacks { bears }
  s.sue:blocks { [wall] = bears }
  s:to("end of attack")
  s:expect(s.sue, { life = 22 })
end)

scenario("R-ZONE-15 what has died finds its card, where it was waited for", both, function(s)
  s:card [[ return instant "Test Return" { cost = "{G}", target = creature,
    when_this_turn { event = put_into_graveyard { what = target }, return_to_hand(target) } } ]]
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.bob:has("hand", "Test Return")
  s.bob:lands("Forest", 1)
  s.sue:has("hand", "Terror")
  s.sue:lands("Swamp", 2)
  s.bob:casts("Test Return", { on = bears })
  s.sue:casts("Terror", { on = bears })
  s:expect(bears, { zone = "hand" })
end)
