local both = { "fifth", "microprose" }

scenario("Soldevi Adnate gives {B} for each mana of the casting cost of a black creature", both, function(s)
  local it = s.bob:has("in play", "Soldevi Adnate")
  local horde = s.bob:has("in play", "Lord of the Pit")       -- {4}{B}{B}{B}
  s.bob:activates(it, { paying = horde })
  s:expect(s.bob, { mana = "{B}{B}{B}{B}{B}{B}{B}" })
  s:expect(horde, { zone = "graveyard" })
  s:expect(it, { tapped = true })
  s:expect(s, { windows = {} })
end)

scenario("Soldevi Adnate takes an artifact creature, and itself, and no other creature", both, function(s)
  local it = s.bob:has("in play", "Soldevi Adnate")
  s.bob:has("in play", "Grizzly Bears")
  local statue = s.bob:has("in play", "Clay Statue")          -- {4}
  s.bob:activates(it, { paying = statue })
  s:expect(s.bob, { mana = "{B}{B}{B}{B}" })
  local other = s.bob:has("in play", "Soldevi Adnate")
  s.bob:activates(other, { paying = other })
  s:expect(s.bob, { mana = "{B}{B}{B}{B}{B}{B}" })
  s:expect(other, { zone = "graveyard" })
end)

scenario("Soldevi Adnate takes no creature of another colour, no artifact that is no creature, and waits for a turn (R-SICK-1)", both, function(s)
  local it = s.bob:has("in play", "Soldevi Adnate")
  local sick = s.bob:has("in play", "Soldevi Adnate", { sick = true })
  local bears = s.bob:has("in play", "Grizzly Bears")
  local ring = s.bob:has("in play", "Sol Ring")
  local moon = s.bob:has("in play", "Bad Moon")
  local theirs = s.sue:has("in play", "Scathe Zombies")
  for _, other in ipairs { bears, ring, moon, theirs } do
    s:expect_illegal(function() s.bob:activates(it, { paying = other }) end, "R-")
  end
  s:expect_illegal(function() s.bob:activates(sick, { paying = it }) end, "R-SICK-1")
  s.bob:activates(it, { paying = sick })
  s:expect(s.bob, { mana = "{B}{B}" })
end)

scenario("Soldevi Adnate may sacrifice itself, being black", both, function(s)
  local adnate = s.bob:has("in play", "Soldevi Adnate")
  s.bob:has("in play", "Serra Angel")
  s.bob:activates(adnate, { paying = adnate })
  s:expect(s.bob, { mana = "{B}{B}" })
end)

scenario("Soldevi Adnate: a Clone of an artifact creature is an artifact creature, and has the casting cost of it", both, function(s)
  local adnate = s.bob:has("in play", "Soldevi Adnate")
  local trike = s.sue:has("in play", "Triskelion")
  local clone = s.bob:has("in play", "Clone", { choosing = trike })
  s.bob:activates(adnate, { paying = clone })
  s:expect(s.bob, { mana = "{B}{B}{B}{B}{B}{B}" })
end)
