-- Sources of mana that ask or say more than most pay for costs all the same (R-MANA-3).
local both = { "fifth", "microprose" }

local function land(s, body)
  s:card('return land "Odd Spring" { activated { ' .. body .. " } }")
  return s.bob:has("in play", "Odd Spring")
end
local function probe(s, cost)
  s:card('return sorcery "Probe" { cost = "' .. cost .. '", gain_life(1) }')
  s.bob:has("hand", "Probe")
end

scenario("R-MANA-3 either colour pays for a source that asks for one of two", both, function(s)
  land(s, 'cost = "{W/B}{T}", add_mana("{U}")')
  s.bob:lands("Swamp", 1)
  probe(s, "{U}")
  s.bob:casts("Probe")
  s:expect(s.bob, { life = 21, mana = "" })
end)

scenario("R-MANA-3 a third colour does not", both, function(s)
  land(s, 'cost = "{W/B}{T}", add_mana("{U}")')
  s.bob:lands("Forest", 1)
  probe(s, "{U}")
  s:expect_illegal(function() s.bob:casts("Probe") end, "R-MANA-6")
end)

scenario("R-MANA-3 mana for each of something is counted as it is there now", both, function(s)
  land(s, 'cost = "{T}", for_each(creatures:controlled_by(you), { add_mana("{U}") })')
  s.bob:has("in play", "Grizzly Bears", { count = 2 })
  s.sue:has("in play", "Grizzly Bears")
  probe(s, "{U}{U}{U}")
  s:expect_illegal(function() s.bob:casts("Probe") end, "R-MANA-6")
  s.bob:lands("Island", 1)
  s.bob:casts("Probe")
  s:expect(s.bob, { life = 21, mana = "" })
end)

scenario("R-MANA-3 and of none of it there is none", both, function(s)
  land(s, 'cost = "{T}", for_each(creatures:controlled_by(you), { add_mana("{U}") })')
  probe(s, "{U}")
  s:expect_illegal(function() s.bob:casts("Probe") end, "R-MANA-6")
end)
