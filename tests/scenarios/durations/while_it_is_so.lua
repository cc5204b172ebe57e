-- A change goes on only as long as something is so, and does not come back (R-DUR-3).

local both = { "fifth", "microprose" }

local function marid(s)
  s:card [[ return summon "Marid" "Test Marid" { cost = "{1}{U}{U}", power = 2, toughness = 3,
    text = [=[You may choose not to untap Test Marid during your untap step.
{T}: Gain control of target creature with power less than or equal to Test Marid's power for as long as Test Marid remains tapped and that creature's power remains less than or equal to Test Marid's power.]=],
    may_stay_tapped {},
    activated { cost = "{T}", target = creature:power(power_of(self), "at most"),
      while_tapped(target, { controller = you }, compare(power_of(target), "at most", power_of(self))) } } ]]
  return s.bob:has("in play", "Test Marid")
end

scenario("R-DUR-3 what has become stronger than its master goes home, and stays there", both, function(s)
  local marid = marid(s)
  local bears = s.sue:has("in play", "Grizzly Bears")
  local ogre = s.sue:has("in play", "Craw Wurm")
  s:expect_illegal(function() s.bob:activates(marid, { target = ogre }) end, "R-TARGET-1")
  s.bob:activates(marid, { target = bears })
  s:expect(bears, { controller = s.bob })
  s.sue:has("hand", "Giant Growth")
  s.sue:lands("Forest", 1)
  s.sue:casts("Giant Growth", { target = bears })
  s:expect(bears, { controller = s.sue, power = 5 })
  s:expect(marid, { tapped = true })
  s:turn_of(s.sue)
  s:expect(bears, { controller = s.sue, power = 2 })
end)

scenario("R-DUR-3 it goes home as well when its master grows weaker, or untaps", both, function(s)
  local marid = marid(s)
  s:card [[ return artifact "Test Leech" { cost = "{1}", text = "{0}: Target creature gets -1/-0 until end of turn.",
    activated { cost = "{0}", target = creature, until_end_of_turn(target, { plus = "-1/-0" }) } } ]]
  local leech = s.sue:has("in play", "Test Leech")
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.bob:activates(marid, { target = bears })
  s:expect(bears, { controller = s.bob })
  s.sue:activates(leech, { target = bears })
  s:expect(bears, { controller = s.bob, power = 1 })
  s.sue:activates(leech, { target = marid })
  s:expect(bears, { controller = s.bob, power = 1 })
  s.sue:activates(leech, { target = marid })
  s:expect(marid, { power = 0 })
  s:expect(bears, { controller = s.sue })
  s:turn_of(s.sue)
  s.bob:will("untap", marid)
  s:turn_of(s.bob)
  s.bob:activates(marid, { target = bears })
  s:expect(bears, { controller = s.bob })
  s:turn_of(s.sue)
  s:expect(bears, { controller = s.bob })
  s.bob:will("untap", marid)
  s:turn_of(s.bob)
  s:expect(bears, { controller = s.sue })
end)

scenario("R-DUR-3 of two masters each keeps its own", both, function(s)
  local marid = marid(s)
  local second = s.bob:has("in play", "Test Marid")
  local bears = s.sue:has("in play", "Grizzly Bears")
  local wolves = s.sue:has("in play", "Grizzly Bears")
  s.bob:activates(marid, { target = bears })
  s.bob:activates(second, { target = wolves })
  s:expect(wolves, { controller = s.bob })
  s.sue:has("hand", "Giant Growth")
  s.sue:lands("Forest", 1)
  s.sue:casts("Giant Growth", { target = wolves })
  s:expect(wolves, { controller = s.sue })
  s:expect(bears, { controller = s.bob })
end)

scenario("R-DUR-3 too weak by the time it is done, it takes nothing", both, function(s)
  s:card [[ return summon "Marid" "Test Glutton" { cost = "{1}{U}{U}", power = 2, toughness = 3,
    text = "{0}: Gain control of target creature for as long as that creature's power is less than or equal to Test Glutton's power.",
    activated { cost = "{0}", target = creature,
      for_good(target, { controller = you }, compare(power_of(target), "at most", power_of(self))) } } ]]
  local glutton = s.bob:has("in play", "Test Glutton")
  local giant = s.sue:has("in play", "Craw Wurm")
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.bob:activates(glutton, { target = giant })
  s:expect(giant, { controller = s.sue })
  s.bob:activates(glutton, { target = bears })
  s:expect(bears, { controller = s.bob })
  s:turn_of(s.sue)
  s:expect(bears, { controller = s.bob })
end)

scenario("R-LAND-5 a land is a swamp as long as its counter lies on it", both, function(s)
  s:card [[ return artifact "Test Tomb" { cost = "{4}",
    text = "{2}, {T}: Put a mire counter on target non-Swamp land. That land is a Swamp for as long as it has a mire counter on it. Activate this ability only during your upkeep.",
    activated { cost = "{2}, {T}", only_if = all_of(phase "upkeep", your_turn), target = land:not_ "swamp",
      put_counters("mire", 1, target),
      for_good(target, { becomes_land = "swamp" }, compare(counters_on(target, "mire"), "at least", 1)) } } ]]
  s:card [[ return artifact "Test Drain" { cost = "{1}", text = "{0}: Remove a mire counter from target land.",
    activated { cost = "{0}", target = land, remove_counters("mire", 1, target) } } ]]
  local tomb = s.bob:has("in play", "Test Tomb")
  local drain = s.bob:has("in play", "Test Drain")
  s.bob:lands("Forest", 2)
  local island = s.sue:has("in play", "Island")
  local swamp = s.sue:has("in play", "Swamp")
  s:expect_illegal(function() s.bob:activates(tomb, { target = island }) end, "does not allow it now")
  s:to("upkeep")
  s:expect(s, { turn_of = s.sue })
  s:expect_illegal(function() s.bob:activates(tomb, { target = island }) end, "does not allow it now")
  s:turn_of(s.sue)
  s:to("upkeep")
  s:expect_illegal(function() s.bob:activates(tomb, { target = swamp }) end, "R-TARGET-1")
  s.bob:activates(tomb, { target = island })
  s:expect(island, { land_types = { "swamp" }, counters = { mire = 1 } })
  s:to("main")
  s.bob:activates(drain, { target = island })
  s:expect(island, { land_types = { "island" }, counters = {} })
end)
