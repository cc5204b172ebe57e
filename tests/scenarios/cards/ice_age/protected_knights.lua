local both = { "fifth", "microprose" }

-- Two knights with protection from a colour, and a first strike and power to be paid for.

-- name, land, symbol, what it is protected from, a spell of that colour, its mana, a creature of it
local knights = {
  { "Knight of Stromgald", "Swamp", "{B}", "Swords to Plowshares", "{W}", "Pearled Unicorn" },
  { "Order of the White Shield", "Plains", "{W}", "Unholy Strength", "{B}", "Scathe Zombies" },
}

for _, row in ipairs(knights) do
  local name, land, symbol, spell, mana, creature = row[1], row[2], row[3], row[4], row[5], row[6]

  scenario(name .. " gains first strike and +1/+0 for its mana until end of turn", both, function(s)
    local it = s.bob:has("in play", name)
    s.bob:lands(land, 5)
    s:expect(it, { power = 2, toughness = 1, lacks = { "first strike" } })
    s.bob:activates(it, { ability = 1 })
    s:expect(it, { power = 2, has = { "first strike" } })
    s.bob:activates(it, { ability = 2 })
    s.bob:activates(it, { ability = 2 })
    s:expect(it, { power = 4, toughness = 1 })
    s:next_turn()
    s:expect(it, { power = 2, lacks = { "first strike" } })
  end)

  scenario("R-COST-1 " .. name .. " takes " .. symbol .. " only, twice for its power", both, function(s)
    local it = s.bob:has("in play", name)
    s.bob:lands("Forest", 2)
    s:expect_illegal(function() s.bob:activates(it, { ability = 1 }) end, symbol)
    s.bob:lands(land, 1)
    s:expect_illegal(function() s.bob:activates(it, { ability = 2 }) end, symbol)
    s.bob:activates(it, { ability = 1 })
    s:expect(it, { has = { "first strike" } })
  end)

  scenario("R-PROT-1 " .. name .. " is neither blocked nor aimed at by its colour", both, function(s)
    local it = s.bob:has("in play", name)
    local blocker = s.sue:has("in play", creature)
    local ogre = s.sue:has("in play", "Gray Ogre")
    s.sue:has("in play", "Grizzly Bears")
    s.sue:has("hand", spell)
    s.sue:mana(mana)
    s:expect_illegal(function() s.sue:casts(spell, { on = it }) end, "R-")
    s.bob:attacks { it }
    s:expect_illegal(function() s.sue:blocks { [blocker] = it } end, "R-PROT-1")
    s.sue:blocks { [ogre] = it }
    s:expect(ogre, { blocking = it })
  end)

  scenario(name .. " blocks a creature of the colour unharmed", both, function(s)
    local attacker = s.bob:has("in play", creature)
    local it = s.sue:has("in play", name)
    s.bob:attacks { attacker }
    s.sue:blocks { [it] = attacker }
    s:to("main")
    s:expect(it, { zone = "in play", damage = 0 })
  end)
end

scenario("Order of the White Shield grows with each payment, and all ends with the turn", both, function(s)
  local order = s.bob:has("in play", "Order of the White Shield")
  s.bob:mana "{W}{W}{W}{W}{W}"
  s.bob:activates(order, { ability = 2 })
  s.bob:activates(order, { ability = 2 })
  s.bob:activates(order, { ability = 1 })
  s:expect(order, { power = 4, toughness = 1, has = { "first strike" } })
  s:next_turn()
  s:expect(order, { power = 2, lacks = { "first strike" } })
end)
