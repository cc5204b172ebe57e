-- What the enchantments of the set are not for: a permanent of another type than theirs (R-TARGET-1).
local both = { "fifth", "microprose" }

-- name, the mana that pays it, who has the permanent, and what it is
local enchantments = {
  { "Anti-Magic Aura", "{2}{U}", "sue", "Island" },
  { "Blight", "{B}{B}", "sue", "Grizzly Bears" },
  { "Cocoon", "{G}", "bob", "Island" },
  { "Demonic Torment", "{2}{B}", "sue", "Island" },
  { "Dream Coat", "{U}", "sue", "Island" },
  { "Equinox", "{W}", "sue", "Grizzly Bears" },
  { "Eternal Warrior", "{R}", "sue", "Island" },
  { "Gaseous Form", "{2}{U}", "sue", "Island" },
  { "Relic Bind", "{2}{U}", "sue", "Grizzly Bears" },
  { "Seeker", "{2}{W}{W}", "sue", "Island" },
  { "Spectral Cloak", "{U}{U}", "sue", "Island" },
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
