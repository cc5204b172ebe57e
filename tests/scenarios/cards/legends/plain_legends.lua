-- Legends without a word of text: the price, the colours, the size, and that there is only one of each (R-LEG-1).
local both = { "fifth", "microprose" }

-- name, price, the mana that pays it, colours, power, toughness
local legends = {
  { "Barktooth Warbeard", "{4}{B}{R}{R}", "{C}{C}{C}{C}{B}{R}{R}", { "black", "red" }, 6, 5 },
  { "Jasmine Boreal", "{3}{G}{W}", "{C}{C}{C}{G}{W}", { "green", "white" }, 4, 5 },
  { "Jedit Ojanen", "{4}{W}{W}{U}", "{C}{C}{C}{C}{W}{W}{U}", { "blue", "white" }, 5, 5 },
  { "Jerrard of the Closed Fist", "{3}{R}{G}{G}", "{C}{C}{C}{R}{G}{G}", { "green", "red" }, 6, 5 },
  { "Kasimir the Lone Wolf", "{4}{W}{U}", "{C}{C}{C}{C}{W}{U}", { "blue", "white" }, 5, 3 },
  { "Lady Orca", "{5}{B}{R}", "{C}{C}{C}{C}{C}{B}{R}", { "black", "red" }, 7, 4 },
  { "Sir Shandlar of Eberyn", "{4}{G}{W}", "{C}{C}{C}{C}{G}{W}", { "green", "white" }, 4, 7 },
  { "Sivitri Scarzam", "{5}{U}{B}", "{C}{C}{C}{C}{C}{U}{B}", { "black", "blue" }, 6, 4 },
  { "The Lady of the Mountain", "{4}{R}{G}", "{C}{C}{C}{C}{R}{G}", { "green", "red" }, 5, 5 },
  { "Tobias Andrion", "{3}{W}{U}", "{C}{C}{C}{W}{U}", { "blue", "white" }, 4, 4 },
  { "Torsten Von Ursus", "{3}{G}{G}{W}", "{C}{C}{C}{G}{G}{W}", { "green", "white" }, 5, 5 },
}

for _, row in ipairs(legends) do
  local name, cost, mana, colours, power, toughness = row[1], row[2], row[3], row[4], row[5], row[6]

  scenario(name .. " is a legend of " .. power .. "/" .. toughness .. ", summoned for " .. cost, both, function(s)
    s.bob:has("hand", name)
    s.bob:mana(mana)
    local it = s.bob:casts(name)
    s:expect(it, { zone = "in play", power = power, toughness = toughness, colours = colours })
  end)

  scenario("R-LEG-1 " .. name .. " of the other player is buried, for there is one in play", both, function(s)
    local first = s.bob:has("in play", name)
    s.sue:has("hand", name)
    s:turn_of(s.sue)
    s.sue:mana(mana)
    local second = s.sue:casts(name)
    s:expect(second, { zone = "graveyard" })
    s:expect(first, { zone = "in play" })
  end)

  scenario(name .. " attacks with " .. power, both, function(s)
    local it = s.bob:has("in play", name)
    s.bob:attacks { it }
    s:to("end of attack")
    s:expect(s.sue, { life = 20 - power })
    s:expect(it, { tapped = true })
  end)
end
