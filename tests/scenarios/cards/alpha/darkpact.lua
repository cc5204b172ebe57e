-- Darkpact swaps the top card of a library for one of the ante, for good.
local both = { "fifth", "microprose" }

local function pact(s, library)
  s.bob:library(library)
  s.bob:has("hand", "Darkpact")
  s.bob:lands("Swamp", 3)
  return s.bob:has("ante", "Grizzly Bears"), s.sue:has("ante", "Serra Angel")
end

scenario("Darkpact swaps the top card of the library for a card of the other's ante, and the caster owns it", both, function(s)
  local bears, angel = pact(s, { "Gray Ogre", "Forest" })
  s.bob:casts("Darkpact", { choosing = angel })
  s:expect(angel, { zone = "library", owner = s.bob })
  s:expect(bears, { zone = "ante", owner = s.bob })
  s:expect(s.bob, { library = 2, ante = { "Grizzly Bears", "Gray Ogre" }, hand = 0 })
  s:expect(s.sue, { ante = 0 })
  -- It lies on top, where the ogre lay.
  s:turn_of(s.sue)
  s:turn_of(s.bob)
  s:expect(s.bob, { hand = { "Serra Angel" }, library = { "Forest" } })
end)

scenario("Darkpact may take back the own card of the ante", both, function(s)
  local bears, angel = pact(s, { "Gray Ogre", "Forest" })
  s.bob:casts("Darkpact", { choosing = bears })
  s:expect(bears, { zone = "library", owner = s.bob })
  s:expect(angel, { zone = "ante", owner = s.sue })
  s:expect(s.bob, { ante = { "Gray Ogre" } })
end)

scenario("Darkpact is not cast by who has no card in the library", both, function(s)
  local _, angel = pact(s, {})
  s:expect_illegal(function() s.bob:casts("Darkpact") end, "Darkpact")
  s:expect(angel, { zone = "ante" })
end)

scenario("Darkpact chooses on resolution: a card of the ante that Jeweled Bird takes in response may not be had, another may", both, function(s)
  local bears, angel = pact(s, { "Gray Ogre", "Forest" })
  local bird = s.sue:has("in play", "Jeweled Bird")
  s.bob:casts("Darkpact", { held = true })
  s.sue:activates(bird, { held = true })
  s.bob:will("choose", bird)
  s:resolve()
  s:expect(angel, { zone = "graveyard" })
  s:expect(bird, { zone = "library", owner = s.bob })
  s:expect(bears, { zone = "ante" })
  s:expect(s.bob, { ante = { "Grizzly Bears", "Gray Ogre" } })
end)
