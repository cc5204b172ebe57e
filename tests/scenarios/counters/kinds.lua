-- What a counter does its name says, whoever put it there (R-COUNTER-1).
local both = { "fifth", "microprose" }

local kinds = {
  ["+2/+2"] = { 2, 2 }, ["+0/+2"] = { 0, 2 }, ["-2/-2"] = { -2, -2 }, ["-2/-1"] = { -2, -1 }, ["+1/-1"] = { 1, -1 }, ["-0/-1"] = { 0, -1 },
  ["+10/+12"] = { 10, 12 }, ["+1/+1"] = { 1, 1 }, ["+1/+2"] = { 1, 2 },
}
for kind, by in pairs(kinds) do
  scenario("a " .. kind .. " counter does what its name says (R-COUNTER-1)", both, function(s)
    s:card([[ return sorcery "Test Boon" { cost = "{G}", text = "Put a ]] .. kind .. [[ counter on target creature.",
      target = creature, put_counters("]] .. kind .. [[", 1, target) } ]])
    local ogre = s.bob:makes("Ogre", { power = 5, toughness = 5 })
    local other = s.bob:has("in play", "Sengir Vampire", { counters = { [kind] = 1 } })
    s.bob:has("hand", "Test Boon"); s.bob:mana "{G}"
    s.bob:casts("Test Boon", { on = ogre })
    s:expect(ogre, { power = 5 + by[1], toughness = 5 + by[2], counters = { [kind] = 1 } })
    s:expect(other, { power = 4 + by[1], toughness = 4 + by[2] })
  end)
end

scenario("two of a kind do it twice, and removing them ends it (R-COUNTER-1)", both, function(s)
  s:card [[ return sorcery "Test Bane" { cost = "{B}", target = creature, remove_counters("-0/-2", 1, target) } ]]
  local vampire = s.bob:has("in play", "Sengir Vampire", { counters = { ["-0/-2"] = 1, ["+0/+2"] = 2 } })
  s:expect(vampire, { power = 4, toughness = 6 })
  s.bob:has("hand", "Test Bane"); s.bob:mana "{B}"
  s.bob:casts("Test Bane", { on = vampire })
  s:expect(vampire, { power = 4, toughness = 8, counters = { ["+0/+2"] = 2 } })
end)

scenario("a counter that takes the last of the toughness kills (R-COUNTER-1)", both, function(s)
  s:card [[ return sorcery "Test Blight" { cost = "{B}", target = creature, put_counters("-0/-2", 1, target) } ]]
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.bob:has("hand", "Test Blight"); s.bob:mana "{B}"
  s.bob:casts("Test Blight", { on = bears })
  s:expect(bears, { zone = "graveyard" })
end)

-- A 0/0 is never seen without the counters that it comes into play with.
local stone = [[ return summon "Wall" "Stone" { cost = "{G}", power = 0, toughness = 0,
  text = "Stone comes into play with two +0/+2 counters on it.",
  enters_with_counters { kind = "+0/+2", n = 2 } } ]]
scenario("a 0/0 that comes into play with two +0/+2 counters lives (R-COUNTER-1)", both, function(s)
  s:card(stone)
  local wall = s.bob:has("hand", "Stone"); s.bob:mana "{G}"
  s.bob:casts(wall)
  s:expect(wall, { zone = "in play", power = 0, toughness = 4 })
end)
scenario("so does a copy of it, and one that is put into play (R-COUNTER-1)", both, function(s)
  s:card(stone)
  s:card [[ return summon "Double" "Test Double" { cost = "{U}", power = 0, toughness = 0,
    when_played { choose("card", you, creatures) }, continuous { affects = self, copy_of = chosen } } ]]
  s:card [[ return sorcery "Test Return" { cost = "{B}", target = cards:that_are "creature":in_zone "graveyard",
    return_to_play(target) } ]]
  local wall = s.bob:has("graveyard", "Stone")
  s.bob:has("hand", "Test Return"); s.bob:mana "{B}{U}"
  s.bob:casts("Test Return", { on = wall })
  s:expect(wall, { zone = "in play", toughness = 4 })
  local double = s.bob:has("hand", "Test Double")
  s.bob:casts(double)
  s:expect(double, { zone = "in play", toughness = 4, name = "Stone" })
end)
scenario("a 2/2 that comes into play with two -0/-1 counters dies at once (R-COUNTER-1)", both, function(s)
  s:card [[ return summon "Wraith" "Wisp" { cost = "{B}", power = 2, toughness = 2,
    text = "Wisp comes into play with two -0/-1 counters on it.",
    enters_with_counters { kind = "-0/-1", n = 2 } } ]]
  local wisp = s.bob:has("hand", "Wisp"); s.bob:mana "{B}"
  s.bob:casts(wisp)
  s:expect(wisp, { zone = "graveyard" })
end)
scenario("one that comes into play under what helps it lives as long as that does (R-COUNTER-1)", both, function(s)
  s:card [[ return summon "Wraith" "Wisp" { cost = "{B}", power = 2, toughness = 2,
    text = "Wisp comes into play with two -0/-1 counters on it.",
    enters_with_counters { kind = "-0/-1", n = 2 } } ]]
  s:card [[ return enchantment "Castle Wall" { cost = "{W}",
    continuous { affects = creatures:controlled_by(you), plus = "+0/+2" } } ]]
  local castle = s.bob:has("in play", "Castle Wall")
  local wisp = s.bob:has("hand", "Wisp"); s.bob:mana "{B}"
  s.bob:casts(wisp)
  s:expect(wisp, { zone = "in play", toughness = 2 })
  s.sue:has("hand", "Disenchant"); s.sue:mana "{W}{W}"
  s.sue:casts("Disenchant", { on = castle })
  s:expect(wisp, { zone = "graveyard" })
end)
