-- What the enchantments of the set are not for: a permanent of another type than theirs (R-TARGET-1).
local both = { "fifth", "microprose" }

-- name, the mana that pays it, who has the permanent, and what it is
local enchantments = {
  { "Farrel's Mantle", "{2}{W}", "sue", "Island" },
  { "Merseine", "{2}{U}{U}", "sue", "Island" },
  { "Tourach's Gate", "{1}{B}{B}", "bob", "Grizzly Bears" },
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
