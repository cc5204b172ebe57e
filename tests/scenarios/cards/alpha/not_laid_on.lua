-- What the enchantments of the set are not for: a permanent of another type than theirs (R-TARGET-1).
local both = { "fifth", "microprose" }

-- name, the mana that pays it, who has the permanent, and what it is
local enchantments = {
  { "Animate Wall", "{W}", "sue", "Island" },
  { "Black Ward", "{W}", "sue", "Island" },
  { "Blessing", "{W}{W}", "sue", "Island" },
  { "Burrowing", "{R}", "sue", "Island" },
  { "Consecrate Land", "{W}", "sue", "Grizzly Bears" },
  { "Cursed Land", "{2}{B}{B}", "sue", "Grizzly Bears" },
  { "Earthbind", "{R}", "sue", "Island" },
  { "Kudzu", "{1}{G}{G}", "sue", "Grizzly Bears" },
  { "Lure", "{1}{G}{G}", "sue", "Island" },
  { "Psychic Venom", "{1}{U}", "sue", "Grizzly Bears" },
  { "Red Ward", "{W}", "sue", "Island" },
  { "Wanderlust", "{2}{G}", "sue", "Island" },
  { "Web", "{G}", "sue", "Island" },
  { "White Ward", "{W}", "sue", "Island" },
  { "Wild Growth", "{G}", "sue", "Grizzly Bears" },
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
