scenario("Wiitigo without counters grows no more, although it has fought", function(s)
  local wiitigo = s.bob:has("in play", "Wiitigo")
  s.bob:has("in play", "Giant Strength", { on = wiitigo })
  local ornithopter = s.sue:has("in play", "Ornithopter")
  s:expect(wiitigo, { power = 2, counters = {} })
  s.bob:attacks { wiitigo }
  s.sue:blocks { [ornithopter] = wiitigo }
  s:turn_of(s.sue)
  s:turn_of(s.bob)
  s:expect(wiitigo, { power = 2 })
end)

local both = { "fifth", "microprose" }

scenario("Wiitigo comes with six +1/+1 counters and loses one in an upkeep after peace", both, function(s)
  s.bob:has("hand", "Wiitigo")
  s.bob:lands("Forest", 6)
  local wiitigo = s.bob:casts("Wiitigo")
  s:expect(wiitigo, { power = 6, toughness = 6, counters = { ["+1/+1"] = 6 } })
  s:turn_of(s.sue)
  s:expect(wiitigo, { power = 6 })
  s:turn_of(s.bob)
  s:expect(wiitigo, { power = 5, toughness = 5 })
end)

scenario("Wiitigo gains a counter when it was blocked, or has blocked, since the last upkeep", both, function(s)
  local wiitigo = s.bob:has("in play", "Wiitigo", { counters = { ["+1/+1"] = 4 } })
  local ornithopter = s.sue:has("in play", "Ornithopter")
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.bob:attacks { wiitigo }
  s.sue:blocks { [ornithopter] = wiitigo }
  s:turn_of(s.sue)
  s:turn_of(s.bob)
  s:expect(wiitigo, { power = 5, toughness = 5 })
  s:turn_of(s.sue)
  s.sue:attacks { bears }
  s.bob:blocks { [wiitigo] = bears }
  s:turn_of(s.bob)
  s:expect(wiitigo, { power = 6 })
end)

scenario("Wiitigo that attacks and is not blocked loses a counter", both, function(s)
  local wiitigo = s.bob:has("in play", "Wiitigo", { counters = { ["+1/+1"] = 4 } })
  s.bob:attacks { wiitigo }
  s:turn_of(s.sue)
  s:expect(s.sue, { life = 16 })
  s:turn_of(s.bob)
  s:expect(wiitigo, { power = 3 })
end)

scenario("Wiitigo, ruling 2004-10-04: a +1/+1 counter from elsewhere is as good as its own", both, function(s)
  s:card [[ return sorcery "Test Feast" { cost = "{G}", target = creature, put_counters("+1/+1", 1, target) } ]]
  local wiitigo = s.bob:has("in play", "Wiitigo", { counters = { ["+1/+1"] = 1 } })
  s.bob:has("hand", "Test Feast")
  s.bob:mana "{G}"
  s.bob:casts("Test Feast", { on = wiitigo })
  s:expect(wiitigo, { power = 2 })
  s:turn_of(s.sue)
  s:turn_of(s.bob)
  s:expect(wiitigo, { zone = "in play", power = 1 })
end)

scenario("R-CRE-7 Wiitigo dies with its last counter", both, function(s)
  local wiitigo = s.bob:has("in play", "Wiitigo", { counters = { ["+1/+1"] = 1 } })
  s:turn_of(s.sue)
  s:turn_of(s.bob)
  s:expect(wiitigo, { zone = "graveyard" })
end)

scenario("a Clone of Wiitigo comes with six counters", both, function(s)
  local wiitigo = s.sue:has("in play", "Wiitigo", { counters = { ["+1/+1"] = 1 } })
  s.bob:has("hand", "Clone")
  s.bob:mana "{3}{U}"
  s.bob:casts("Clone", { choosing = wiitigo })
  s:expect(s.bob:finds("Wiitigo"), { power = 6, toughness = 6, counters = { ["+1/+1"] = 6 } })
end)
