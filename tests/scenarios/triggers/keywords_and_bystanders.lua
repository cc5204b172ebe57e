-- Keywords of later years are about the creature that has them: what others do sets nothing off, and each of their
-- parts counts (R-TRIG-1).
local both = { "fifth", "microprose" }

local function rogue_of(s, keyword, word, how)
  how = how or {}
  s:card([[ return summon "Rogue" "Test Rogue" { cost = "{B}", power = ]] .. (how.power or 2) .. [[, toughness = ]]
      .. (how.toughness or 2) .. [[, ]] .. word .. (how.more or "") .. [[, text = "]] .. keyword .. [[" } ]])
end

local function one_with(s, p, keyword, word, how)
  rogue_of(s, keyword, word, how)
  return p:has("in play", "Test Rogue")
end

local function bolts(_, p, what)
  p:has("hand", "Lightning Bolt")
  p:lands("Mountain", 1)
  p:casts("Lightning Bolt", { target = what })
end

local pinger = [[, activated { cost = "{0}", deal(1, opponent) }]]
local pings = [[\n{0}: Test Rogue deals 1 damage to an opponent.]]

-- Bears attack, and the creature of the keyword stays at home.
local function bears_attack(s)
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.bob:attacks { bears }
  return bears
end

scenario("afflict: another that becomes blocked costs nobody life", both, function(s)
  one_with(s, s.bob, "Afflict 3", "afflict(3)")
  local wall = s.sue:makes("Test Wall", { power = 0, toughness = 7 })
  local bears = bears_attack(s)
  s.sue:blocks { [wall] = bears }
  s:to("end of attack")
  s:expect(s.sue, { life = 20 })
end)

scenario("annihilator: another's attack costs nothing, and its own only what the defending player has", both, function(s)
  local rogue = one_with(s, s.bob, "Annihilator 1", "annihilator(1)")
  local forest = s.sue:has("in play", "Forest")
  local bears = bears_attack(s)
  s:expect(forest, { zone = "in play" })
  s:turn_of(s.bob)
  s.bob:attacks { rogue }
  s:expect(forest, { zone = "graveyard" })
  s:expect(bears, { zone = "in play" })
end)

scenario("deathtouch: another's damage destroys nothing", both, function(s)
  one_with(s, s.bob, "Deathtouch", "deathtouch")
  local wall = s.sue:makes("Test Wall", { power = 0, toughness = 7 })
  local bears = bears_attack(s)
  s.sue:blocks { [wall] = bears }
  s:to("end of attack")
  s:expect(wall, { zone = "in play" })
end)

scenario("dethrone and melee: another's attack does nothing for them", both, function(s)
  local rogue = one_with(s, s.bob, "Dethrone\\nMelee", "dethrone, melee")
  bears_attack(s)
  s:expect(rogue, { power = 2, toughness = 2, counters = {} })
end)

scenario("echo: who gets another creature has paid for this one still", both, function(s)
  rogue_of(s, "Echo {B}", "echo('{B}')")
  local rogue = s.bob:has("in play", "Test Rogue", { counters = { echo = 1 } })
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.sue:has("hand", "Control Magic")
  s.sue:lands("Island", 4)
  s:turn_of(s.sue)
  s.sue:casts("Control Magic", { on = bears })
  s:expect(bears, { controller = s.sue })
  s:expect(rogue, { counters = { echo = 1 } })
end)

scenario("equip: it costs what it says, and goes on a creature alone", both, function(s)
  s:card [[ return artifact "Test Axe" { cost = "{1}", on = creatures, subtypes = "Equipment",
    text = "Equipped creature gets +2/+0.\nEquip {1}", continuous { affects = enchanted, plus = "+2/+0" }, equip "{1}" } ]]
  local axe = s.bob:has("in play", "Test Axe")
  local bears = s.bob:has("in play", "Grizzly Bears")
  s:expect_illegal(function() s.bob:activates(axe, { target = bears }) end, "mana")
  local forest = s.bob:has("in play", "Forest")
  s.bob:lands("Forest", 1)
  s:expect_illegal(function() s.bob:activates(axe, { target = forest }) end, "target")
  s.bob:activates(axe, { target = bears })
  s:expect(bears, { power = 4 })
end)

scenario("evolve: a toughness of one more suffices, and an opponent's creature does not count", both, function(s)
  local rogue = one_with(s, s.bob, "Evolve", "evolve")
  s:card [[ return summon "Ox" "Test Ox" { cost = "{0}", power = 0, toughness = 3 } ]]
  s:card [[ return summon "Giant" "Test Giant" { cost = "{0}", power = 9, toughness = 9 } ]]
  s.bob:has("hand", "Test Ox")
  s.bob:casts("Test Ox")
  s:expect(rogue, { counters = { ["+1/+1"] = 1 } })
  s:turn_of(s.sue)
  s.sue:has("hand", "Test Giant")
  s.sue:casts("Test Giant")
  s:expect(rogue, { counters = { ["+1/+1"] = 1 } })
end)

scenario("ingest: only its own combat damage, and only to a player", both, function(s)
  local rogue = one_with(s, s.bob, "Ingest" .. pings, "ingest", { more = pinger, toughness = 9 })
  s.bob:library { "Forest", "Forest", "Forest" }
  s.sue:library { "Forest", "Forest", "Forest", "Forest" }
  local bears = bears_attack(s)
  s:to("end of attack")
  s.bob:activates(rogue)
  s:expect(s.sue, { life = 17, library = 4 })
  local wall = s.sue:makes("Test Wall", { power = 0, toughness = 7 })
  s:turn_of(s.bob)
  s.bob:attacks { rogue }
  s.sue:blocks { [wall] = rogue }
  s:to("end of attack")
  s:expect(s.sue, { out_of_game = {} })
  s:turn_of(s.bob)
  s.bob:attacks { rogue }
  s:to("end of attack")
  s:expect(s.sue, { out_of_game = { "Forest" } })
  s:expect(s.bob, { out_of_game = {} })
  s:expect(bears, { zone = "in play" })
end)

scenario("mentor: whoever stays at home neither teaches nor learns", both, function(s)
  local rogue = one_with(s, s.bob, "Mentor", "mentor")
  local page = s.bob:makes("Test Page", { power = 1, toughness = 1 })
  s.bob:attacks { page }
  s:expect(page, { counters = {} })
  s:turn_of(s.bob)
  s.bob:attacks { rogue }
  s:expect(page, { counters = {} })
end)

scenario("modular: another's counters go nowhere, and nothing goes to an artifact that is no creature", both, function(s)
  s:card [[ return artifact_creature "Construct" "Test Worker" { cost = "{1}", power = 0, toughness = 1, text = "Modular 2",
    modular(2) } ]]
  local worker = s.bob:has("in play", "Test Worker")
  s.bob:has("in play", "Ivory Cup")
  local bears = s.bob:has("in play", "Grizzly Bears", { counters = { ["+1/+1"] = 1 } })
  bolts(s, s.bob, bears)
  s:expect(worker, { counters = {} })
  bolts(s, s.bob, worker)
  s:expect(s.bob:finds("Ivory Cup"), { counters = {} })
end)

scenario("persist, undying, soulshift: another that dies stays dead, and nobody is asked for anything", both, function(s)
  one_with(s, s.bob, "Persist\\nUndying\\nSoulshift 3", "persist, undying, soulshift(3)")
  s:card [[ return summon "Spirit" "Test Ghost" { cost = "{2}{W}", power = 1, toughness = 1 } ]]
  local ghost = s.bob:has("graveyard", "Test Ghost")
  local bears = s.bob:has("in play", "Grizzly Bears")
  bolts(s, s.bob, bears)
  s:expect(bears, { zone = "graveyard" })
  s:expect(ghost, { zone = "graveyard" })
end)

scenario("soulshift: a Spirit that is in the hand already is none to take back", both, function(s)
  local rogue = one_with(s, s.bob, "Soulshift 3", "soulshift(3)")
  s:card [[ return summon "Spirit" "Test Ghost" { cost = "{2}{W}", power = 1, toughness = 1 } ]]
  local ghost = s.bob:has("hand", "Test Ghost")
  bolts(s, s.bob, rogue)
  s:expect(ghost, { zone = "hand" })
  s:expect(rogue, { zone = "graveyard" })
end)

scenario("provoke: another's attack provokes nobody, and a land is not provoked", both, function(s)
  local rogue = one_with(s, s.bob, "Provoke", "provoke")
  local ox = s.sue:makes("Test Ox", { power = 0, toughness = 4 })
  bears_attack(s)
  s:expect(ox, { zone = "in play" })
  s:to("end of attack")
  s.sue:has("hand", "Unsummon")
  s.sue:lands("Island", 1)
  s.sue:casts("Unsummon", { target = ox })
  s:turn_of(s.bob)
  s.bob:attacks { rogue }
  s:to("end of attack")
  s:expect(s.sue, { life = 16 })
end)

scenario("provoke: it is this one that has to be blocked, in this combat", both, function(s)
  local rogue = one_with(s, s.bob, "Provoke", "provoke", { toughness = 5 })
  local ox = s.sue:makes("Test Ox", { power = 0, toughness = 9 })
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.bob:will("pay", true)
  s.bob:attacks { rogue, bears }
  s:expect_illegal(function() s.sue:blocks { [ox] = bears } end, "must block")
  s.sue:blocks { [ox] = rogue }
  s:to("end of attack")
  s:expect(s.sue, { life = 18 })
  s:turn_of(s.bob)
  s.bob:will("pay", false)
  s.bob:attacks { rogue }
  s.sue:blocks {}
  s:to("end of attack")
  s:expect(s.sue, { life = 16 })
end)

scenario("renown: another's damage, or damage that is not of combat, brings none", both, function(s)
  local rogue = one_with(s, s.bob, "Renown 2" .. pings, "renown(2)", { more = pinger })
  bears_attack(s)
  s:to("end of attack")
  s:expect(rogue, { counters = {} })
  s.bob:activates(rogue)
  s:expect(s.sue, { life = 17 })
  s:expect(rogue, { counters = {} })
end)

scenario("bloodthirst: 1 damage is enough", both, function(s)
  s:card [[ return instant "Test Spark" { cost = "{0}", deal(1, opponent) } ]]
  rogue_of(s, "Bloodthirst 2", "bloodthirst(2)")
  s.bob:has("hand", "Test Spark")
  s.bob:has("hand", "Test Rogue")
  s.bob:lands("Swamp", 1)
  s.bob:casts("Test Spark")
  s.bob:casts("Test Rogue")
  s:expect(s.bob:finds("Test Rogue"), { counters = { ["+1/+1"] = 2 } })
end)

scenario("bushido and flanking: what they change is as before in the next turn", both, function(s)
  local rogue = one_with(s, s.bob, "Bushido 1\\nFlanking", "bushido(1), flanking")
  local ox = s.sue:makes("Test Ox", { power = 1, toughness = 9 })
  s.bob:attacks { rogue }
  s.sue:blocks { [ox] = rogue }
  s:expect(rogue, { power = 3, toughness = 3 })
  s:expect(ox, { power = 0, toughness = 8 })
  s:next_turn()
  s:expect(rogue, { power = 2, toughness = 2 })
  s:expect(ox, { power = 1, toughness = 9 })
end)

scenario("exploit: a creature of one's own, and nothing else, is what can be sacrificed", both, function(s)
  rogue_of(s, "Exploit", "exploit")
  s.bob:has("hand", "Test Rogue")
  s.bob:lands("Swamp", 1)
  local theirs = s.sue:has("in play", "Grizzly Bears")
  s.bob:will("pay", true)
  s.bob:casts("Test Rogue")
  s:expect(s.bob, { graveyard = { "Test Rogue" }, in_play = { "Swamp" } })
  s:expect(theirs, { zone = "in play" })
end)

scenario("fading: one counter at a time, in one's own upkeep", both, function(s)
  s:card [[ return summon "Rogue" "Test Rogue" { cost = "{B}", power = 2, toughness = 2, text = "Fading 3", fading(3) } ]]
  s.bob:has("hand", "Test Rogue")
  s.bob:lands("Swamp", 1)
  s.bob:casts("Test Rogue")
  local it = s.bob:finds("Test Rogue")
  s:turn_of(s.sue)
  s:expect(it, { counters = { fade = 3 } })
  s:turn_of(s.bob)
  s:expect(it, { counters = { fade = 2 } })
  s:turn_of(s.bob)
  s:expect(it, { counters = { fade = 1 } })
end)

scenario("vanishing: one counter at a time, in one's own upkeep", both, function(s)
  s:card [[ return summon "Ghost" "Test Ghost" { cost = "{B}", power = 2, toughness = 2, text = "Vanishing 3", vanishing(3) } ]]
  s.bob:has("hand", "Test Ghost")
  s.bob:lands("Swamp", 1)
  s.bob:casts("Test Ghost")
  local it = s.bob:finds("Test Ghost")
  s:turn_of(s.sue)
  s:expect(it, { counters = { time = 3 } })
  s:turn_of(s.bob)
  s:expect(it, { counters = { time = 2 } })
  s:turn_of(s.bob)
  s:expect(it, { counters = { time = 1 } })
end)

scenario("graft: a land that comes gets nothing", both, function(s)
  s:card [[ return summon "Mutant" "Test Mutant" { cost = "{G}", power = 0, toughness = 1, text = "Graft 1", graft(1) } ]]
  local mutant = s.bob:has("in play", "Test Mutant", { counters = { ["+1/+1"] = 1 } })
  s.bob:has("hand", "Forest")
  s.bob:plays_land("Forest")
  s:expect(mutant, { counters = { ["+1/+1"] = 1 } })
end)

scenario("outlast: it is paid for", both, function(s)
  local rogue = one_with(s, s.bob, "Outlast {1}", "outlast('{1}')")
  s:expect_illegal(function() s.bob:activates(rogue) end, "mana")
  s:expect(rogue, { tapped = false, counters = {} })
end)

scenario("persist, undying: another that dies brings it not back from a hand", both, function(s)
  for _, word in ipairs { "persist", "undying" } do
    local name = "Test " .. word
    s:card("return summon 'Rogue' '" .. name .. "' { cost = '{B}', power = 2, toughness = 2, text = '"
        .. word:sub(1, 1):upper() .. word:sub(2) .. "', " .. word .. " }")
    s:card("return instant 'Doom of " .. word .. "' { cost = '{B}', targets = { creature, creature }, "
        .. "destroy(targets(1)), return_to_hand(targets(2)) }")
    local it = s.bob:has("in play", name)
    local bears = s.bob:has("in play", "Grizzly Bears")
    s.bob:has("hand", "Doom of " .. word)
    s.bob:lands("Swamp", 1)
    s.bob:casts("Doom of " .. word, { targets = { bears, it } })
    s:expect(bears, { zone = "graveyard" })
    s:expect(it, { zone = "hand" })
  end
end)

scenario("deathtouch, ingest: a player is not destroyed, a creature loses no library: one of the two is set off", both, function(s)
  local rogue = one_with(s, s.bob, "Deathtouch\\nIngest", "deathtouch, ingest", { toughness = 9 })
  s.sue:library { "Forest", "Forest", "Forest", "Forest" }
  local gone = s.sue:has("graveyard", "Grizzly Bears")
  s.bob:attacks { rogue }
  s:to("end of attack")
  s:expect(s.sue, { life = 18, out_of_game = { "Forest" } })
  s:expect(gone, { zone = "graveyard" })
  s:turn_of(s.bob)
  local wall = s.sue:makes("Test Wall", { power = 0, toughness = 7 })
  s.bob:attacks { rogue }
  s.sue:blocks { [wall] = rogue }
  s:to("end of attack")
  s:expect(wall, { zone = "graveyard" })
  s:expect(s.sue, { life = 18 })
end)

scenario("extort: another's spell asks nobody for anything", both, function(s)
  one_with(s, s.bob, "Extort", "extort")
  s.bob:lands("Plains", 2)
  s.sue:has("hand", "Giant Growth")
  s.sue:lands("Forest", 1)
  s.sue:casts("Giant Growth", { target = s.sue:has("in play", "Grizzly Bears") })
  s:expect(s.bob, { life = 20 })
  s:expect(s.sue, { life = 20 })
end)

scenario("scavenge: a land is not given counters", both, function(s)
  rogue_of(s, "Scavenge {B}", "scavenge('{B}')")
  local rogue = s.bob:has("graveyard", "Test Rogue")
  local land = s.bob:has("in play", "Forest")
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.bob:lands("Swamp", 1)
  s:expect_illegal(function() s.bob:activates(rogue, { target = land }) end, "target")
  s.bob:activates(rogue, { target = bears })
  s:expect(bears, { counters = { ["+1/+1"] = 2 } })
end)

scenario("transmute: one card is found, shown to both, and the library is shuffled", both, function(s)
  rogue_of(s, "Transmute {1}", "transmute('{1}')")
  local rogue = s.bob:has("hand", "Test Rogue")
  s.bob:library { "Gray Ogre", "Forest", "Island", "Swamp", "Mountain", "Plains", "Lightning Bolt" }
  local bolt = s.bob:has("library", "Lightning Bolt")
  s.bob:lands("Plains", 1)
  s.bob:will("choose", bolt)
  s.bob:activates(rogue)
  s:expect_view(s.sue, { sees = { bolt } })
  s:expect(s.bob, { hand = { "Lightning Bolt" }, library = 7 })
  -- The second was the forest, and is not now.
  s:turn_of(s.bob)
  s:turn_of(s.bob)
  s:expect(s.bob, { hand = { "Lightning Bolt", "Gray Ogre", "Mountain" } })
end)
