local both = { "fifth", "microprose" }

scenario("Weakstone, ruling 2004-10-04: Weakstone takes 1 from the power of attackers, of either player, while they attack", both, function(s)
  s.bob:has("in play", "Weakstone")
  local bears = s.bob:has("in play", "Grizzly Bears")
  local ogre = s.sue:has("in play", "Gray Ogre")
  local sprites = s.sue:has("in play", "Scryb Sprites")
  s.bob:attacks { bears }
  s:expect(bears, { power = 1, toughness = 2 })
  s:to("end of attack")
  s:expect(s.sue, { life = 19 })
  s:turn_of(s.sue)
  s:expect(ogre, { power = 2 })
  s.sue:attacks { ogre, sprites }
  s:to("end of attack")
  -- The sprites, with power 0, deal none.
  s:expect(s.bob, { life = 19 })
end)

scenario("Weakstone: two of them take 2 from an attacker, and one brought to 0 deals no damage", both, function(s)
  s.sue:has("in play", "Weakstone", { count = 2 })
  local bears = s.bob:has("in play", "Grizzly Bears")
  local ogre = s.bob:has("in play", "Gray Ogre")
  local giant = s.bob:has("in play", "Hill Giant")
  s.bob:attacks { bears, giant }
  s:expect(bears, { power = 0, toughness = 2 })
  s:expect(giant, { power = 1, toughness = 3 })
  s:expect(ogre, { power = 2 })
  s:to("end of attack")
  s:expect(s.sue, { life = 19 })
end)

scenario("R-ART-1 a tapped Weakstone weakens nobody, and blockers are never weakened", both, function(s)
  local stone = s.sue:has("in play", "Weakstone")
  local bears = s.bob:has("in play", "Grizzly Bears")
  local ogre = s.sue:has("in play", "Gray Ogre")
  s.bob:has("hand", "Twiddle")
  s.bob:lands("Island", 1)
  s.bob:attacks { bears }
  s.sue:blocks { [ogre] = bears }
  s:expect(ogre, { power = 2 })
  s:expect(bears, { power = 1 })
  s.bob:casts("Twiddle", { on = stone, mode = "tap" })
  s:expect(bears, { power = 2 })
  s:to("end of attack")
  s:expect(ogre, { zone = "graveyard" })
end)
