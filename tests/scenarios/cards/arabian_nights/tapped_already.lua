-- Abilities whose cost taps their permanent: tapped already, none of them is used.
local both = { "fifth", "microprose" }

-- name, which of its abilities, what it would be aimed at
local abilities = {
  { "Aladdin", 1, "artifact" },
  { "Aladdin's Lamp", 1 },
  { "Aladdin's Ring", 1, "creature" },
  { "Bazaar of Baghdad", 1 },
  { "City of Brass", 1 },
  { "Cuombajj Witches", 1 },
  { "Desert", 1 },
  { "Desert", 2 },
  { "Diamond Valley", 1 },
  { "Ebony Horse", 1, "creature" },
  { "Elephant Graveyard", 1, "creature" },
  { "Elephant Graveyard", 2, "creature" },
  { "Flying Carpet", 1, "creature" },
  { "Hurr Jackal", 1, "creature" },
  { "Island of Wak-Wak", 1, "creature" },
  { "Jandor's Ring", 1 },
  { "Jandor's Saddlebags", 1, "creature" },
  { "Jeweled Bird", 1 },
  { "King Suleiman", 1 },
  { "Library of Alexandria", 1 },
  { "Library of Alexandria", 2 },
  { "Oasis", 1, "creature" },
  { "Old Man of the Sea", 1 },
  { "Ring of Ma'rûf", 1 },
  { "Sandals of Abdallah", 1 },
  { "Sindbad", 1 },
  { "Singing Tree", 1 },
  { "Sorceress Queen", 1, "creature" },
  { "Wyluli Wolf", 1, "creature" },
}

local aims = {
  artifact = function(s) return s.sue:has("in play", "Black Vise") end,
  creature = function(s) return s.sue:has("in play", "Grizzly Bears") end,
}

for _, row in ipairs(abilities) do
  local name, number, aim = row[1], row[2], row[3]

  scenario("ability " .. number .. " of a tapped " .. name .. " is not used", both, function(s)
    local it = s.bob:has("in play", name, { tapped = true })
    local target = aim and aims[aim](s)
    s:expect_illegal(function() s.bob:activates(it, { target = target, ability = number }) end, "R-COST-2")
  end)
end
