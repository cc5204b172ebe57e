-- What may be paid besides the cost of a spell, once or any number of times: how often it was is X.
local both = { "fifth", "microprose" }

local function feast(s)
  s:card [[ return sorcery "Test Feast" { cost = "{G}", optional_cost = "{1}{G}", optional_often = true,
    gain_life(sum(3, product(3, x))) } ]]
  s.bob:has("hand", "Test Feast")
end

for times, lands in pairs { [0] = 1, [1] = 3, [3] = 7 } do
  scenario("R-COST-1 what may be paid any number of times is paid " .. times .. " times", both, function(s)
    feast(s)
    s.bob:lands("Forest", 8)
    s.bob:casts("Test Feast", { x = times })
    s:expect(s.bob, { life = 23 + 3 * times })
    for _ = 1, 8 - lands do s.bob:has("hand", "Giant Growth") end
    local bears = s.bob:has("in play", "Grizzly Bears")
    -- So much is left, and no more.
    for _ = 1, 8 - lands do s.bob:casts("Giant Growth", { on = bears }) end
    s.bob:has("hand", "Giant Growth")
    s:expect_illegal(function() s.bob:casts("Giant Growth", { on = bears }) end, "{G}")
  end)
end

scenario("R-COST-1 nobody pays it more often than the mana lasts", both, function(s)
  feast(s)
  s.bob:lands("Forest", 6)
  s:expect_illegal(function() s.bob:casts("Test Feast", { x = 3 }) end, "R-MANA-7")
  s.bob:casts("Test Feast", { x = 2 })
  s:expect(s.bob, { life = 29 })
end)

scenario("R-COST-1 the wrong colour pays the cost and nothing besides", both, function(s)
  feast(s)
  s.bob:lands("Forest", 1)
  s.bob:lands("Mountain", 4)
  s.bob:casts("Test Feast")
  s:expect(s.bob, { life = 23 })
end)

local function titan(s)
  s:card [[ return summon "Giant" "Test Titan" { cost = "{G}", power = 2, toughness = 2, optional_cost = "{2}",
    enters_with_counters { kind = "+1/+1", n = 3, only_if = compare(x, "at least", 1) },
    comes_into_play { what = self, condition = compare(x, "at least", 1), gain_life(5) } } ]]
end

for _, kicked in ipairs { true, false } do
  scenario("R-COST-1 a permanent knows whether it was paid for" .. (kicked and "" or ": it was not"), both, function(s)
    titan(s)
    local titan = s.bob:has("hand", "Test Titan")
    s.bob:lands("Forest", 5)
    s.bob:casts(titan, { x = kicked and 1 or 0 })
    s:expect(titan, { power = kicked and 5 or 2, counters = { ["+1/+1"] = kicked and 3 or 0 } })
    s:expect(s.bob, { life = kicked and 25 or 20 })
  end)
end

scenario("R-COST-1 what may be paid once is not paid twice", both, function(s)
  titan(s)
  local titan = s.bob:has("hand", "Test Titan")
  s.bob:lands("Forest", 5)
  s:expect_illegal(function() s.bob:casts(titan, { x = 2 }) end, "R-MANA-7")
  s.bob:casts(titan, { x = 1 })
  s:expect(titan, { power = 5 })
end)

local function strife(s)
  s:card [[ return sorcery "Test Strife" { cost = "{R}", optional_cost = sacrifice(land, 1), optional_often = true,
    deal(sum(1, x), opponent) } ]]
  s.bob:has("hand", "Test Strife")
end

scenario("R-COST-1 what is given up besides is given up so many times", both, function(s)
  strife(s)
  local mountains = s.bob:has("in play", "Mountain", { count = 3 })
  s:expect_illegal(function() s.bob:casts("Test Strife", { x = 4 }) end, "R-MANA-7")
  s.bob:casts("Test Strife", { x = 2, paying = { mountains[1], mountains[2] } })
  s:expect(s.sue, { life = 17 })
  s:expect(mountains[1], { zone = "graveyard" })
  s:expect(mountains[2], { zone = "graveyard" })
  s:expect(mountains[3], { zone = "in play" })
end)

scenario("R-COST-1 a spell that was paid for besides costs no more in all else", both, function(s)
  -- A counter that asks for its casting cost asks for that alone.
  titan(s)
  s:card [[ return interrupt "Test Denial" { cost = "{U}", target = spell:casting_cost(1, "at most"), counter(target) } ]]
  local titan = s.bob:has("hand", "Test Titan")
  s.bob:lands("Forest", 3)
  s.sue:has("hand", "Test Denial")
  s.sue:lands("Island", 1)
  local play = s.bob:casts(titan, { x = 1, held = true })
  s.sue:interrupts(play, "Test Denial", { target = play })
  s:expect(titan, { zone = "graveyard" })
end)

scenario("R-TARGET-1 the number of targets follows what was paid", both, function(s)
  s:card [[ return sorcery "Test Justice" { cost = "{R}", optional_cost = "{1}", optional_often = true,
    target = exactly(sum(1, x), artifact), destroy(target) } ]]
  s.bob:has("hand", "Test Justice")
  s.bob:lands("Mountain", 5)
  local three = s.sue:has("in play", "Black Vise", { count = 3 })
  s:expect_illegal(function() s.bob:casts("Test Justice", { targets = { three[1], three[2] }, x = 0 }) end, "R-TARGET")
  s.bob:casts("Test Justice", { targets = { three[1], three[2] }, x = 1 })
  s:expect(three[1], { zone = "graveyard" })
  s:expect(three[2], { zone = "graveyard" })
  s:expect(three[3], { zone = "in play" })
end)
