-- Each refusal names the rule that refuses, and no other.
local both = { "fifth", "microprose" }

--- Bob attacks with what `prepare` gives first; Sue's block, which it gives second, is refused.
local function refused_block(name, reason, prepare)
  scenario(name, both, function(s)
    local attackers, blocks = prepare(s)
    s.bob:attacks(attackers)
    s:expect_illegal(function() s.sue:blocks(blocks) end, reason)
  end)
end

refused_block("R-FLY-1 why nobody blocks a flier", "has flying (R-FLY-1)", function(s)
  local flier = s.bob:has("in play", "Scryb Sprites")
  return { flier }, { [s.sue:has("in play", "Grizzly Bears")] = flier }
end)
refused_block("R-LW-1 why nobody blocks in a swamp", "has swampwalk (R-LW-1)", function(s)
  local wraith = s.bob:has("in play", "Bog Wraith")
  s.sue:lands("Swamp", 1)
  return { wraith }, { [s.sue:has("in play", "Grizzly Bears")] = wraith }
end)
refused_block("R-PROT-1 why nothing black blocks a white knight", "has protection from black (R-PROT-1)", function(s)
  local knight = s.bob:has("in play", "White Knight")
  return { knight }, { [s.sue:has("in play", "Scathe Zombies")] = knight }
end)
refused_block("R-GEN-1 why nobody blocks what its own text lets nobody block", "Sneak says so (R-GEN-1)", function(s)
  local sneak = s.bob:makes("Sneak", { power = 1, toughness = 1, text = "Sneak cannot be blocked." })
  return { sneak }, { [s.sue:has("in play", "Scathe Zombies")] = sneak }
end)
refused_block("R-GEN-1 why one alone does not block what takes three", "Gorilla Berserkers says so (R-GEN-1)", function(s)
  local gorilla = s.bob:has("in play", "Gorilla Berserkers")
  return { gorilla }, { [s.sue:has("in play", "Scathe Zombies")] = gorilla }
end)
refused_block("R-GEN-1 why it blocks the lure and nobody else", "Test Lure says so (R-GEN-1)", function(s)
  s:card [[ return enchant_creature "Test Lure" { cost = "{G}", must_block { affects = creatures, attackers = enchanted } } ]]
  local lure, wurm = s.bob:has("in play", "Gray Ogre"), s.bob:has("in play", "Craw Wurm")
  s.bob:has("in play", "Test Lure", { on = lure })
  return { lure, wurm }, { [s.sue:has("in play", "Scathe Zombies")] = wurm }
end)

scenario("R-LH-1 why a serpent does not attack", both, function(s)
  local serpent = s.bob:has("in play", "Sea Serpent")
  s.bob:lands("Island", 1)
  s:expect_illegal(function() s.bob:attacks { serpent } end, "has islandhome (R-LH-1)")
end)
scenario("R-GEN-1 why nobody attacks out of a chasm", both, function(s)
  local ogre = s.bob:has("in play", "Gray Ogre")
  s.bob:has("in play", "Glacial Chasm")
  s:expect_illegal(function() s.bob:attacks { ogre } end, "Glacial Chasm says so (R-GEN-1)")
end)
scenario("R-BATCH-1 why the other one has to wait", both, function(s)
  s.bob:has("hand", "Lightning Bolt")
  s.bob:lands("Mountain", 1)
  s:to("upkeep")
  s:expect(s, { turn_of = s.sue })
  s:expect_illegal(function() s.bob:casts("Lightning Bolt", { on = s.sue, unprompted = true }) end,
    "Sue has the first chance to act, and Bob acts after that (R-BATCH-1)")
end)
for _, phase in ipairs { "untap", "cleanup" } do
  scenario("R-TURN-2 why nobody acts in the " .. phase .. " phase", both, function(s)
    s.sue:has("hand", "Lightning Bolt")
    s.sue:lands("Mountain", 1)
    s:to(phase)
    s:expect_illegal(function() s.sue:casts("Lightning Bolt", { on = s.bob }) end,
      "in the " .. phase .. " phase no fast effects are legal (R-TURN-2)")
  end)
end
