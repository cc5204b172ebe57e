-- What a cost takes besides mana pays for no mana: life and counters count once (R-COST-1).
local both = { "fifth", "microprose" }

--- A land of Bob's that asks life for its mana.
local function well(s, name, letter, life)
  s:card('return land "' .. name .. '" { activated { cost = { "{T}", lose_life(' .. (life or 1) .. ') }, add_mana("' ..
      letter .. '") } }')
  return s.bob:has("in play", name)
end

scenario("R-COST-1 life that an ability asks for is not paid for its mana as well", both, function(s)
  well(s, "Blue Well", "{U}")
  s:card [[ return artifact "Leech Jar" { cost = "{0}", activated { cost = { "{U}", lose_life(1) }, draw(1) } } ]]
  local jar = s.bob:has("in play", "Leech Jar")
  s.bob:life(1)
  s:expect_illegal(function() s.bob:activates(jar) end, "R-MANA-6")
  s.bob:life(3)
  s.bob:activates(jar)
  s:expect(s.bob, { hand = 1, life = 1 })
end)

scenario("R-COST-1 nor is that which a spell asks for", both, function(s)
  well(s, "Blue Well", "{U}")
  s:card [[ return sorcery "Leeching" { cost = "{U}", extra_cost = lose_life(2), draw(1) } ]]
  s.bob:has("hand", "Leeching")
  s.bob:life(2)
  s:expect_illegal(function() s.bob:casts("Leeching") end, "R-MANA-6")
  s.bob:life(4)
  s.bob:casts("Leeching")
  s:expect(s.bob, { hand = 1, life = 1 })
end)

scenario("R-COST-1 X is no greater than what the life left over pays for", both, function(s)
  well(s, "Blue Well", "{U}"); well(s, "Red Well", "{R}")
  s:card [[ return sorcery "Leeching" { cost = "{X}", extra_cost = lose_life(1), draw(x) } ]]
  s.bob:has("hand", "Leeching")
  s.bob:life(2)
  s:expect_illegal(function() s.bob:casts("Leeching", { x = 2 }) end, "R-MANA-7")
end)

scenario("R-MANA-3 of two sources that ask the last life the one that is needed is offered", both, function(s)
  well(s, "Red Well", "{R}"); well(s, "Blue Well", "{U}")
  s:card [[ return sorcery "Blue Probe" { cost = "{U}", gain_life(3) } ]]
  s:card [[ return sorcery "Red Probe" { cost = "{R}", gain_life(1) } ]]
  s.bob:has("hand", "Blue Probe"); s.bob:has("hand", "Red Probe")
  s.bob:life(1)
  s.bob:casts("Blue Probe")
  s:expect(s.bob, { life = 3 })
  s.bob:casts("Red Probe")
  s:expect(s.bob, { life = 3 })
end)

--- An artifact that gives mana for its counters, and draws a card for mana and one of them.
local function berg(s, ice, taps)
  s:card('return artifact "Berg" { cost = "{0}",' ..
      "activated { cost = " .. (taps or 'remove_counters("ice", 1, self)') .. ', speed = "mana source", add_mana("{C}") },' ..
      'activated { cost = { "{1}", remove_counters("ice", 1, self) }, draw(1) } }')
  return s.bob:has("in play", "Berg", { counters = { ice = ice } })
end

scenario("R-COST-1 the last counter does not pay for the mana and for the rest of the cost", both, function(s)
  local it = berg(s, 1)
  s:expect_illegal(function() s.bob:activates(it, { ability = 2 }) end, "R-MANA-6")
  s:expect(it, { counters = { ice = 1 } })
end)

scenario("R-COST-1 the last but one does", both, function(s)
  local it = berg(s, 2)
  s.bob:activates(it, { ability = 2 })
  s:expect(it, { counters = {} })
  s:expect(s.bob, { hand = 1 })
end)

scenario("R-COST-1 nor does the last where it is taken by tapping", both, function(s)
  local it = berg(s, 1, '{ "{T}", remove_counters("ice", 1, self) }')
  s:expect_illegal(function() s.bob:activates(it, { ability = 2 }) end, "R-MANA-6")
  s.bob:lands("Island", 1)
  s.bob:activates(it, { ability = 2 })
  s:expect(it, { counters = {}, tapped = false })
end)
