-- How often an ability is used in a turn, and when in an attack.
local both = { "fifth", "microprose" }

scenario("an ability that is used once each turn is used again in the next", both, function(s)
  local drake = s.bob:makes("Test Drake", { types = { "creature" }, power = 1, toughness = 2,
    text = "{R}: Test Drake gets +1/+0 until end of turn. Use this ability only once each turn." })
  s.bob:lands("Mountain", 2)
  s.bob:activates(drake)
  s:expect(drake, { power = 2 })
  s:expect_illegal(function() s.bob:activates(drake) end, "does not allow it now")
  s:next_turn()
  s.bob:activates(drake)
  s:expect(drake, { power = 2 })
end)

scenario("each of two has uses of its own, and twice is twice", both, function(s)
  s:card [[ return summon "Bat" "Test Bat" { cost = "{B}", power = 0, toughness = 1,
    text = "{B}: Test Bat gets +1/+0 until end of turn. Use this ability no more than twice each turn.",
    activated { cost = "{B}", only_if = compare(uses_this_turn, "at most", 1), until_end_of_turn(self, { plus = "+1/+0" }) } } ]]
  local bats = s.bob:has("in play", "Test Bat", { count = 2 })
  s.bob:lands("Swamp", 4)
  s.bob:activates(bats[1])
  s.bob:activates(bats[1])
  s:expect_illegal(function() s.bob:activates(bats[1]) end, "does not allow it now")
  s.bob:activates(bats[2])
  s:expect(bats[1], { power = 2 })
  s:expect(bats[2], { power = 1 })
end)

scenario("what follows on many uses follows on the fourth", both, function(s)
  local whelp = s.bob:makes("Test Whelp", { types = { "creature" }, power = 2, toughness = 3, text =
      "{R}: Test Whelp gets +1/+0 until end of turn. If this ability has been activated four or more times this turn, sacrifice Test Whelp at end of turn." })
  s.bob:lands("Mountain", 4)
  s.bob:activates(whelp)
  s.bob:activates(whelp)
  s.bob:activates(whelp)
  s:next_turn()
  s:expect(whelp, { zone = "in play" })
  s:turn_of(s.bob)
  for _ = 1, 4 do s.bob:activates(whelp) end
  s:next_turn()
  s:expect(whelp, { zone = "graveyard" })
end)

local function times(s, when)
  return s.bob:makes("Test Horn", { types = { "artifact" }, text = "{0}: You gain 1 life. Use this ability only " .. when .. "." })
end

scenario("an ability that is used during combat is used in all of it and in nothing else", both, function(s)
  local horn = times(s, "during combat")
  local bears = s.bob:has("in play", "Grizzly Bears")
  s:expect_illegal(function() s.bob:activates(horn) end, "does not allow it now")
  s.bob:attacks { bears }
  s.bob:activates(horn)
  s:to("main")
  s:expect_illegal(function() s.bob:activates(horn) end, "does not allow it now")
  s:expect(s.bob, { life = 21 })
end)

scenario("before blockers are declared is after attackers are", both, function(s)
  local horn = times(s, "during combat before blockers are declared")
  local bears = s.bob:has("in play", "Grizzly Bears")
  local ogre = s.sue:has("in play", "Gray Ogre")
  s:expect_illegal(function() s.bob:activates(horn) end, "does not allow it now")
  s.bob:attacks { bears }
  s.bob:activates(horn)
  s.sue:blocks { [ogre] = bears }
  s:expect_illegal(function() s.bob:activates(horn) end, "does not allow it now")
end)

scenario("before the combat damage step is before the attack too, and never after it", both, function(s)
  local horn = times(s, "before the combat damage step")
  local bears = s.bob:has("in play", "Grizzly Bears")
  local ogre = s.sue:has("in play", "Gray Ogre")
  s.bob:activates(horn)
  s.bob:attacks { bears }
  s.sue:blocks { [ogre] = bears }
  s.bob:activates(horn)
  s:to("main")
  s:expect_illegal(function() s.bob:activates(horn) end, "does not allow it now")
  s:expect(s.bob, { life = 22 })
end)

scenario("before blockers are declared is before the attack too", both, function(s)
  local horn = times(s, "before blockers are declared")
  local bears = s.bob:has("in play", "Grizzly Bears")
  local ogre = s.sue:has("in play", "Gray Ogre")
  s.bob:activates(horn)
  s.bob:attacks { bears }
  s.sue:blocks { [ogre] = bears }
  s:expect_illegal(function() s.bob:activates(horn) end, "does not allow it now")
end)

scenario("after combat is when the attack is over", both, function(s)
  local horn = times(s, "after combat")
  local bears = s.bob:has("in play", "Grizzly Bears")
  s:expect_illegal(function() s.bob:activates(horn) end, "does not allow it now")
  s.bob:attacks { bears }
  s:expect_illegal(function() s.bob:activates(horn) end, "does not allow it now")
  s:to("main")
  s.bob:activates(horn)
  s:expect(s.bob, { life = 21 })
end)

scenario("an ability with the speed of a sorcery is used in the own main phase", both, function(s)
  local horn = s.bob:makes("Test Gong", { types = { "artifact" },
    text = "{0}: You gain 1 life. Use this ability only any time you could cast a sorcery." })
  s.bob:activates(horn)
  s:next_turn()
  s:expect_illegal(function() s.bob:activates(horn) end, "speed of a sorcery")
  s:expect(s.bob, { life = 21 })
end)

scenario("only an opponent may use what says so", both, function(s)
  local totem = s.bob:makes("Test Totem", { types = { "artifact" },
    text = "{0}: You gain 1 life. Only any opponent may use this ability." })
  s:expect_illegal(function() s.bob:activates(totem) end, "R-COST-9")
  s:next_turn()
  s.sue:activates(totem)
  s:expect(s.sue, { life = 21 })
end)

scenario("a permanent with a counter of some kind stays tapped, and without it untaps", both, function(s)
  s:card [[ return land "Test Lava" {
    text = "Test Lava does not untap during your untap phase if it has a depletion counter on it.",
    does_not_untap { only_if = is(self, permanents:with_counters("depletion")) } } ]]
  local marked = s.bob:has("in play", "Test Lava", { tapped = true, counters = { depletion = 1 } })
  local free = s.bob:has("in play", "Test Lava", { tapped = true })
  s:next_turn()
  s:next_turn()
  s:expect(marked, { tapped = true })
  s:expect(free, { tapped = false })
end)
