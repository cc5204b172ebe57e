scenario("Tidal Influence: one tide counter -2/-0, two nothing, three +2/+0 for all blue creatures, and four are removed", { "fifth", "microprose" }, function(s)
  s.bob:has("hand", "Tidal Influence")
  s.bob:lands("Island", 3)
  local warrior = s.bob:has("in play", "Homarid Warrior")
  local theirs = s.sue:has("in play", "Homarid Warrior")
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.bob:casts("Tidal Influence")
  for _, power in ipairs { 1, 3, 5, 3, 1 } do
    s:expect(warrior, { power = power, toughness = 3 })
    s:expect(theirs, { power = power, toughness = 3 })
    s:expect(bears, { power = 2 })
    s:turn_of(s.sue)
    s:turn_of(s.bob)
  end
end)

scenario("Tidal Influence is not cast while another is in play", { "fifth", "microprose" }, function(s)
  s.sue:has("in play", "Tidal Influence")
  s.bob:has("hand", "Tidal Influence")
  s.bob:lands("Island", 3)
  s:expect_illegal(function() s.bob:casts("Tidal Influence") end, "does not allow it now")
end)

scenario("Tidal Influence reaches a creature that has become blue", { "fifth", "microprose" }, function(s)
  local t = s.bob:has("in play", "Tidal Influence", { counters = { tide = 3 } })
  local b = s.sue:has("in play", "Grizzly Bears")
  s:expect(b, { power = 2 })
  s.bob:has("hand", "Thoughtlace"); s.bob:mana "{U}"
  s.bob:casts("Thoughtlace", { target = b })
  s:expect(b, { power = 4 })
end)

scenario("Tidal Influence that Sleight of Mind has turned from blue weakens creatures of the other colour", { "fifth", "microprose" }, function(s)
  local t = s.bob:has("in play", "Tidal Influence", { counters = { tide = 1 } })
  local b = s.sue:has("in play", "Grizzly Bears")
  s.bob:has("hand", "Sleight of Mind"); s.bob:mana "{U}"
  s.bob:casts("Sleight of Mind", { target = t, choosing = { "blue", "green" } })
  s:expect(b, { power = 0, toughness = 2 })
end)

scenario("Tidal Influence that has left play may be cast again, and begins with one counter", { "fifth", "microprose" }, function(s)
  local one = s.bob:has("hand", "Tidal Influence"); s.bob:mana "{2}{U}"
  s.bob:casts(one)
  s:expect(one, { counters = { tide = 1 } })
  s.bob:has("hand", "Boomerang"); s.bob:mana "{U}{U}"
  s.bob:casts("Boomerang", { target = one })
  s.bob:mana "{2}{U}"
  s.bob:casts(one)
  s:expect(one, { zone = "in play", counters = { tide = 1 } })
end)

scenario("Tidal Influence, ruling 2004-10-04: the power of blue creatures changes as soon as the number of its counters does", { "fifth", "microprose" }, function(s)
  local tide = s.bob:has("in play", "Tidal Influence", { counters = { tide = 2 } })
  local warrior = s.bob:has("in play", "Homarid Warrior")
  s:expect(warrior, { power = 3 })
  s:turn_of(s.sue)
  s:to("upkeep")
  s:expect(s, { turn_of = s.bob })
  s:to("end of upkeep")
  s:expect(tide, { counters = { tide = 3 } })
  s:expect(warrior, { power = 5 })
end)
