-- Creatures that cost coloured mana alone.
local both = { "fifth", "microprose" }

local creatures = {
  { "Death Speakers", "{W}", "white" },
  { "Dwarven Pony", "{R}", "red" },
  { "Dwarven Trader", "{R}", "red" },
  { "Folk of An-Havva", "{G}", "green" },
  { "Trade Caravan", "{W}", "white" },
  { "Wall of Kelp", "{U}{U}", "blue" },
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
