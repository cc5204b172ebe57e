local both = { "fifth", "microprose" }

-- The creatures of Arabian Nights that fly and do nothing else.
for _, flier in ipairs {
  { name = "Bird Maiden", cost = { Mountain = 3 }, power = 1, toughness = 2, types = { "creature" }, colours = { "red" } },
  { name = "Flying Men", cost = { Island = 1 }, power = 1, toughness = 1, types = { "creature" }, colours = { "blue" } },
  { name = "Dancing Scimitar", cost = { Plains = 4 }, power = 1, toughness = 5, types = { "artifact", "creature" }, colours = {} },
} do
  scenario(flier.name .. " is cast for its cost and is what is printed on it", both, function(s)
    s.bob:has("hand", flier.name)
    for land, number in pairs(flier.cost) do s.bob:lands(land, number) end
    s.bob:casts(flier.name)
    local it = s.bob:finds(flier.name)
    s:expect(it, { power = flier.power, toughness = flier.toughness, types = flier.types, colours = flier.colours,
      has = { "flying" } })
    s:expect_illegal(function() s.bob:attacks { it } end, "cannot attack")
  end)

  scenario("R-FLY-1 " .. flier.name .. " is blocked by a flier only, and blocks both", both, function(s)
    local it = s.bob:has("in play", flier.name)
    local ogre = s.sue:has("in play", "Gray Ogre")
    local falcon = s.sue:has("in play", "Zephyr Falcon")
    s.bob:attacks { it }
    s:expect_illegal(function() s.sue:blocks { [ogre] = it } end, "R-FLY-1")
    s.sue:blocks { [falcon] = it }
    s:to("end of attack")
    s:expect(s.sue, { life = 20 })
    local guard = s.bob:has("in play", flier.name)
    s:turn_of(s.sue)
    s.sue:attacks { ogre }
    s.bob:blocks { [guard] = ogre }
    s:to("end of attack")
    s:expect(s.bob, { life = 20 })
  end)
end
