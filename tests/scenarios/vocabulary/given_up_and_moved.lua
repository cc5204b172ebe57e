-- What "it" and "that card" are behind a price, and behind what has left play and come back. The cards are made from
-- their text.

scenario("behind a price, it is what was given up", function(s)
  local altar = s.bob:makes("Altar", { types = "artifact",
    text = [[Sacrifice a creature: You gain life equal to its toughness.
Sacrifice a creature: You gain life equal to that creature's power.]] })
  s.bob:has("in play", "Giant Spider")
  s.bob:activates(altar, { ability = 1 })
  s:expect(s.bob, { life = 24 })
  s.bob:has("in play", "Craw Wurm")
  s.bob:activates(altar, { ability = 2 })
  s:expect(s.bob, { life = 30 })
end)

scenario("a discarded card is asked what it is, and not what it was discarded for", function(s)
  local altar = s.bob:makes("Altar", { types = "artifact",
    text = [[Discard a card: If it's a land card, you gain 10 life.]] })
  s.bob:has("hand", "Forest")
  s.bob:activates(altar)
  s:expect(s.bob, { life = 30 })
  s.bob:has("hand", "Terror")
  s.bob:activates(altar)
  s:expect(s.bob, { life = 30 })
end)

scenario("a spell has no power: its is that of what was sacrificed for it", function(s)
  s:card [[ return sorcery "Test Throw" { cost = "{0}",
    text = "As an additional cost to cast Test Throw, sacrifice a creature.\nTest Throw deals damage equal to its power to target player.",
    extra_cost = sacrifice(creatures), target = player, deal(power_of(sacrificed), target) } ]]
  s.bob:has("in play", "Gray Ogre")
  s.bob:has("hand", "Test Throw")
  s.bob:casts("Test Throw", { target = s.sue })
  s:expect(s.sue, { life = 18 })
end)

scenario("a counter is put on what has come back, and not on what has left (R-ZONE-2)", function(s)
  local lamp = s.bob:makes("Lamp", { types = "artifact",
    text = [[{0}: Remove target creature you control from the game, then put that card into play under its owner's control. If it is a Wall, put a +1/+1 counter on it.]] })
  local wall = s.bob:has("in play", "Wall of Brambles")
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.bob:activates(lamp, { target = wall })
  s:expect(wall, { zone = "in play", power = 3, toughness = 4 })
  s.bob:activates(lamp, { target = bears })
  s:expect(bears, { zone = "in play", power = 2, toughness = 2 })
end)
