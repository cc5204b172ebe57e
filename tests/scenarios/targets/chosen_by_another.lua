local both = { "fifth", "microprose" }

-- A target that somebody else chooses than whoever plays the effect.

scenario("R-TARGET-1 the opponent chooses the one target, and you the other", both, function(s)
  local witches = s.bob:makes("Test Witches", {
    power = 1, toughness = 3,
    text = "{T}: Test Witches deals 1 damage to any target and 1 damage to any target of an opponent's choice.",
  })
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.sue:will("target", s.bob)
  s.bob:activates(witches, { target = bears })
  s:expect(bears, { damage = 1 })
  s:expect(s.bob, { life = 19 })
  s:expect(s.sue, { life = 20 })
end)

scenario("R-TARGET-1 without those words it is chosen by whoever plays it", both, function(s)
  local witches = s.bob:makes("Test Witches", {
    power = 1, toughness = 3,
    text = "{T}: Test Witches deals 1 damage to any target and 1 damage to target player.",
  })
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.bob:activates(witches, { targets = { bears, s.sue } })
  s:expect(bears, { damage = 1 })
  s:expect(s.sue, { life = 19 })
end)

scenario("R-TARGET-1 in a triggered ability it is the player of the event", both, function(s)
  s.bob:makes("Test Abyss", {
    types = "enchantment",
    text = "At the beginning of each player's upkeep, destroy target nonartifact creature that player controls of their choice.",
  })
  local ogre = s.sue:has("in play", "Gray Ogre")
  local bears = s.sue:has("in play", "Grizzly Bears")
  local knight = s.bob:has("in play", "White Knight")
  s.sue:will("target", bears)
  s:next_turn()
  s:expect(bears, { zone = "graveyard" })
  s:expect(ogre, { zone = "in play" })
  s:expect(knight, { zone = "in play" })
end)
