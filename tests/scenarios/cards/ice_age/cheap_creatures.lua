-- Creatures that cost coloured mana alone.
local both = { "fifth", "microprose" }

local creatures = {
  { "Tarpan", "{G}", "green" },
  { "Tinder Wall", "{G}", "green" },
}

for _, row in ipairs(creatures) do
  local name, mana, colour = row[1], row[2], row[3]

  scenario(name .. " costs " .. mana .. " and not a mana more", both, function(s)
    s.bob:has("hand", name)
    s.bob:mana(mana)
    local it = s.bob:casts(name)
    s:expect(it, { zone = "in play", colours = { colour } })
    s:expect(s.bob, { mana = "" })
  end)
end
