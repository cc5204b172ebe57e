-- A cost draws by itself on whatever a source would give if it were used now (R-MANA-3): modes, a second step, a condition,
-- counters, a price in mana, reserved mana.
local both = { "fifth", "microprose" }

--- Bob has a land with these abilities, so many others, and a spell of that cost.
local function spring(s, body, cost, lands, n)
  s:card('return land "Spring" { ' .. body .. " }")
  s:card('return sorcery "Probe" { cost = "' .. cost .. '", gain_life(1) }')
  s.bob:has("hand", "Probe")
  if lands then s.bob:lands(lands, n or 1) end
  return s.bob:has("in play", "Spring")
end

local function pays(s, body, cost, lands, n)
  local source = spring(s, body, cost, lands, n)
  s.bob:casts("Probe")
  s:expect(source, { tapped = true })
  s:expect(s.bob, { mana = "" })
  return source
end

local modes = 'activated { cost = "{T}", choose_one { mode { add_mana("{W}") }, mode { add_mana("{U}") } } }'
for _, cost in ipairs { "{W}", "{U}", "{1}" } do
  scenario("R-MANA-3 of two modes that pays which is needed: " .. cost, both, function(s)
    pays(s, modes, cost)
    s:expect(s.bob, { life = 21 })
  end)
end

scenario("R-MANA-3 but one of them only", both, function(s)
  spring(s, modes, "{W}{U}")
  s:expect_illegal(function() s.bob:casts("Probe") end, "R-MANA-6")
end)

scenario("R-MANA-3 two kinds at once pay together", both, function(s)
  pays(s, 'activated { cost = "{T}", add_mana("{C}{U}") }', "{1}{U}")
end)

local pain = 'activated { cost = "{T}", add_mana("{C}") }, activated { cost = "{T}", choose_one { '
  .. 'mode { add_mana("{W}"), deal(1, you) }, mode { add_mana("{U}"), deal(1, you) } } }'
scenario("R-MANA-3 a source that hurts pays where nothing else does", both, function(s)
  pays(s, pain, "{W}")
  s:expect(s.bob, { life = 20 })
end)

scenario("R-MANA-3 and does not hurt where any mana will do", both, function(s)
  pays(s, pain, "{1}")
  s:expect(s.bob, { life = 21 })
end)

scenario("R-MANA-3 nor where another land pays", both, function(s)
  local source = spring(s, pain, "{W}", "Plains")
  s.bob:casts("Probe")
  s:expect(source, { tapped = false })
  s:expect(s.bob, { life = 21 })
end)

scenario("R-MANA-3 of two colours asked for, it gives the one that costs nothing", both, function(s)
  spring(s, pain, "{1}{W}", "Plains")
  s.bob:casts("Probe")
  s:expect(s.bob, { life = 21, mana = "" })
end)

scenario("R-MANA-3 two of them hurt twice", both, function(s)
  spring(s, pain, "{W}{U}")
  s.bob:has("in play", "Spring")
  s.bob:casts("Probe")
  s:expect(s.bob, { life = 19, mana = "" })
end)

local depletion = 'does_not_untap { only_if = compare(counters_on(self, "depletion"), "at least", 1) }, activated { cost = "{T}", '
  .. 'choose_one { mode { add_mana("{B}"), put_counters("depletion", 1, self) }, mode { add_mana("{R}"), put_counters("depletion", 1, self) } } }'
scenario("R-MANA-3 a land that is worn out pays, and bears the counter", both, function(s)
  local source = pays(s, depletion, "{R}")
  s:expect(source, { counters = { depletion = 1 } })
end)

scenario("R-MANA-3 it is spared where a land pays that is not", both, function(s)
  local source = spring(s, depletion, "{R}", "Mountain")
  s.bob:casts("Probe")
  s:expect(source, { tapped = false })
end)

local filter = 'activated { cost = "{T}", add_mana("{C}") }, activated { cost = "{1}, {T}", add_mana("{U}") }, '
  .. 'activated { cost = "{2}, {T}", choose_one { mode { add_mana("{W}") }, mode { add_mana("{B}") } } }'
scenario("R-COST-1 mana of one kind is changed into another for the price that a source asks", both, function(s)
  pays(s, filter, "{U}", "Mountain")
end)

scenario("R-COST-1 the price is paid as well", both, function(s)
  spring(s, filter, "{B}", "Mountain")
  s:expect_illegal(function() s.bob:casts("Probe") end, "R-MANA-6")
  s.bob:lands("Mountain", 1)
  s.bob:casts("Probe")
  s:expect(s.bob, { mana = "" })
end)

scenario("R-COST-1 no source pays for itself", both, function(s)
  spring(s, filter, "{U}")
  s:expect_illegal(function() s.bob:casts("Probe") end, "R-MANA-6")
end)

scenario("R-COST-1 what one gives pays for the next, and nothing goes round in a circle", both, function(s)
  s:card [[ return land "Well" { activated { cost = "{U}, {T}", add_mana("{C}{C}{C}") } } ]]
  spring(s, 'activated { cost = "{2}, {T}", add_mana_of_any_colour(1) }', "{1}{G}")
  s.bob:has("in play", "Well")
  s:expect_illegal(function() s.bob:casts("Probe") end, "R-MANA-6")
  s.bob:lands("Island", 1)
  s.bob:casts("Probe")
  s:expect(s.bob, { mana = "" })
end)

scenario("R-COST-1 it is not changed where it need not be", both, function(s)
  local source = spring(s, filter, "{U}", "Island")
  s.bob:casts("Probe")
  s:expect(source, { tapped = false })
end)

local store = 'activated { cost = { "{T}", remove_counters("storage", x, self) }, add_mana("{G}", you, x) }'
for have, cost in pairs { [2] = "{G}{G}", [3] = "{1}{G}" } do
  scenario("R-MANA-3 of " .. have .. " stored mana as much is taken as is needed: " .. cost, both, function(s)
    s:card('return land "Spring" { ' .. store .. " }")
    s:card('return sorcery "Probe" { cost = "' .. cost .. '", gain_life(1) }')
    s.bob:has("hand", "Probe")
    local source = s.bob:has("in play", "Spring", { counters = { storage = have } })
    s.bob:casts("Probe")
    s:expect(source, { tapped = true, counters = { storage = have - 2 } })
    s:expect(s.bob, { mana = "" })
  end)
end

scenario("R-MANA-3 what is stored is spared where other mana pays", both, function(s)
  s:card('return land "Spring" { ' .. store .. " }")
  s:card [[ return sorcery "Probe" { cost = "{1}{G}", gain_life(1) } ]]
  s.bob:has("hand", "Probe")
  s.bob:lands("Forest", 2)
  local source = s.bob:has("in play", "Spring", { counters = { storage = 2 } })
  s.bob:casts("Probe")
  s:expect(source, { tapped = false, counters = { storage = 2 } })
end)

local mine = 'activated { cost = "{T}", when(some(lands:controlled_by(you):of_type "forest"), { add_mana("{C}{C}{C}") }, { add_mana("{C}") }) }'
scenario("R-MANA-3 mana under a condition is what it is now", both, function(s)
  spring(s, mine, "{3}")
  s:expect_illegal(function() s.bob:casts("Probe") end, "R-MANA-6")
  s.bob:lands("Forest", 1)
  s.bob:casts("Probe")
  s:expect(s.bob, { life = 21, mana = "" })
end)

scenario("R-MANA-3 a land that is lost for its mana pays last", both, function(s)
  local lost = 'activated { cost = "{T}", add_mana_of_any_colour(1), next_end_of_turn { for_good(self, { controller = opponent }) } }'
  local source = spring(s, lost, "{W}", "Plains")
  s.bob:casts("Probe")
  s:expect(source, { tapped = false })
  s.bob:has("hand", "Probe")
  s.bob:casts("Probe")
  s:expect(source, { tapped = true })
end)

scenario("R-COST-3 what gives something up pays by the hand of its player only", both, function(s)
  local source = spring(s, 'activated { cost = { "{T}", sacrifice(self) }, add_mana("{R}{R}") }', "{R}{R}")
  s:expect_illegal(function() s.bob:casts("Probe") end, "R-MANA-6")
  s.bob:taps_for_mana(source)
  s.bob:casts("Probe")
  s:expect(s.bob, { life = 21, mana = "" })
end)

scenario("R-LIFE-6 life is paid where nothing else pays, and no more than there is", both, function(s)
  local body = 'activated { cost = { "{T}", lose_life(1) }, add_mana("{U}") }'
  local source = spring(s, body, "{U}{U}", "Island")
  s.bob:has("in play", "Spring")
  s.bob:casts("Probe")
  s:expect(s.bob, { life = 20, mana = "" })
end)

scenario("R-MANA-3 an ability without {T} is used as often as it is needed", both, function(s)
  s:card [[ return artifact "Changer" { cost = "{0}", activated { cost = "{1}", speed = "mana source", add_mana("{W}") } } ]]
  spring(s, 'activated { cost = "{T}", add_mana("{C}") }', "{W}{W}", "Mountain")
  s.bob:has("in play", "Changer")
  s.bob:casts("Probe")
  s:expect(s.bob, { life = 21, mana = "" })
end)

scenario("R-MANA-3 a source that is named pays rather than another", both, function(s)
  local source = spring(s, pain, "{W}", "Plains")
  s.bob:casts("Probe", { paying = source })
  s:expect(source, { tapped = true })
  s:expect(s.bob, { life = 20, mana = "" })
end)
