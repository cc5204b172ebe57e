-- R-WORLD-1: of all enchant worlds there is one in play; a new one buries the old, whoever controls them.
local both = { "fifth", "microprose" }

local mana = {
  ["Arboria"] = "{C}{C}{G}{G}", ["Caverns of Despair"] = "{C}{C}{R}{R}", ["Concordant Crossroads"] = "{G}",
  ["Field of Dreams"] = "{U}", ["Gravity Sphere"] = "{C}{C}{R}", ["In the Eye of Chaos"] = "{C}{C}{U}",
  ["Land's Edge"] = "{C}{R}{R}", ["Living Plane"] = "{C}{C}{G}{G}", ["Nether Void"] = "{C}{C}{C}{B}",
  ["Revelation"] = "{G}", ["Storm World"] = "{R}", ["The Abyss"] = "{C}{C}{C}{B}",
}

--- Sue has the one world in play, and Bob casts the other.
local function buried(name, other)
  return function(s)
    local old = s.sue:has("in play", name)
    s.bob:has("hand", other)
    s.bob:mana(mana[other])
    if name == "Nether Void" then s.bob:mana "{C}{C}{C}" s.bob:will("pay", true) end
    s.bob:casts(other)
    s:expect(old, { zone = "graveyard" })
    s:expect(s.bob:finds(other), { zone = "in play" })
  end
end

scenario("Arboria, ruling 2008-10-01: it is buried when Caverns of Despair come into play", both, buried("Arboria", "Caverns of Despair"))
scenario("Caverns of Despair, ruling 2008-10-01: they are buried when Concordant Crossroads come into play", both, buried("Caverns of Despair", "Concordant Crossroads"))
scenario("Concordant Crossroads, ruling 2008-10-01: they are buried when Field of Dreams comes into play", both, buried("Concordant Crossroads", "Field of Dreams"))
scenario("Field of Dreams, ruling 2008-10-01: it is buried when Gravity Sphere comes into play", both, buried("Field of Dreams", "Gravity Sphere"))
scenario("In the Eye of Chaos, ruling 2008-10-01: it is buried when Land's Edge comes into play", both, buried("In the Eye of Chaos", "Land's Edge"))
scenario("Living Plane, ruling 2008-10-01: it is buried when Revelation comes into play", both, buried("Living Plane", "Revelation"))
scenario("Revelation, ruling 2008-10-01: it is buried when Storm World comes into play", both, buried("Revelation", "Storm World"))
scenario("The Abyss, ruling 2008-10-01: it is buried when Arboria comes into play", both, buried("The Abyss", "Arboria"))

for name, other in pairs { ["Gravity Sphere"] = "In the Eye of Chaos", ["Land's Edge"] = "Living Plane",
  ["Nether Void"] = "Revelation", ["Storm World"] = "The Abyss" } do
  scenario("R-WORLD-1 " .. name .. " is buried when " .. other .. " comes into play", both, buried(name, other))
end
