-- Activated abilities that cost mana: without any mana none of them is used.
local both = { "fifth", "microprose" }

-- name, which of its abilities, what it would be aimed at
local abilities = {
  { "Aladdin", 1, "artifact" },
  { "Aladdin's Ring", 1, "creature" },
  { "Ali Baba", 1, "creature" },
  { "Brass Man", 1 },
  { "Ebony Horse", 1, "creature" },
  { "Flying Carpet", 1, "creature" },
  { "Ifh-Bíff Efreet", 1 },
  { "Island Fish Jasconius", 1 },
  { "Jandor's Ring", 1 },
  { "Jandor's Saddlebags", 1, "creature" },
  { "Pyramids", 1 },
  { "Ring of Ma'rûf", 1 },
  { "Sandals of Abdallah", 1 },
}

local aims = {
  artifact = function(s) return s.sue:has("in play", "Black Vise") end,
  creature = function(s) return s.sue:has("in play", "Grizzly Bears") end,
}

for _, row in ipairs(abilities) do
  local name, number, aim = row[1], row[2], row[3]

  scenario("ability " .. number .. " of " .. name .. " is not used without mana", both, function(s)
    local it = s.bob:has("in play", name)
    local target = aim and aims[aim](s)
    s:expect_illegal(function() s.bob:activates(it, { target = target, ability = number }) end, "R-MANA-6")
  end)
end
