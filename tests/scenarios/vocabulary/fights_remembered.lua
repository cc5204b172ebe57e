-- Who could have attacked, and who has fought since an upkeep; what is done while a card stays tapped, and what is given once.
local both = { "fifth", "microprose" }

local function season(s)
  s:card [[ return enchantment "Test Season" { cost = "{B}", text = "At the beginning of the end step, destroy all untapped creatures that didn't attack this turn, except for creatures that couldn't attack.",
    at_end_of_turn { destroy(creatures:untapped():not_attacked():could_attack()) } } ]]
  return s.sue:has("in play", "Test Season")
end

scenario("R-CBT-8 who could have attacked and has not is destroyed, and who could not is spared", both, function(s)
  season(s)
  local brave = s.bob:has("in play", "Serra Angel")
  local lazy = s.bob:has("in play", "Grizzly Bears")
  local sick = s.bob:has("in play", "Gray Ogre", { sick = true })
  local wall = s.bob:has("in play", "Wall of Spears")
  local tapped = s.bob:has("in play", "Craw Wurm", { tapped = true })
  local theirs = s.sue:has("in play", "Gray Ogre")
  s.bob:attacks { brave }
  s.sue:blocks {}
  s:turn_of(s.sue)
  s:expect(lazy, { zone = "graveyard" })
  for _, card in ipairs { brave, sick, wall, tapped, theirs } do s:expect(card, { zone = "in play" }) end
end)

scenario("R-CBT-8 where no attack was announced all who could have attacked are destroyed, each turn anew", both, function(s)
  season(s)
  local lazy = s.bob:has("in play", "Grizzly Bears")
  local theirs = s.sue:has("in play", "Gray Ogre")
  s:turn_of(s.sue)
  s:expect(lazy, { zone = "graveyard" })
  s:expect(theirs, { zone = "in play" })
  local later = s.bob:has("in play", "Craw Wurm")
  s:turn_of(s.bob)
  s:expect(theirs, { zone = "graveyard" })
  s:expect(later, { zone = "in play" })
end)

local function beast(s)
  s:card [[ return summon "Beast" "Test Beast" { cost = "{G}", power = 0, toughness = 4, text = "At the beginning of your upkeep, put a +1/+1 counter on Test Beast if it has blocked or been blocked since your last upkeep. Otherwise, remove a +1/+1 counter from it.",
    at_upkeep { of = you, when(is(self, permanents:fought_since_upkeep()), { put_counters("+1/+1", 1, self) }, { remove_counters("+1/+1", 1, self) }) } } ]]
  return s.bob:has("in play", "Test Beast", { counters = { ["+1/+1"] = 3 } })
end

scenario("R-BLOCK-1 what was blocked in one's own turn is remembered in the next upkeep of that player, and no longer", both, function(s)
  local beast = beast(s)
  local wall = s.sue:has("in play", "Wall of Spears")
  s.bob:attacks { beast }
  s.sue:blocks { [wall] = beast }
  s:turn_of(s.sue)
  s:expect(beast, { counters = { ["+1/+1"] = 3 } })
  s:turn_of(s.bob)
  s:expect(beast, { counters = { ["+1/+1"] = 4 } })
  s:turn_of(s.sue)
  s:turn_of(s.bob)
  s:expect(beast, { counters = { ["+1/+1"] = 3 } })
end)

scenario("R-BLOCK-1 what has blocked in the turn between is remembered as well, and who came through is not", both, function(s)
  local beast = beast(s)
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.bob:attacks { beast }
  s.sue:blocks {}
  s:turn_of(s.sue)
  s:turn_of(s.bob)
  s:expect(beast, { counters = { ["+1/+1"] = 2 } })
  s:turn_of(s.sue)
  s.sue:attacks { bears }
  s.bob:blocks { [beast] = bears }
  s:turn_of(s.bob)
  s:expect(beast, { counters = { ["+1/+1"] = 3 } })
end)

local function oyster(s)
  s:card [[ return summon "Oyster" "Test Oyster" { cost = "{U}", power = 0, toughness = 3,
    text = [=[You may choose not to untap Test Oyster during your untap step.
{T}: For as long as Test Oyster remains tapped, target tapped creature doesn't untap during its controller's untap step, and at the beginning of each of your draw steps, put a -1/-1 counter on that creature. When Test Oyster leaves the battlefield or becomes untapped, remove all -1/-1 counters from the creature.]=],
    may_stay_tapped {},
    activated { cost = "{T}", target = creature:tapped(),
      as_long_as_tapped(does_not_untap { affects = target }),
      whenever_while_tapped { event = at_draw { of = you, part = "beginning" }, put_counters("-1/-1", 1, target) },
      the_next_time { event = leaves_play { what = self }, or_event = becomes_untapped { what = self },
        remove_counters("-1/-1", counters_on(target, "-1/-1"), target) } } } ]]
  return s.bob:has("in play", "Test Oyster")
end

scenario("R-DUR-3 what it holds shrinks each turn while it stays tapped, and gets all of it back", both, function(s)
  local oyster = oyster(s)
  local wurm = s.sue:has("in play", "Craw Wurm", { tapped = true })
  local other = s.sue:has("in play", "Craw Wurm", { tapped = true })
  s.bob:activates(oyster, { target = wurm })
  s:turn_of(s.sue)
  s:expect(wurm, { tapped = true, counters = {} })
  s:expect(other, { tapped = false })
  s.bob:will("untap", false)
  s:turn_of(s.bob)
  s:expect(wurm, { counters = { ["-1/-1"] = 1 } })
  s:turn_of(s.sue)
  s.bob:will("untap", false)
  s:turn_of(s.bob)
  s:expect(wurm, { tapped = true, counters = { ["-1/-1"] = 2 } })
  s:turn_of(s.sue)
  s.bob:will("untap", oyster)
  s:turn_of(s.bob)
  s:expect(oyster, { tapped = false })
  s:expect(wurm, { counters = {} })
  s:turn_of(s.sue)
  s:expect(wurm, { tapped = false })
  s:turn_of(s.bob)
  s:expect(wurm, { counters = {} })
end)

scenario("R-DUR-3 when it leaves play nothing shrinks any more", both, function(s)
  local oyster = oyster(s)
  local wurm = s.sue:has("in play", "Craw Wurm", { tapped = true })
  s:card [[ return artifact "Test Rod" { cost = "{1}", text = "{0}: Destroy target creature.", activated { cost = "{0}", target = creature, destroy(target) } } ]]
  local rod = s.bob:has("in play", "Test Rod")
  s.bob:activates(oyster, { target = wurm })
  s:turn_of(s.sue)
  s.bob:will("untap", false)
  s:turn_of(s.bob)
  s:expect(wurm, { counters = { ["-1/-1"] = 1 } })
  s.bob:activates(rod, { target = oyster })
  s:expect(wurm, { counters = {} })
  s:turn_of(s.sue)
  s:expect(wurm, { tapped = false })
  s:turn_of(s.bob)
  s:expect(wurm, { counters = {} })
end)

scenario("R-DUR-3 whichever of two events comes first is the one: the other is waited for no more", both, function(s)
  local oyster = oyster(s)
  local wurm = s.sue:has("in play", "Craw Wurm", { tapped = true })
  s:card [[ return artifact "Test Blight" { cost = "{1}", text = "{0}: Put a -1/-1 counter on target creature.",
    activated { cost = "{0}", target = creature, put_counters("-1/-1", 1, target) } } ]]
  s:card [[ return artifact "Test Rod" { cost = "{1}", text = "{0}: Destroy target creature.", activated { cost = "{0}", target = creature, destroy(target) } } ]]
  local blight = s.bob:has("in play", "Test Blight")
  local rod = s.bob:has("in play", "Test Rod")
  s.bob:activates(oyster, { target = wurm })
  s:turn_of(s.sue)
  s.bob:will("untap", oyster)
  s:turn_of(s.bob)
  s:expect(oyster, { tapped = false })
  s.bob:activates(blight, { target = wurm })
  s:expect(wurm, { counters = { ["-1/-1"] = 1 } })
  s.bob:activates(rod, { target = oyster })
  s:expect(oyster, { zone = "graveyard" })
  s:expect(wurm, { counters = { ["-1/-1"] = 1 } })
end)

scenario("R-DUR-3 untapped before it is done, nothing begins to wait", both, function(s)
  local oyster = oyster(s)
  local wurm = s.sue:has("in play", "Craw Wurm", { tapped = true })
  s:card [[ return artifact "Test Spur" { cost = "{1}", text = "{0}: Untap target creature.", activated { cost = "{0}", target = creature, untap(target) } } ]]
  local spur = s.bob:has("in play", "Test Spur")
  s.bob:activates(oyster, { target = wurm, held = true })
  s.bob:activates(spur, { target = oyster })
  s:resolve()
  s:turn_of(s.sue)
  s:turn_of(s.bob)
  s:expect(wurm, { counters = {} })
end)

local function musician(s)
  s:card [[ return summon "Wizard" "Test Musician" { cost = "{U}", power = 1, toughness = 3,
    text = [=[{T}: Put a music counter on target creature. If it doesn't have "At the beginning of your upkeep, destroy this creature unless you pay {1} for each music counter on it," it gains that ability.]=],
    activated { cost = "{T}", target = creature, put_counters("music", 1, target),
      for_good(target, { gains_once = at_upkeep { of = you, unless { pay = { "{1}", times = counters_on(self, "music") }, destroy(self) } } }) } } ]]
  return s.bob:has("in play", "Test Musician")
end

scenario("R-ABIL-1 what was given once is asked for once, for all its counters, and each upkeep", both, function(s)
  local musician = musician(s)
  local other = s.bob:has("in play", "Test Musician")
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.sue:lands("Island", 2)
  s.bob:activates(musician, { target = bears })
  s.bob:activates(other, { target = bears })
  s.sue:will("pay", true)
  s:turn_of(s.sue)
  s:expect(bears, { zone = "in play", counters = { music = 2 } })
  s:turn_of(s.bob)
  s.bob:activates(musician, { target = bears })
  s:turn_of(s.sue)
  -- Three counters are more than two lands pay for.
  s:expect(bears, { zone = "graveyard" })
end)

scenario("R-DUR-3 what one ability has set waiting twice comes twice, in each phase that it waits for", both, function(s)
  s:card [[ return summon "Presser" "Test Presser" { cost = "{U}", power = 0, toughness = 3,
    may_stay_tapped {},
    activated { cost = "{0}", target = creature,
      whenever_while_tapped { event = at_draw { of = you, part = "beginning" }, put_counters("-1/-1", 1, target) } } } ]]
  local presser = s.bob:has("in play", "Test Presser", { tapped = true })
  local first = s.sue:has("in play", "Craw Wurm")
  local second = s.sue:has("in play", "Serra Angel")
  s.bob:activates(presser, { target = first })
  s.bob:activates(presser, { target = second })
  for turn = 1, 2 do
    s:turn_of(s.sue)
    s.bob:will("untap", false)
    s:turn_of(s.bob)
    s:expect(first, { counters = { ["-1/-1"] = turn } })
    s:expect(second, { counters = { ["-1/-1"] = turn } })
  end
end)
