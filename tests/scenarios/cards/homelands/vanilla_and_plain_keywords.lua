-- Creatures without text, or with keywords alone: the price, the size, the colours and the keywords.
local both = { "fifth", "microprose" }

-- name, the mana that pays it, mana that does not, colours, power, toughness, keywords
local creatures = {
  { "Abbey Gargoyles", "{C}{C}{W}{W}{W}", "{C}{C}{C}{W}{W}", { "white" }, 3, 4, { "flying" } },
  { "Anaba Bodyguard", "{C}{C}{C}{R}", "{C}{C}{R}", { "red" }, 2, 3, { "first strike" } },
  { "Cemetery Gate", "{C}{C}{B}", "{C}{C}{C}", { "black" }, 0, 5, {} },
  { "Death Speakers", "{W}", "{C}", { "white" }, 1, 1, {} },
  { "Dwarven Trader", "{R}", "{C}", { "red" }, 1, 1, {} },
  { "Ebony Rhino", "{C}{C}{C}{C}{C}{C}{C}", "{C}{C}{C}{C}{C}{C}", {}, 4, 5, { "trample" } },
  { "Ihsan's Shade", "{C}{C}{C}{B}{B}{B}", "{C}{C}{C}{C}{B}{B}", { "black" }, 5, 5, {} },
  { "Narwhal", "{C}{C}{U}{U}", "{C}{C}{C}{U}", { "blue" }, 2, 2, { "first strike" } },
  { "Sea Sprite", "{C}{U}", "{C}{C}", { "blue" }, 1, 1, { "flying" } },
  { "Willow Faerie", "{C}{G}", "{C}{C}", { "green" }, 1, 2, { "flying" } },
}

for _, row in ipairs(creatures) do
  local name, mana, short, colours, power, toughness, keywords = row[1], row[2], row[3], row[4], row[5], row[6], row[7]

  scenario(name .. " comes for " .. mana .. " and for no other mana, with its size and keywords", both, function(s)
    s.bob:has("hand", name)
    s.bob:mana(short)
    s:expect_illegal(function() s.bob:casts(name) end, "R-COST-1")
    s.bob:mana(mana)
    local it = s.bob:casts(name)
    s:expect(it, { zone = "in play", power = power, toughness = toughness, colours = colours, has = keywords })
    s:expect_illegal(function() s.bob:attacks { it } end, "R-SICK-1")
  end)
end

-- name, what it is protected from, a spell of that colour for one creature, its mana, an attacker of that colour
local protected = {
  { "Abbey Gargoyles", "Lightning Bolt", "{R}", "Unsummon", "{U}" },
  { "Cemetery Gate", "Unholy Strength", "{B}", "Unsummon", "{U}" },
  { "Death Speakers", "Unholy Strength", "{B}", "Unsummon", "{U}" },
  { "Ihsan's Shade", "Holy Strength", "{W}", "Unsummon", "{U}" },
  { "Narwhal", "Lightning Bolt", "{R}", "Unsummon", "{U}" },
  { "Sea Sprite", "Lightning Bolt", "{R}", "Unsummon", "{U}" },
}

for _, row in ipairs(protected) do
  local name, foe, mana, friend, other = row[1], row[2], row[3], row[4], row[5]

  scenario("R-PROT-1 " .. name .. " is no target of " .. foe .. ", and is one of " .. friend, both, function(s)
    local it = s.bob:has("in play", name)
    s.sue:has("hand", foe)
    s.sue:has("hand", friend)
    s.sue:mana(mana .. other)
    s:next_turn()
    s.sue:mana(mana .. other)
    s:expect_illegal(function() s.sue:casts(foe, { on = it }) end, "R-PROT-1")
    s.sue:casts(friend, { on = it })
    s:expect(it, { zone = "hand" })
  end)
end

-- attacker, one of the colour that may not block it, one that may
local unblocked = {
  { "Abbey Gargoyles", "red", "green" },
  { "Death Speakers", "black", "green" },
  { "Ihsan's Shade", "white", "green" },
  { "Narwhal", "red", "green" },
  { "Sea Sprite", "red", "green" },
}

for _, row in ipairs(unblocked) do
  local name, colour, other = row[1], row[2], row[3]

  scenario("R-PROT-1 " .. name .. " is not blocked by a " .. colour .. " creature, and is by a " .. other .. " one", both, function(s)
    local it = s.bob:has("in play", name)
    local foe = s.sue:makes("Foe", { power = 1, toughness = 9, colours = { colour }, abilities = { "flying" } })
    local friend = s.sue:makes("Friend", { power = 1, toughness = 9, colours = { other }, abilities = { "flying" } })
    s.bob:attacks { it }
    s:expect_illegal(function() s.sue:blocks { [foe] = it } end, "R-PROT-1")
    s.sue:blocks { [friend] = it }
    s:expect(friend, { blocking = it })
  end)
end

scenario("R-PROT-1 Cemetery Gate takes no damage from a black attacker that it blocks", both, function(s)
  local gate = s.sue:has("in play", "Cemetery Gate")
  local shade = s.bob:has("in play", "Bog Wraith")
  s.bob:has("in play", "Giant Strength", { on = shade })
  s.bob:attacks { shade }
  s.sue:blocks { [gate] = shade }
  s:to("end of attack")
  s:expect(gate, { zone = "in play", damage = 0 })
end)

scenario("R-TRAMPLE-1 Ebony Rhino tramples over its blocker", both, function(s)
  local rhino = s.bob:has("in play", "Ebony Rhino")
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.bob:attacks { rhino }
  s.sue:blocks { [bears] = rhino }
  s:to("end of attack")
  s:expect(s.sue, { life = 18 })
  s:expect(bears, { zone = "graveyard" })
end)

scenario("R-FS-1 Anaba Bodyguard and Narwhal strike first", both, function(s)
  local guard = s.bob:has("in play", "Anaba Bodyguard")
  local narwhal = s.bob:has("in play", "Narwhal")
  local bears = s.sue:has("in play", "Grizzly Bears")
  local more = s.sue:makes("More Bears", { power = 2, toughness = 2, colours = { "green" } })
  s.bob:attacks { guard, narwhal }
  s.sue:blocks { [bears] = guard, [more] = narwhal }
  s:to("end of attack")
  s:expect(bears, { zone = "graveyard" })
  s:expect(more, { zone = "graveyard" })
  s:expect(guard, { zone = "in play", damage = 0 })
  s:expect(narwhal, { zone = "in play", damage = 0 })
end)

scenario("R-LEG-1 Ihsan's Shade is a legend: a second one is buried", both, function(s)
  local first = s.bob:has("in play", "Ihsan's Shade")
  s.bob:has("hand", "Ihsan's Shade")
  s.bob:mana "{C}{C}{C}{B}{B}{B}"
  local second = s.bob:casts("Ihsan's Shade")
  s:expect(first, { zone = "in play" })
  s:expect(second, { zone = "graveyard" })
end)

scenario("Dwarven Trader is a Dwarf, and Willow Faerie and Sea Sprite are Faeries", both, function(s)
  local noble = s.bob:has("in play", "Faerie Noble")
  local wolf = s.bob:has("in play", "Dwarven Pony")
  local trader = s.bob:has("in play", "Dwarven Trader")
  local faerie = s.bob:has("in play", "Willow Faerie")
  local sprite = s.bob:has("in play", "Sea Sprite")
  s.bob:lands("Mountain", 2)
  s:expect(faerie, { toughness = 3 })
  s:expect(sprite, { toughness = 2 })
  s:expect_illegal(function() s.bob:activates(wolf, { on = noble }) end, "R-TARGET-1")
  s.bob:activates(wolf, { on = trader })
  s:expect(trader, { has = { "mountainwalk" } })
end)

scenario("R-CRE-9 Cemetery Gate is a Wall and cannot attack", both, function(s)
  local gate = s.bob:has("in play", "Cemetery Gate")
  s:expect_illegal(function() s.bob:attacks { gate } end, "R-CRE-9")
end)
