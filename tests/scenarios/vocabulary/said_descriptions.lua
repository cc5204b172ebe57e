-- Nouns of card text with what narrows them.

scenario("either of two colors will do, and no third", function(s)
  local storm = s.bob:makes("Storm", { types = "artifact",
    text = [[{0}: Storm deals 1 damage to each white and/or red creature.]] })
  local knight = s.sue:has("in play", "White Knight")
  local ogre = s.sue:has("in play", "Gray Ogre")
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.bob:activates(storm)
  s:expect(knight, { damage = 1 })
  s:expect(ogre, { damage = 1 })
  s:expect(bears, { damage = 0 })
end)

scenario("either of two creature types, and a one over one", function(s)
  local king = s.bob:makes("Judge", { types = "artifact",
    text = [[{0}: Tap target Knight or Ogre.
{0}: Tap target 1/1 creature.]] })
  local knight = s.sue:has("in play", "White Knight")
  local ogre = s.sue:has("in play", "Gray Ogre")
  local bears = s.sue:has("in play", "Grizzly Bears")
  local sprites = s.sue:has("in play", "Scryb Sprites")
  s.bob:activates(king, { ability = 1, on = knight })
  s.bob:activates(king, { ability = 1, on = ogre })
  s:expect(knight, { tapped = true })
  s:expect(ogre, { tapped = true })
  s:expect_illegal(function() s.bob:activates(king, { ability = 1, on = bears }) end, "legal target")
  s:expect_illegal(function() s.bob:activates(king, { ability = 2, on = bears }) end, "legal target")
  s.bob:activates(king, { ability = 2, on = sprites })
  s:expect(sprites, { tapped = true })
end)

scenario("what is enchanted, and the local enchantment on it", function(s)
  local ramses = s.bob:makes("Breaker", { types = "artifact",
    text = [[{0}: Destroy target enchanted creature.
{0}: Destroy target Aura attached to a creature you control.
{0}: Return target permanent that is not enchanted to its owner's hand.]] })
  local mine = s.bob:has("in play", "Grizzly Bears")
  local theirs = s.sue:has("in play", "Gray Ogre")
  local bare = s.sue:has("in play", "White Knight")
  local on_mine = s.sue:has("in play", "Holy Strength", { on = mine })
  local on_theirs = s.sue:has("in play", "Holy Strength", { on = theirs })
  s:expect_illegal(function() s.bob:activates(ramses, { ability = 1, on = bare }) end, "legal target")
  s:expect_illegal(function() s.bob:activates(ramses, { ability = 2, on = on_theirs }) end, "legal target")
  s:expect_illegal(function() s.bob:activates(ramses, { ability = 3, on = mine }) end, "legal target")
  s.bob:activates(ramses, { ability = 2, on = on_mine })
  s:expect(on_mine, { zone = "graveyard" })
  s.bob:activates(ramses, { ability = 1, on = theirs })
  s:expect(theirs, { zone = "graveyard" })
  s.bob:activates(ramses, { ability = 3, on = bare })
  s:expect(bare, { zone = "hand" })
end)

scenario("what one owns, and what one owns and controls", function(s)
  local scepter = s.bob:makes("Scepter", { types = "artifact",
    text = [[{0}: Tap target creature you own.
{0}: Tap target creature you both own and control.]] })
  local lent = s.bob:has("in play", "Grizzly Bears", { controller = s.sue })
  local kept = s.bob:has("in play", "Gray Ogre")
  local theirs = s.sue:has("in play", "White Knight")
  s:expect_illegal(function() s.bob:activates(scepter, { ability = 1, on = theirs }) end, "legal target")
  s:expect_illegal(function() s.bob:activates(scepter, { ability = 2, on = lent }) end, "legal target")
  s.bob:activates(scepter, { ability = 1, on = lent })
  s.bob:activates(scepter, { ability = 2, on = kept })
  s:expect(lent, { tapped = true })
  s:expect(kept, { tapped = true })
end)

scenario("whoever fights it as it dies goes with it", { "fifth", "microprose" }, function(s)
  local martyr = s.bob:makes("Martyr", { types = "creature", power = 0, toughness = 1,
    text = [[When Martyr is put into a graveyard from play, destroy all creatures blocking or blocked by it. They cannot be regenerated.]] })
  local bears = s.sue:has("in play", "Grizzly Bears")
  local ogre = s.sue:has("in play", "Gray Ogre")
  s:turn_of(s.sue)
  s.sue:attacks { bears, ogre }
  s.bob:blocks { [martyr] = bears }
  s:turn_of(s.bob)
  s:expect(martyr, { zone = "graveyard" })
  s:expect(bears, { zone = "graveyard" })
  s:expect(ogre, { zone = "in play" })
end)

scenario("whoever blocks it as it dies goes with it", function(s)
  local martyr = s.bob:makes("Martyr", { types = "creature", power = 0, toughness = 1,
    text = [[When Martyr is put into a graveyard from play, destroy all creatures blocking or blocked by it. They cannot be regenerated.]] })
  local bears = s.sue:has("in play", "Grizzly Bears")
  local ogre = s.sue:has("in play", "Gray Ogre")
  s.bob:attacks { martyr }
  s.sue:blocks { [bears] = martyr }
  s:turn_of(s.sue)
  s:expect(bears, { zone = "graveyard" })
  s:expect(ogre, { zone = "in play" })
end)

scenario("a wall gives itself up against what it is blocking", { "fifth", "microprose" }, function(s)
  local wall = s.bob:makes("Tinder", { types = "creature", power = 0, toughness = 3,
    text = [[Sacrifice Tinder: It deals 2 damage to target creature it's blocking.]] })
  local bears = s.sue:has("in play", "Grizzly Bears")
  local ogre = s.sue:has("in play", "Gray Ogre")
  s:turn_of(s.sue)
  s.sue:attacks { bears, ogre }
  s.bob:blocks { [wall] = bears }
  s:expect_illegal(function() s.bob:activates(wall, { on = ogre }) end, "legal target")
  s.bob:activates(wall, { on = bears })
  s:expect(wall, { zone = "graveyard" })
  s:expect(bears, { zone = "graveyard" })
end)

scenario("only what attacks its player", function(s)
  local fort = s.bob:makes("Fort", { types = "artifact",
    text = [[{0}: Tap target creature that's attacking you.]] })
  local bears = s.sue:has("in play", "Grizzly Bears")
  local mine = s.bob:has("in play", "Gray Ogre")
  s.bob:attacks { mine }
  s:expect_illegal(function() s.bob:activates(fort, { on = mine, unprompted = true }) end, "legal target")
  s:turn_of(s.sue)
  s.sue:attacks { bears }
  s.bob:activates(fort, { on = bears })
  s:expect(bears, { tapped = true })
end)
