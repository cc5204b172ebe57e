local both = { "fifth", "microprose" }

-- Elves that tap for mana.

local elves = {
  { "Fyndhorn Elves", "{G}", 1, 1 },
  { "Fyndhorn Elder", "{G}{G}", 1, 1 },
}

for _, row in ipairs(elves) do
  local name, mana, power, toughness = row[1], row[2], row[3], row[4]

  scenario(name .. " taps for " .. mana .. ", and is " .. power .. "/" .. toughness, both, function(s)
    local it = s.bob:has("in play", name)
    s:expect(it, { power = power, toughness = toughness })
    s.bob:activates(it)
    s:expect(s.bob, { mana = mana })
    s:expect(s, { windows = {} })
    s:expect(it, { tapped = true })
    s:expect_illegal(function() s.bob:activates(it) end, "R-COST-2")
  end)

  scenario("R-SICK-1 " .. name .. " gives no mana the turn it comes", both, function(s)
    local it = s.bob:has("in play", name, { sick = true })
    s:expect_illegal(function() s.bob:activates(it) end, "R-SICK-1")
  end)

  scenario(name .. " pays for a spell while it is cast", both, function(s)
    local it = s.bob:has("in play", name)
    s.bob:has("hand", "Giant Growth")
    s.bob:casts("Giant Growth", { on = it })
    s:expect(it, { tapped = true, power = power + 3 })
  end)
end

scenario("Fyndhorn Elves is cast for {G} and for no other mana", both, function(s)
  local it = s.bob:has("hand", "Fyndhorn Elves")
  s.bob:mana "{C}{C}{C}"
  s:expect_illegal(function() s.bob:casts(it) end, "R-COST-1")
  s.bob:mana "{G}"
  s.bob:casts(it)
  s:expect(it, { zone = "in play" })
  s:expect(s.bob, { mana = "{C}{C}{C}" })
end)
