-- Keywords of later years that are about attacking, blocking and the damage of it; each is made of triggers and rules
-- that the era has (R-TRIG-1, R-BLOCK-1).
local both = { "fifth", "microprose" }

-- A creature of this keyword in play, 2/2 where nothing else is said.
local function one_with(s, p, keyword, word, how)
  how = how or {}
  s:card([[ return summon "Rogue" "Test Rogue" { cost = "{1}{B}", power = ]] .. (how.power or 2) .. [[, toughness = ]]
      .. (how.toughness or 2) .. [[, text = "]] .. keyword .. [[", ]] .. word .. [[ } ]])
  return p:has("in play", "Test Rogue")
end

scenario("deathtouch: a creature that it deals damage is destroyed, whatever its toughness, and a player is not", both, function(s)
  local rogue = one_with(s, s.bob, "Deathtouch", "deathtouch")
  local wall = s.sue:makes("Test Wall", { power = 0, toughness = 7 })
  s.bob:attacks { rogue }
  s.sue:blocks { [wall] = rogue }
  s:to("end of attack")
  s:expect(wall, { zone = "graveyard" })
  s:expect(rogue, { zone = "in play" })
  s:turn_of(s.bob)
  s.bob:attacks { rogue }
  s:to("end of attack")
  s:expect(s.sue, { life = 18, lost = false })
end)

scenario("deathtouch: what it destroys may regenerate", both, function(s)
  local rogue = one_with(s, s.bob, "Deathtouch", "deathtouch", { toughness = 4 })
  local wall = s.sue:makes("Test Wall", { power = 0, toughness = 7, text = "{G}: Regenerate Test Wall." })
  s.sue:lands("Forest", 1)
  s.bob:attacks { rogue }
  s.sue:blocks { [wall] = rogue }
  s.sue:will_regenerate(wall, { with = wall })
  s:to("end of attack")
  s:expect(wall, { zone = "in play", tapped = true })
end)

scenario("bushido: once, however many block, and when it blocks", both, function(s)
  local rogue = one_with(s, s.bob, "Bushido 2", "bushido(2)")
  local a = s.sue:has("in play", "Grizzly Bears")
  local b = s.sue:has("in play", "Grizzly Bears")
  s.bob:attacks { rogue }
  s.sue:blocks { [a] = rogue, [b] = rogue }
  s:expect(rogue, { power = 4, toughness = 4 })
  s.bob:assigns { [rogue] = { [a] = 2, [b] = 2 } }
  s:to("end of attack")
  s:expect(rogue, { zone = "graveyard" })
  s:expect(a, { zone = "graveyard" })
  s:expect(b, { zone = "graveyard" })
end)

scenario("bushido: a blocker has it too, and who is not blocked gets nothing", both, function(s)
  local rogue = one_with(s, s.sue, "Bushido 1", "bushido(1)")
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.bob:attacks { bears }
  s.sue:blocks { [rogue] = bears }
  s:to("end of attack")
  s:expect(bears, { zone = "graveyard" })
  s:expect(rogue, { zone = "in play", power = 3, toughness = 3 })
  s:turn_of(s.sue)
  s:expect(rogue, { power = 2, toughness = 2 })
  s.sue:attacks { rogue }
  s:to("end of attack")
  s:expect(s.bob, { life = 18 })
end)

scenario("flanking: each blocker without it gets -1/-1, one that has it does not", both, function(s)
  s:card [[ return summon "Knight" "Test Knight" { cost = "{1}{B}", power = 2, toughness = 2, text = "Flanking", flanking } ]]
  local knight = s.bob:has("in play", "Test Knight")
  local other = s.sue:has("in play", "Test Knight")
  local bears = s.sue:makes("Test Ox", { power = 1, toughness = 3 })
  s.bob:attacks { knight }
  s.sue:blocks { [bears] = knight, [other] = knight }
  s:expect(bears, { power = 0, toughness = 2 })
  s:expect(other, { power = 2, toughness = 2 })
  s:expect(knight, { power = 2, toughness = 2 })
end)

scenario("mentor: a +1/+1 counter for an attacker of less power, and for no other", both, function(s)
  local rogue = one_with(s, s.bob, "Mentor", "mentor")
  local squire = s.bob:makes("Test Squire", { power = 1, toughness = 2 })
  local equal = s.bob:has("in play", "Grizzly Bears")
  local home = s.bob:makes("Test Page", { power = 1, toughness = 1 })
  s.bob:will("target", squire)
  s.bob:attacks { rogue, squire, equal }
  s:expect(squire, { counters = { ["+1/+1"] = 1 } })
  s:expect(equal, { counters = {} })
  s:expect(home, { counters = {} })
end)

scenario("mentor: among equals there is nobody to teach", both, function(s)
  local rogue = one_with(s, s.bob, "Mentor", "mentor")
  local equal = s.bob:has("in play", "Grizzly Bears")
  s.bob:attacks { rogue, equal }
  s:expect(equal, { counters = {} })
  s:expect(rogue, { counters = {} })
end)

scenario("renown: the first combat damage to a player alone", both, function(s)
  local rogue = one_with(s, s.bob, "Renown 2", "renown(2)")
  s.bob:attacks { rogue }
  s:to("end of attack")
  s:expect(rogue, { power = 4, toughness = 4, counters = { ["+1/+1"] = 2, renown = 1 } })
  s:turn_of(s.bob)
  s.bob:attacks { rogue }
  s:to("end of attack")
  s:expect(rogue, { power = 4, toughness = 4, counters = { ["+1/+1"] = 2, renown = 1 } })
  s:expect(s.sue, { life = 14 })
end)

scenario("renown: damage to a creature brings none", both, function(s)
  local rogue = one_with(s, s.bob, "Renown 2", "renown(2)", { toughness = 5 })
  local wall = s.sue:makes("Test Wall", { power = 0, toughness = 7 })
  s.bob:attacks { rogue }
  s.sue:blocks { [wall] = rogue }
  s:to("end of attack")
  s:expect(rogue, { counters = {} })
end)

scenario("battle cry: each other attacker, and nobody at home", both, function(s)
  local rogue = one_with(s, s.bob, "Battle cry", "battle_cry")
  local bears = s.bob:has("in play", "Grizzly Bears")
  local home = s.bob:makes("Test Page", { power = 1, toughness = 1 })
  s.bob:attacks { rogue, bears }
  s:expect(rogue, { power = 2, toughness = 2 })
  s:expect(bears, { power = 3, toughness = 2 })
  s:expect(home, { power = 1 })
  s:next_turn()
  s:expect(bears, { power = 2 })
end)

scenario("annihilator: the defending player sacrifices so many permanents, of his choice", both, function(s)
  local rogue = one_with(s, s.bob, "Annihilator 2", "annihilator(2)")
  local bears = s.sue:has("in play", "Grizzly Bears")
  local a = s.sue:has("in play", "Forest")
  local b = s.sue:has("in play", "Forest")
  local mine = s.bob:has("in play", "Forest")
  s.sue:will("choose", bears)
  s.sue:will("choose", a)
  s.bob:attacks { rogue }
  s:expect(bears, { zone = "graveyard" })
  s:expect(a, { zone = "graveyard" })
  s:expect(b, { zone = "in play" })
  s:expect(mine, { zone = "in play" })
end)

scenario("afflict: once, however many block it, and nothing when nobody does", both, function(s)
  local rogue = one_with(s, s.bob, "Afflict 3", "afflict(3)", { toughness = 9 })
  local a = s.sue:has("in play", "Grizzly Bears")
  local b = s.sue:has("in play", "Grizzly Bears")
  s.bob:attacks { rogue }
  s.sue:blocks { [a] = rogue, [b] = rogue }
  s.bob:assigns { [rogue] = { [a] = 2 } }
  s:to("end of attack")
  s:expect(s.sue, { life = 17 })
  s:turn_of(s.bob)
  s.bob:attacks { rogue }
  s:to("end of attack")
  s:expect(s.sue, { life = 15 })
end)

scenario("skulk: who has more power cannot block it, whoever has as much can", both, function(s)
  local rogue = one_with(s, s.bob, "Skulk", "skulk")
  local big = s.sue:makes("Test Giant", { power = 3, toughness = 3 })
  local equal = s.sue:has("in play", "Grizzly Bears")
  s.bob:attacks { rogue }
  s:expect_illegal(function() s.sue:blocks { [big] = rogue } end, "Skulk")
  s.sue:blocks { [equal] = rogue }
  s:to("end of attack")
  s:expect(rogue, { zone = "graveyard" })
end)

scenario("dethrone: a counter for whoever attacks the player of the most life", both, function(s)
  local rogue = one_with(s, s.bob, "Dethrone", "dethrone")
  s.bob:attacks { rogue }
  s:expect(rogue, { counters = { ["+1/+1"] = 1 } })
  s:turn_of(s.bob)
  s.bob:attacks { rogue }
  s:expect(rogue, { counters = { ["+1/+1"] = 1 } })
end)

scenario("ingest: the top card of the library leaves the game, for combat damage to a player", both, function(s)
  local rogue = one_with(s, s.bob, "Ingest", "ingest")
  s.sue:library { "Grizzly Bears", "Forest", "Forest", "Forest" }
  s.bob:attacks { rogue }
  s:to("end of attack")
  s:expect(s.sue, { out_of_game = { "Grizzly Bears" }, library = 3 })
end)

scenario("melee: +1/+1 when it attacks", both, function(s)
  local rogue = one_with(s, s.bob, "Melee", "melee")
  s.bob:attacks { rogue }
  s:expect(rogue, { power = 3, toughness = 3 })
  s:next_turn()
  s:expect(rogue, { power = 2, toughness = 2 })
end)

scenario("provoke: a tapped creature is untapped and has to block it", both, function(s)
  local rogue = one_with(s, s.bob, "Provoke", "provoke")
  local bears = s.sue:has("in play", "Grizzly Bears", { tapped = true })
  s.bob:will("pay", true)
  s.bob:attacks { rogue }
  s:expect(bears, { tapped = false })
  s:expect_illegal(function() s.sue:blocks {} end, "must block")
  s.sue:blocks { [bears] = rogue }
  s:to("end of attack")
  s:expect(rogue, { zone = "graveyard" })
  s:expect(bears, { zone = "graveyard" })
end)

scenario("no more than one may block it: the second is refused, and so is a second by another's rule", both, function(s)
  s:card [[ return summon "Beast" "Test Beast" { cost = "{1}{G}", power = 3, toughness = 3,
    text = "Test Beast cannot be blocked by more than 1 creature.", blocker_limit { n = 1 } } ]]
  local beast = s.bob:has("in play", "Test Beast")
  local plain = s.bob:has("in play", "Grizzly Bears")
  local a = s.sue:has("in play", "Grizzly Bears")
  local b = s.sue:has("in play", "Grizzly Bears")
  local c = s.sue:has("in play", "Grizzly Bears")
  s.bob:attacks { beast, plain }
  s:expect_illegal(function() s.sue:blocks { [a] = beast, [b] = beast } end, "no more than 1 can block it")
  s.sue:blocks { [a] = beast, [b] = plain, [c] = plain }
  s.bob:assigns { [plain] = { [b] = 2 } }
  s:to("end of attack")
  s:expect(a, { zone = "graveyard" })
  s:expect(beast, { zone = "in play", damage = 2 })
end)

scenario("who needs two blockers and may have one is blocked by nobody", both, function(s)
  s:card [[ return summon "Beast" "Test Beast" { cost = "{1}{G}", power = 3, toughness = 3,
    text = "Menace\nTest Beast cannot be blocked by more than 1 creature.", menace, blocker_limit { n = 1 } } ]]
  local beast = s.bob:has("in play", "Test Beast")
  local a = s.sue:has("in play", "Grizzly Bears")
  local b = s.sue:has("in play", "Grizzly Bears")
  s.bob:attacks { beast }
  s:expect_illegal(function() s.sue:blocks { [a] = beast } end, "blockers at least")
  s:expect_illegal(function() s.sue:blocks { [a] = beast, [b] = beast } end, "blockers at least")
  s:to("end of attack")
  s:expect(s.sue, { life = 17 })
end)
