local both = { "fifth", "microprose" }

-- Walls without other abilities than flying: they block and do not attack.

for _, row in ipairs {
  { "Wall of Air", 1, 5, "blue", "{1}{U}{U}", true },
  { "Wall of Ice", 0, 7, "green", "{2}{G}" },
  { "Wall of Stone", 0, 8, "red", "{1}{R}{R}" },
  { "Wall of Swords", 3, 5, "white", "{3}{W}", true },
  { "Wall of Wood", 0, 3, "green", "{G}" },
} do
  local name, power, toughness, colour, cost, flies = row[1], row[2], row[3], row[4], row[5], row[6]

  scenario(name .. " is summoned for " .. cost .. " and does not attack (R-CBT-8)", both, function(s)
    s.bob:has("hand", name)
    s.bob:mana(cost)
    local it = s.bob:casts(name)
    s:expect(it, { zone = "in play", power = power, toughness = toughness, colours = { colour } })
    s:expect(s.bob, { mana = "" })
    s:turn_of(s.sue)
    s:turn_of(s.bob)
    s:expect_illegal(function() s.bob:attacks { it } end, "R-CBT-8")
  end)

  scenario(name .. (flies and " blocks a flying creature" or " does not block a flying creature (R-FLY-1)"), both, function(s)
    local it = s.sue:has("in play", name)
    local flier = s.bob:has("in play", "Phantom Monster")
    s.bob:attacks { flier }
    if flies then
      s.sue:blocks { [it] = flier }
      s:to("main")
      s:expect(s.sue, { life = 20 })
      s:expect(it, { zone = "in play", damage = 3 })
    else
      s:expect_illegal(function() s.sue:blocks { [it] = flier } end, "R-FLY-1")
    end
  end)
end
