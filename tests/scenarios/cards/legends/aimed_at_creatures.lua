-- Instants and enchantments whose target is a creature: no land, no creature with protection from their colour (R-PROT-1).
local both = { "fifth", "microprose" }

-- name, the mana that pays it, the Ward that keeps it off
local cards = {
  { "Blood Lust", "{1}{R}", "Red Ward" },
  { "Imprison", "{B}", "Black Ward" },
  { "Indestructible Aura", "{W}", "White Ward" },
  { "Infinite Authority", "{W}{W}{W}", "White Ward" },
  { "Silhouette", "{1}{U}", "Blue Ward" },
  { "Spirit Shackle", "{B}{B}", "Black Ward" },
  { "Subdue", "{G}", "Green Ward" },
  { "Takklemaggot", "{2}{B}{B}", "Black Ward" },
  { "Transmutation", "{1}{B}", "Black Ward" },
  { "Venarian Gold", "{1}{U}{U}", "Blue Ward" },
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
    local x = name == "Venarian Gold" and 1 or nil
    s:expect_illegal(function() s.bob:casts(name, { on = land, x = x }) end, "R-TARGET-1")
    s:expect_illegal(function() s.bob:casts(name, { on = warded, x = x }) end, "R-PROT-1")
    local it = s.bob:casts(name, { on = ogre, x = x, held = true })
    s:expect(it, { zone = "limbo" })
    s:resolve()
  end)
end
