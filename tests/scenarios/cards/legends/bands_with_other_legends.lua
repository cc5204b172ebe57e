-- Five lands of one kind: each lets its controller's legends of one colour band with other legends (R-BAND-1).
local both = { "fifth", "microprose" }

local lands = {
  { "Adventurers' Guildhouse", "green", "Jasmine Boreal", "Lady Orca", "Jedit Ojanen" },
  { "Cathedral of Serra", "white", "Jedit Ojanen", "Lady Orca", "The Lady of the Mountain" },
  { "Mountain Stronghold", "red", "Lady Orca", "Jedit Ojanen", "Jasmine Boreal" },
  { "Seafarer's Quay", "blue", "Sivitri Scarzam", "Lady Orca", "The Lady of the Mountain" },
  { "Unholy Citadel", "black", "Sivitri Scarzam", "Jedit Ojanen", "The Lady of the Mountain" },
}

for _, row in ipairs(lands) do
  local land, colour, legend, other, third = row[1], row[2], row[3], row[4], row[5]

  scenario(land .. " lets a " .. colour .. " legend band with a legend of another colour", both, function(s)
    s.bob:has("in play", land)
    local first = s.bob:has("in play", legend)
    local second = s.bob:has("in play", other)
    local bears = s.sue:has("in play", "Grizzly Bears")
    s.bob:attacks { { first, second } }
    s.sue:blocks { [bears] = second }
    s.bob:assigns { [bears] = { [first] = 2 } }
    s:to("end of attack")
    s:expect(s.sue, { life = 20 })
    s:expect(first, { zone = "in play", damage = 2 })
    s:expect(second, { zone = "in play", damage = 0 })
    s:expect(bears, { zone = "graveyard" })
  end)

  scenario(land .. " lets no " .. colour .. " legend band with a creature that is no legend", both, function(s)
    s.bob:has("in play", land)
    local first = s.bob:has("in play", legend)
    local bears = s.bob:has("in play", "Grizzly Bears")
    s:expect_illegal(function() s.bob:attacks { { first, bears } } end, "R-BAND-1")
  end)

  scenario(land .. " does nothing for legends of which none is " .. colour .. ", nor for those of the other player", both, function(s)
    s.bob:has("in play", land)
    local elder = s.bob:has("in play", other)
    local younger = s.bob:has("in play", third)
    local hers = s.sue:has("in play", legend)
    local mate = s.sue:has("in play", "Kasimir the Lone Wolf")
    s:expect_illegal(function() s.bob:attacks { { elder, younger } } end, "R-BAND-1")
    s:next_turn()
    s:expect_illegal(function() s.sue:attacks { { hers, mate } } end, "R-BAND-1")
  end)

  scenario(land .. " gives no mana", both, function(s)
    local it = s.bob:has("in play", land)
    s:expect_illegal(function() s.bob:taps_for_mana(it) end, land)
  end)
end
