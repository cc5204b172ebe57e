-- A source that is not tapped for its mana is planned to be used no more often than it can be: what bounds it is shared
-- by all its ways (R-MANA-3, R-COST-1).
local both = { "fifth", "microprose" }

local function berg(s, ice, abilities)
  s:card('return artifact "Berg" { cost = "{0}", ' .. abilities .. " }")
  return s.bob:has("in play", "Berg", ice > 0 and { counters = { ice = ice } } or nil)
end
local function probe(s, cost)
  s:card('return sorcery "Probe" { cost = "' .. cost .. '", gain_life(1) }')
  s.bob:has("hand", "Probe")
end

local modes = [[ activated { cost = remove_counters("ice", 1, self), speed = "mana source",
  choose_one { mode { add_mana("{W}") }, mode { add_mana("{U}") } } } ]]
local abilities = [[ activated { cost = remove_counters("ice", 1, self), speed = "mana source", add_mana("{W}") },
  activated { cost = remove_counters("ice", 1, self), speed = "mana source", add_mana("{U}") } ]]
local pairs_of_any = [[ activated { cost = remove_counters("ice", 1, self), speed = "mana source",
  add_mana_of_any_colour(2) } ]]

for _, case in ipairs { { "modes of an ability", modes, "{W}{U}" }, { "abilities", abilities, "{W}{U}" },
  { "colours of two mana", pairs_of_any, "{W}{W}{U}{U}" } } do
  scenario("R-MANA-3 one counter is taken once: two " .. case[1], both, function(s)
    berg(s, 1, case[2])
    probe(s, case[3])
    s:expect_illegal(function() s.bob:casts("Probe") end, "R-MANA-6")
  end)
  scenario("R-MANA-3 and two of them twice: two " .. case[1], both, function(s)
    local it = berg(s, 2, case[2])
    probe(s, case[3])
    s.bob:casts("Probe")
    s:expect(s.bob, { life = 21, mana = "" })
    s:expect(it, { counters = {} })
  end)
end

scenario("R-MANA-3 a counter that tapping takes as well is counted once", both, function(s)
  berg(s, 1, [[ activated { cost = remove_counters("ice", 1, self), speed = "mana source", add_mana("{W}") },
    activated { cost = { "{T}", remove_counters("ice", 1, self) }, speed = "mana source", add_mana("{U}") } ]])
  probe(s, "{W}{U}")
  s:expect_illegal(function() s.bob:casts("Probe") end, "R-MANA-6")
end)

scenario("R-MANA-3 what may be used once a turn gives its mana once", both, function(s)
  berg(s, 0, [[ activated { cost = "{1}", only_if = compare(uses_this_turn, "at most", 0), speed = "mana source",
    add_mana("{W}") } ]])
  s.bob:lands("Island", 2)
  probe(s, "{W}{W}")
  s:expect_illegal(function() s.bob:casts("Probe") end, "R-MANA-6")
  s.bob:lands("Plains", 1)
  s.bob:casts("Probe")
  s:expect(s.bob, { life = 21, mana = "" })
end)
