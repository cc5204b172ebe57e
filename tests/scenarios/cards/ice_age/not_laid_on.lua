-- What the enchantments of the set are not for: a permanent of another type than theirs (R-TARGET-1).
local both = { "fifth", "microprose" }

-- name, the mana that pays it, who has the permanent, and what it is
local enchantments = {
  { "Aggression", "{2}{R}", "sue", "Island" },
  { "Armor of Faith", "{W}", "sue", "Island" },
  { "Binding Grasp", "{3}{U}", "sue", "Island" },
  { "Black Scarab", "{W}", "sue", "Island" },
  { "Blue Scarab", "{W}", "sue", "Island" },
  { "Brand of Ill Omen", "{3}{R}", "sue", "Island" },
  { "Caribou Range", "{2}{W}{W}", "bob", "Grizzly Bears" },
  { "Chromatic Armor", "{1}{W}{U}", "sue", "Island" },
  { "Cloak of Confusion", "{1}{B}", "sue", "Island" },
  { "Cooperation", "{2}{W}", "sue", "Island" },
  { "Errantry", "{1}{R}", "sue", "Island" },
  { "Fylgja", "{W}", "sue", "Island" },
  { "Green Scarab", "{W}", "sue", "Island" },
  { "Krovikan Fetish", "{2}{B}", "sue", "Island" },
  { "Snow Devil", "{1}{U}", "sue", "Island" },
  { "Soul Kiss", "{2}{B}", "sue", "Island" },
  { "Spectral Shield", "{1}{W}{U}", "sue", "Island" },
  { "Stonehands", "{2}{R}", "sue", "Island" },
  { "White Scarab", "{W}", "sue", "Island" },
  { "Wings of Aesthir", "{W}{U}", "sue", "Island" },
}

for _, row in ipairs(enchantments) do
  local name, mana, who, other = row[1], row[2], row[3], row[4]

  scenario(name .. " is not laid on " .. other, both, function(s)
    local permanent = s[who]:has("in play", other)
    s.bob:has("hand", name)
    s.bob:mana(mana)
    s:expect_illegal(function() s.bob:casts(name, { on = permanent }) end, "R-TARGET-1")
  end)
end
