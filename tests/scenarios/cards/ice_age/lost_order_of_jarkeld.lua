local both = { "fifth", "microprose" }

scenario("Lost Order of Jarkeld is one bigger than the opponent's creatures are many, and changes with them", both, function(s)
  s.bob:has("hand", "Lost Order of Jarkeld")
  s.bob:mana "{2}{W}{W}"
  s.bob:has("in play", "Grizzly Bears", { count = 3 })
  local ogre = s.sue:has("in play", "Gray Ogre")
  s.sue:has("in play", "Wall of Stone")
  s.sue:has("in play", "Forest")
  local it = s.bob:casts("Lost Order of Jarkeld")
  s:expect(it, { power = 3, toughness = 3 })
  s.bob:has("hand", "Lightning Bolt")
  s.bob:lands("Mountain", 1)
  s.bob:casts("Lightning Bolt", { on = ogre })
  s:expect(it, { power = 2, toughness = 2 })
end)

scenario("Lost Order of Jarkeld against an opponent without creatures is 1/1", both, function(s)
  local it = s.bob:has("in play", "Lost Order of Jarkeld")
  s:expect(it, { power = 1, toughness = 1 })
end)

scenario("Lost Order of Jarkeld goes on counting the creatures of the player who was chosen when another takes it", both, function(s)
  s.bob:has("hand", "Lost Order of Jarkeld")
  s.bob:mana "{2}{W}{W}"
  local it = s.bob:casts("Lost Order of Jarkeld")
  local order = s.bob:finds("Lost Order of Jarkeld")
  s.bob:has("in play", "Grizzly Bears", { count = 4 })
  s.sue:has("in play", "Gray Ogre")
  s:expect(order, { power = 2 })
  s.sue:has("hand", "Control Magic")
  s:turn_of(s.sue)
  s.sue:mana "{2}{U}{U}"
  s.sue:casts("Control Magic", { on = order })
  s:expect(order, { controller = s.sue, power = 3, toughness = 3 })    -- the Ogre and itself
end)

scenario("Lost Order of Jarkeld that Animate Dead brings back counts the opponent's creatures", both, function(s)
  local order = s.bob:has("graveyard", "Lost Order of Jarkeld")
  s.sue:has("in play", "Grizzly Bears", { count = 3 })
  s.bob:has("hand", "Animate Dead")
  s.bob:mana "{1}{B}"
  s.bob:casts("Animate Dead", { on = order })
  s:expect(order, { power = 3, toughness = 4 })
end)

scenario("A Clone of Lost Order of Jarkeld counts the opponent's creatures", both, function(s)
  local order = s.bob:has("in play", "Lost Order of Jarkeld")
  s.sue:has("in play", "Grizzly Bears", { count = 3 })
  s.bob:has("hand", "Clone")
  s.bob:mana "{3}{U}"
  local clone = s.bob:casts("Clone", { choosing = order })
  s:expect(clone, { power = 4, toughness = 4 })
end)
