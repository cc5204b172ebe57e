-- What could be paid by hand is paid, however many counters, uses or sources it takes (R-MANA-3, R-COST-1); what a source
-- would give if it were used now is counted, whatever its amount asks.
local both = { "fifth", "microprose" }

local function probe(s, cost)
  s:card('return sorcery "Probe" { cost = "' .. cost .. '", gain_life(1) }')
  s.bob:has("hand", "Probe")
  s.bob:casts("Probe")
  s:expect(s.bob, { mana = "" })
end

scenario("R-MANA-7 thirty counters of one land are an X of 29", both, function(s)
  s.bob:has("in play", "Dwarven Hold", { counters = { storage = 30 } })
  s.bob:has("hand", "Disintegrate")
  s.bob:casts("Disintegrate", { x = 29, target = s.sue })
  s:expect(s.sue, { life = -9 })
end)

scenario("R-MANA-7 fourteen uses of one source are an X of 13", both, function(s)
  s:card [[ return artifact "Bead" { cost = "{1}",
    activated { cost = remove_counters("charge", 1, self), speed = "mana source", add_mana("{R}") } } ]]
  s.bob:has("in play", "Bead", { counters = { charge = 14 } })
  s.bob:has("hand", "Disintegrate")
  s.bob:casts("Disintegrate", { x = 13, target = s.sue })
  s:expect(s.sue, { life = 7 })
end)

scenario("R-COST-1 seven uses that cost a mana each", both, function(s)
  s:card [[ return artifact "Prism" { cost = "{1}", activated { cost = "{1}", speed = "mana source", add_mana("{W}") } } ]]
  s.bob:has("in play", "Prism")
  s.bob:lands("Mountain", 7)
  probe(s, "{W}{W}{W}{W}{W}{W}{W}")
end)

scenario("R-COST-1 seven sources that cost a mana each", both, function(s)
  s:card [[ return land "Filter" { activated { cost = "{1}, {T}", add_mana("{W}") } } ]]
  s.bob:has("in play", "Filter", { count = 7 })
  s.bob:lands("Mountain", 7)
  probe(s, "{W}{W}{W}{W}{W}{W}{W}")
end)

scenario("R-MANA-7 more counters than a payment counts on: the refusal says so", both, function(s)
  s.bob:has("in play", "Dwarven Hold", { counters = { storage = 300 } })
  s.bob:has("hand", "Disintegrate")
  s:expect_illegal(function() s.bob:casts("Disintegrate", { x = 260, target = s.sue }) end,
    "no more than 250 mana, counters or uses")
end)

scenario("R-MANA-3 an amount that counts what is untapped is what it is before anything else is tapped", both, function(s)
  s:card [[ return land "Many" { activated { cost = "{T}", add_mana("{R}", you, count(lands:of_type "forest":untapped())) } } ]]
  s.bob:has("in play", "Many")
  local forests = s.bob:lands("Forest", 2)
  probe(s, "{1}{R}{R}")
  s:expect(forests[1], { tapped = true })
  s:expect(forests[2], { tapped = false })
end)

scenario("R-MANA-3 its own permanent is tapped by then", both, function(s)
  s:card [[ return land "Many" { activated { cost = "{T}", add_mana("{R}", you, count(lands:untapped())) } } ]]
  s.bob:has("in play", "Many")
  s.bob:lands("Forest", 2)
  s:card [[ return sorcery "Dear" { cost = "{R}{R}{R}", gain_life(1) } ]]
  s.bob:has("hand", "Dear")
  s:expect_illegal(function() s.bob:casts("Dear") end, "R-COST-1")
  probe(s, "{R}{R}")
end)

scenario("R-COST-1 of two such sources one is drawn first: what the other gives then is not counted on", both, function(s)
  s:card [[ return land "Many" { activated { cost = "{T}", add_mana("{R}", you, count(lands:untapped())) } } ]]
  local many = s.bob:has("in play", "Many", { count = 2 })
  s:card [[ return sorcery "Dear" { cost = "{R}{R}", gain_life(1) } ]]
  s.bob:has("hand", "Dear")
  s:expect_illegal(function() s.bob:casts("Dear") end, "R-COST-1")
  s:expect(many[1], { tapped = false })
  probe(s, "{R}")
end)

--- What cannot be paid is refused for the mana that there really is.
local function at_most(s, cost, most)
  s:card('return sorcery "Dear" { cost = "' .. cost .. '", gain_life(1) }')
  s.bob:has("hand", "Dear")
  s:expect_illegal(function() s.bob:casts("Dear") end, "can draw " .. most .. " mana at most")
end

scenario("R-COST-1 three sources that count what is untapped pay together, one after the other", both, function(s)
  s:card [[ return land "Many" { activated { cost = "{T}", add_mana("{R}", you, count(lands:untapped())) } } ]]
  s.bob:has("in play", "Many", { count = 3 })
  at_most(s, "{R}{R}{R}{R}", 3)
  probe(s, "{R}{R}{R}")
end)

scenario("R-COST-1 two sources that count what is tapped pay together, one after the other", both, function(s)
  s:card [[ return land "Many" { activated { cost = "{T}", add_mana("{R}", you, count(lands:tapped())) } } ]]
  s.bob:has("in play", "Many", { count = 2 })
  at_most(s, "{R}{R}{R}{R}", 3)
  probe(s, "{R}{R}{R}")
end)

scenario("R-COST-1 what else pays is tapped before what counts it", both, function(s)
  s:card [[ return land "Many" { activated { cost = "{T}", add_mana("{R}", you, count(lands:of_type "forest":tapped())) } } ]]
  local many = s.bob:has("in play", "Many")
  s.bob:lands("Forest", 2)
  s:card [[ return sorcery "Little" { cost = "{R}", gain_life(1) } ]]
  s.bob:has("hand", "Little")
  at_most(s, "{R}{R}{R}{G}{G}", 4)
  probe(s, "{R}{R}{G}{G}")
  s:expect(many, { tapped = true })
end)

scenario("R-COST-1 what counts what is untapped is drawn late where less would be left over", both, function(s)
  s:card [[ return land "Many" { activated { cost = "{T}", add_mana("{R}", you, count(lands:of_type "forest":untapped())) } } ]]
  s.bob:has("in play", "Many")
  s.bob:lands("Forest", 3)
  probe(s, "{R}{G}{G}")
end)

scenario("R-MANA-3 an amount that is a function, of two sources", both, function(s)
  s:card [[ return land "Odd" { text = "Odd.",
    activated { cost = "{T}", add_mana("{R}", you, function(duel) return duel:value(count(creatures)) end) } } ]]
  s.bob:has("in play", "Odd", { count = 2 })
  s.bob:has("in play", "Grizzly Bears", { count = 2 })
  probe(s, "{R}{R}{R}{R}")
end)

scenario("R-MANA-3 Channel in force: life pays where nothing else does", both, function(s)
  s.bob:has("hand", "Channel")
  s.bob:lands("Forest", 4)
  s.bob:casts("Channel")
  probe(s, "{3}")
  s:expect(s.bob, { life = 20 })
end)

scenario("R-MANA-7 Channel in force counts for X", both, function(s)
  s.bob:has("hand", "Channel")
  s.bob:lands("Forest", 2)
  s.bob:lands("Mountain", 1)
  s.bob:has("hand", "Disintegrate")
  s.bob:casts("Channel")
  s.bob:casts("Disintegrate", { x = 5, target = s.sue })
  s:expect(s.sue, { life = 15 })
  s:expect(s.bob, { life = 15 })
end)

scenario("R-COST-1 more ways than are looked at: the refusal says so", both, function(s)
  local colours = { "W", "U", "B", "R", "G" }
  for _, a in ipairs(colours) do
    for _, b in ipairs(colours) do
      if a ~= b then
        s:card('return land "Filter ' .. a .. b .. '" { activated { cost = "{1}, {T}", choose_one { ' ..
            'mode { add_mana("{' .. a .. '}") }, mode { add_mana("{' .. b .. '}") } } } }')
        s.bob:has("in play", "Filter " .. a .. b)
      end
    end
  end
  s:card [[ return sorcery "Probe" { cost = "{W}{W}{W}{W}{W}{W}{W}{W}{W}{U}{U}{U}{B}{B}{B}", gain_life(1) } ]]
  s.bob:lands("Mountain", 15)
  s.bob:has("hand", "Probe")
  s:expect_illegal(function() s.bob:casts("Probe") end, "more ways to use these sources")
end)

scenario("R-MANA-3 a source whose price can be paid in more ways than are planned: the refusal says so", both, function(s)
  s:card [[
    return artifact "Prism Works" {
      cost = "{1}",
      activated { cost = "{W/U}{B/R}{G/W}{U/B}{R/G}{W/B}, {T}", speed = "mana source", add_mana("{R}{R}{R}{R}{R}{R}{R}{R}{R}") },
    }
  ]]
  s.bob:has("in play", "Prism Works")
  for _, land in ipairs { "Plains", "Island", "Swamp", "Mountain", "Forest" } do s.bob:lands(land, 2) end
  s:card [[ return sorcery "Probe" { cost = "{R}{R}{R}{R}{R}{R}{R}{R}{R}{R}{R}{R}{R}{R}", gain_life(1) } ]]
  s.bob:has("hand", "Probe")
  s:expect_illegal(function() s.bob:casts("Probe") end, "it looks at 16: draw the rest by hand first (R-MANA-3)")
end)
