local both = { "fifth", "microprose" }

local function shapeless(s, first, second)
  s:card('return land "Twofold Grove" { activated { cost = "{T}", add_mana "' .. first .. '" }, '
      .. 'activated { cost = "{T}", add_mana "' .. second .. '" } }')
  s:card [[ return sorcery "Little" { cost = "{G}", gain_life(1) } ]]
  s:card [[ return sorcery "Middling" { cost = "{2}", gain_life(2) } ]]
  s:card [[ return sorcery "Great" { cost = "{2}{G}", gain_life(4) } ]]
  s:card [[ return sorcery "Twice" { cost = "{G}{G}", gain_life(8) } ]]
  for _, spell in ipairs { "Little", "Middling", "Great", "Twice" } do s.bob:has("hand", spell) end
end

for _, order in ipairs { { "{G}", "{C}{C}" }, { "{C}{C}", "{G}" } } do
  scenario("R-MANA-3 of two mana abilities of a permanent either pays: " .. order[1] .. " or " .. order[2], both,
    function(s)
      shapeless(s, order[1], order[2])
      local grove = s.bob:has("in play", "Twofold Grove")
      s:expect_illegal(function() s.bob:casts("Great") end, "cost")
      s:expect_illegal(function() s.bob:casts("Twice") end, "cost")
      s.bob:casts("Little")
      s:expect(s.bob, { life = 21, mana = "" })
      s:expect(grove, { tapped = true })
      s.bob:has("in play", "Twofold Grove")
      s.bob:casts("Middling")
      s:expect(s.bob, { life = 23, mana = "" })
      s.bob:has("in play", "Twofold Grove", { count = 2 })
      s.bob:casts("Great")
      s:expect(s.bob, { life = 27, mana = "" })
      s.bob:has("in play", "Twofold Grove", { count = 2 })
      s.bob:casts("Twice")
      s:expect(s.bob, { life = 35, mana = "" })
    end)
end

--- A probe of that cost is cast, and paid for by what lies there.
local function probe(s, cost)
  s:card('return sorcery "Probe" { cost = "' .. cost .. '", gain_life(1) }')
  s.bob:has("hand", "Probe")
  s.bob:casts("Probe")
  s:expect(s.bob, { mana = "" })
end

for _, cost in ipairs { "{R}{R}", "{G}{G}", "{1}{G}" } do
  for _, choice in ipairs { { "one_of", "way" }, { "choose_one", "mode" } } do
    scenario("R-MANA-3 " .. choice[1] .. ", of steps that are more than one each, pays " .. cost, both, function(s)
      local pair = function(mana) return choice[2] .. ' { add_mana "' .. mana .. '", add_mana "' .. mana .. '" }' end
      s:card('return land "Crossing" { activated { cost = "{T}", ' .. choice[1] .. " { "
          .. pair "{R}" .. ", " .. pair "{G}" .. " } } }")
      s.bob:has("in play", "Crossing")
      probe(s, cost)
    end)
  end
end

scenario("R-MANA-3 what is chosen among after other mana is settled by the payment", both, function(s)
  s:card [[ return land "Crossing" { activated { cost = "{T}", add_mana "{W}",
    one_of { way { add_mana "{R}" }, way { gain_life(1) }, way { add_mana "{G}" } } } } ]]
  s.bob:has("in play", "Crossing")
  s:card [[ return sorcery "Great" { cost = "{W}{W}", gain_life(1) } ]]
  s.bob:has("hand", "Great")
  s:expect_illegal(function() s.bob:casts("Great") end, "cost")
  probe(s, "{W}{G}")
  s:expect(s.bob, { life = 21 })
end)

scenario("R-MANA-3 a choice within a way, and two choices one after the other", both, function(s)
  s:card [[ return land "Crossing" { activated { cost = "{T}",
    one_of { way { add_mana "{W}" }, way { add_mana "{U}", one_of { way { add_mana "{B}" }, way { add_mana "{R}" } } } },
    one_of { way { add_mana "{G}" }, way { add_mana "{C}" } } } } ]]
  s.bob:has("in play", "Crossing")
  s:card [[ return sorcery "Great" { cost = "{W}{U}", gain_life(1) } ]]
  s.bob:has("hand", "Great")
  s:expect_illegal(function() s.bob:casts("Great") end, "cost")
  probe(s, "{U}{R}{G}")
end)

scenario("R-COST-1 a choice of ways pays for an upkeep", both, function(s)
  s:card [[ return land "Crossing" { activated { cost = "{T}", one_of { way { add_mana "{R}" }, way { add_mana "{G}" } } } } ]]
  s:card [[ return enchantment "Tended" { cost = "{1}", cumulative_upkeep "{G}" } ]]
  local crossing = s.bob:has("in play", "Crossing")
  local tended = s.bob:has("in play", "Tended")
  s:turn_of(s.sue)
  s.bob:will("pay", true)
  s:turn_of(s.bob)
  s:expect(tended, { zone = "in play" })
  s:expect(crossing, { tapped = true })
end)

scenario("R-MANA-3 by hand its player chooses the way", both, function(s)
  s:card [[ return land "Crossing" { activated { cost = "{T}", one_of { way { add_mana "{R}" }, way { add_mana "{G}" } } } } ]]
  local crossing = s.bob:has("in play", "Crossing")
  s.bob:will("mode", 2)
  s.bob:taps_for_mana(crossing)
  s:expect(s.bob, { mana = "{G}" })
end)

scenario("R-COST-3 a way that the opponent chooses is left to the hand", both, function(s)
  s:card [[ return land "Crossing" { activated { cost = "{T}", one_of { by = opponent, way { add_mana "{R}" }, way { add_mana "{G}" } } } } ]]
  s:card [[ return sorcery "Great" { cost = "{G}", gain_life(1) } ]]
  s.bob:has("in play", "Crossing")
  s.bob:has("hand", "Great")
  s:expect_illegal(function() s.bob:casts("Great") end, "no cost draws the mana of Crossing by itself")
end)

scenario("R-MANA-3 mana that its player may have or not is settled by the payment", both, function(s)
  s:card [[ return land "Crossing" { activated { cost = "{T}", add_mana "{W}", may { add_mana "{R}", otherwise = { gain_life(1) } } } } ]]
  s.bob:has("in play", "Crossing", { count = 2 })
  probe(s, "{W}{R}{W}")
  s:expect(s.bob, { life = 22 })
end)

scenario("R-COST-3 what may be done at a price is left to the hand", both, function(s)
  s:card [[ return land "Crossing" { activated { cost = "{T}", may { pay = lose_life(1), add_mana "{R}" } } } ]]
  s:card [[ return sorcery "Great" { cost = "{R}", gain_life(1) } ]]
  s.bob:has("in play", "Crossing")
  s.bob:has("hand", "Great")
  s:expect_illegal(function() s.bob:casts("Great") end, "no cost draws the mana of Crossing by itself")
end)
