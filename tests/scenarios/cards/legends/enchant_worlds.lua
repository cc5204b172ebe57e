-- R-WORLD-1: of all enchant worlds there is one in play; a new one buries the old, whoever controls them.
local both = { "fifth", "microprose" }

local worlds = {
  "Arboria", "Caverns of Despair", "Concordant Crossroads", "Field of Dreams", "Gravity Sphere",
  "In the Eye of Chaos", "Land's Edge", "Living Plane", "Nether Void", "Revelation", "Storm World", "The Abyss",
}

local mana = {
  ["Arboria"] = "{C}{C}{G}{G}", ["Caverns of Despair"] = "{C}{C}{R}{R}", ["Concordant Crossroads"] = "{G}",
  ["Field of Dreams"] = "{U}", ["Gravity Sphere"] = "{C}{C}{R}", ["In the Eye of Chaos"] = "{C}{C}{U}",
  ["Land's Edge"] = "{C}{R}{R}", ["Living Plane"] = "{C}{C}{G}{G}", ["Nether Void"] = "{C}{C}{C}{B}",
  ["Revelation"] = "{G}", ["Storm World"] = "{R}", ["The Abyss"] = "{C}{C}{C}{B}",
}

for i, name in ipairs(worlds) do
  local other = worlds[i % #worlds + 1]
  if other == "Nether Void" then other = "Revelation" end      -- whose price would have to be paid
  scenario("R-WORLD-1 " .. name .. " is buried when " .. other .. " comes into play", both, function(s)
    local old = s.sue:has("in play", name)
    s.bob:has("hand", other)
    s.bob:mana(mana[other])
    if name == "Nether Void" then s.bob:mana "{C}{C}{C}" s.bob:will("pay", true) end
    s.bob:casts(other)
    s:expect(old, { zone = "graveyard" })
    s:expect(s.bob:finds(other), { zone = "in play" })
  end)
end
