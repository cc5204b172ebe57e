-- What leaves the game wherever it would go from play.

local both = { "fifth", "microprose" }

local function risen(s)
  s:card [[ return enchantment "Test Dreams" { cost = "{0}",
    activated { cost = "{0}", target = card:that_are "creature":owned_by(you):in_zone "graveyard",
      return_to_play(target), from_now_on(leaves_only_the_game { affects = target }) } } ]]
  local dreams = s.bob:has("in play", "Test Dreams")
  local bears = s.bob:has("graveyard", "Grizzly Bears")
  s.bob:activates(dreams, { target = bears })
  s:expect(bears, { zone = "in play" })
  return bears
end

scenario("it leaves the game when it would return to a hand, and another does not", both, function(s)
  local bears = risen(s)
  local ogre = s.bob:has("in play", "Gray Ogre")
  s.bob:has("hand", "Unsummon", { count = 2 })
  s.bob:mana "{U}{U}"
  s.bob:casts("Unsummon", { target = bears })
  s:expect(bears, { zone = "out of game" })
  s.bob:casts("Unsummon", { target = ogre })
  s:expect(ogre, { zone = "hand" })
end)

scenario("it leaves the game when it would die, and is none of what died", both, function(s)
  s:card [[ return enchantment "Test Watch" { cost = "{0}",
    put_into_graveyard { what = creatures, gain_life(1) } } ]]
  s.bob:has("in play", "Test Watch")
  local bears = risen(s)
  s.bob:has("hand", "Lightning Bolt")
  s.bob:mana "{R}"
  s.bob:casts("Lightning Bolt", { target = bears })
  s:expect(bears, { zone = "out of game" })
  s:expect(s.bob, { life = 20 })
end)

scenario("it leaves the game when it is sacrificed for a cost", both, function(s)
  s:card [[ return artifact "Test Altar" { cost = "{0}", activated { cost = sacrifice(creatures), gain_life(1) } } ]]
  local bears = risen(s)
  local altar = s.bob:has("in play", "Test Altar")
  s.bob:activates(altar)
  s:expect(bears, { zone = "out of game" })
  s:expect(s.bob, { life = 21 })
end)
