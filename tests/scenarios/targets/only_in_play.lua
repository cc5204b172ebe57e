-- What spells and effects look at (R-GEN-2).

local both = { "fifth", "microprose" }
local zones = { "hand", "library", "graveyard", "out of game" }

scenario("R-GEN-2 a creature is a target in play only", both, function(s)
  s:card [[ return instant "Test Push" { cost = "{0}", target = creature, return_to_hand(target) } ]]
  s.bob:has("hand", "Test Push")
  local here = s.bob:has("in play", "Grizzly Bears")
  s.bob:has("in play", "Gray Ogre")
  for _, zone in ipairs { "graveyard", "out of game" } do
    local there = s.bob:has(zone, "Grizzly Bears")
    s:expect_illegal(function() s.bob:casts("Test Push", { target = there }) end, "is not in play (R-GEN-2)")
  end
  s.bob:casts("Test Push", { target = here })
  s:expect(here, { zone = "hand" })
end)

scenario("R-GEN-2 an effect on all creatures leaves those outside play where they are", both, function(s)
  s:card [[ return sorcery "Test Tide" { cost = "{0}", return_to_hand(creatures) } ]]
  s.bob:has("hand", "Test Tide")
  local here = s.sue:has("in play", "Grizzly Bears")
  local elsewhere = {}
  for _, zone in ipairs(zones) do table.insert(elsewhere, { s.sue:has(zone, "Grizzly Bears"), zone }) end
  s.bob:casts("Test Tide")
  s:expect(here, { zone = "hand" })
  for _, one in ipairs(elsewhere) do s:expect(one[1], { zone = one[2] }) end
end)

scenario("R-GEN-2 a card that names another zone reaches it, and no other", both, function(s)
  s:card [[ return sorcery "Test Rising" { cost = "{0}", return_to_hand(cards:in_zone "graveyard") } ]]
  s.bob:has("hand", "Test Rising")
  local here = s.bob:has("in play", "Grizzly Bears")
  local dead = s.bob:has("graveyard", "Grizzly Bears")
  local gone = s.bob:has("out of game", "Grizzly Bears")
  s.bob:casts("Test Rising")
  s:expect(dead, { zone = "hand" })
  s:expect(here, { zone = "in play" })
  s:expect(gone, { zone = "out of game" })
end)
