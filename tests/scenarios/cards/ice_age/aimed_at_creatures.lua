-- Instants and enchantments whose target is a creature: no land, no creature with protection from their colour (R-PROT-1).
local both = { "fifth", "microprose" }

-- name, the mana that pays it, the Ward that keeps it off
local cards = {
  { "Errant Minion", "{2}{U}", "Blue Ward" },
  { "Essence Vortex", "{1}{U}{B}", "Black Ward" },
  { "Gravebind", "{B}", "Black Ward" },
  { "Maddening Wind", "{2}{G}", "Green Ward" },
  { "Mind Whip", "{2}{B}{B}", "Black Ward" },
  { "Seizures", "{1}{B}", "Black Ward" },
  { "Snowblind", "{3}{G}", "Green Ward" },
  { "Venomous Breath", "{3}{G}", "Green Ward" },
  { "Word of Undoing", "{U}", "Blue Ward" },
}

for _, row in ipairs(cards) do
  local name, mana, ward = row[1], row[2], row[3]

  scenario("R-TARGET-1 " .. name .. " is for creatures, and for none with a " .. ward, both, function(s)
    local ogre = s.sue:has("in play", "Gray Ogre")
    local warded = s.sue:has("in play", "Hill Giant")
    s.sue:has("in play", ward, { on = warded })
    local land = s.sue:has("in play", "Island")
    s.bob:has("hand", name)
    s.bob:mana(mana)
    s:expect_illegal(function() s.bob:casts(name, { on = land }) end, "R-TARGET-1")
    s:expect_illegal(function() s.bob:casts(name, { on = warded }) end, "R-PROT-1")
    local it = s.bob:casts(name, { on = ogre, held = true })
    s:expect(it, { zone = "limbo" })
    if name == "Essence Vortex" then s.sue:will("pay", false) end
    s:resolve()
  end)
end
