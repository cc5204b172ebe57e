-- Keywords that later years have names for; each is made of triggers that the era has (R-TRIG-1).
local both = { "fifth", "microprose" }

-- A 2/2 of this keyword in play.
local function one_with(s, p, keyword, word, how)
  s:card([[ return summon "Rogue" "Test Rogue" { cost = "{1}{B}", power = 2, toughness = 2,
    text = "]] .. keyword .. [[", ]] .. word .. [[ } ]])
  return p:has("in play", "Test Rogue", how or {})
end

scenario("lifelink: as much life as damage, to creatures and to players", both, function(s)
  local cat = one_with(s, s.bob, "Lifelink", "lifelink")
  local wall = s.sue:has("in play", "Wall of Brambles")
  s.bob:attacks { cat }
  s:to("end of attack")
  s:expect(s.bob, { life = 22 })
  s:turn_of(s.bob)
  s.bob:attacks { cat }
  s.sue:blocks { [wall] = cat }
  s:to("end of attack")
  s:expect(s.bob, { life = 24 })
  s:expect(s.sue, { life = 18 })
end)

scenario("prowess: spells that are no creatures, and one's own", both, function(s)
  local monk = one_with(s, s.bob, "Prowess", "prowess")
  s.bob:has("hand", "Lightning Bolt")
  s.bob:has("hand", "Grizzly Bears")
  s.sue:has("hand", "Lightning Bolt")
  s.bob:lands("Mountain", 1)
  s.bob:lands("Forest", 2)
  s.sue:lands("Mountain", 1)
  s.bob:casts("Grizzly Bears")
  s:expect(monk, { power = 2, toughness = 2 })
  s.sue:casts("Lightning Bolt", { target = s.bob })
  s:expect(monk, { power = 2, toughness = 2 })
  s.bob:casts("Lightning Bolt", { target = s.sue })
  s:expect(monk, { power = 3, toughness = 3 })
  s:next_turn()
  s:expect(monk, { power = 2, toughness = 2 })
end)

scenario("exalted: one creature that attacks alone, whichever it is", both, function(s)
  local squire = one_with(s, s.bob, "Exalted", "exalted")
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.bob:attacks { bears }
  s:expect(bears, { power = 3, toughness = 3 })
  s:expect(squire, { power = 2, toughness = 2 })
  s:to("end of attack")
  s:expect(s.sue, { life = 17 })
  s:turn_of(s.bob)
  s.bob:attacks { bears, squire }
  s:to("end of attack")
  s:expect(s.sue, { life = 13 })
end)

scenario("exalted: a creature of another is none of its business", both, function(s)
  one_with(s, s.sue, "Exalted", "exalted")
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.bob:attacks { bears }
  s:expect(bears, { power = 2, toughness = 2 })
end)
