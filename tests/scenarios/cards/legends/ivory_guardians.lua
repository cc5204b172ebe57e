local both = { "fifth", "microprose" }

scenario("Ivory Guardians get +1/+1 while an opponent has a red card in play", both, function(s)
  local guardians = s.bob:has("in play", "Ivory Guardians")
  s.bob:has("in play", "Gray Ogre")                             -- the own one does not count
  s:expect(guardians, { power = 3, toughness = 3 })
  local ogre = s.sue:has("in play", "Gray Ogre")
  s:expect(guardians, { power = 4, toughness = 4 })
  s.bob:has("hand", "Swords to Plowshares")
  s.bob:lands("Plains", 1)
  s.bob:casts("Swords to Plowshares", { on = ogre })
  s:expect(guardians, { power = 3, toughness = 3 })
end)

scenario("Two Ivory Guardians strengthen each other: all Guardians get it from each", both, function(s)
  local first = s.bob:has("in play", "Ivory Guardians")
  local second = s.bob:has("in play", "Ivory Guardians")
  s.sue:has("in play", "Crevasse")                              -- a red enchantment does as well
  s:expect(first, { power = 5, toughness = 5 })
  s:expect(second, { power = 5, toughness = 5 })
end)

scenario("R-PROT-1 Ivory Guardians are protected from red", both, function(s)
  local guardians = s.bob:has("in play", "Ivory Guardians")
  local ogre = s.sue:has("in play", "Gray Ogre")
  s.sue:has("hand", "Lightning Bolt")
  s.sue:lands("Mountain", 1)
  s.bob:attacks { guardians }
  s:expect_illegal(function() s.sue:casts("Lightning Bolt", { on = guardians }) end, "R-PROT-1")
  s:expect_illegal(function() s.sue:blocks { [ogre] = guardians } end, "R-PROT-1")
end)

scenario("Ivory Guardians get +1/+1 for a red enchantment too, and those of the opponent get it with them", both, function(s)
  local mine = s.bob:has("in play", "Ivory Guardians")
  local theirs = s.sue:has("in play", "Ivory Guardians")
  s:expect(mine, { power = 3, toughness = 3 })
  s.sue:has("in play", "Blood Moon")
  s:expect(mine, { power = 4, toughness = 4 })
  s:expect(theirs, { power = 4, toughness = 4 })
end)

scenario("Ivory Guardians get nothing for a red token, which is no card", both, function(s)
  local guardians = s.bob:has("in play", "Ivory Guardians")
  local warrens = s.sue:has("in play", "Goblin Warrens")
  s.bob:has("hand", "Purelace")
  s.bob:mana "{W}"
  s.bob:casts("Purelace", { on = warrens })
  s.sue:has("in play", "Goblin Hero", { count = 2 })
  s.sue:mana "{2}{R}"
  s:expect(guardians, { power = 4 })
  s.sue:activates(warrens)
  s:expect(s.sue, { in_play = { ["Goblin Warrens"] = 1, Goblin = 3 } })
  s:expect(guardians, { power = 3, toughness = 3 })
end)

scenario("Ivory Guardians that Sleight of Mind has changed are protected from blue, and stronger for blue cards", both, function(s)
  local guardians = s.bob:has("in play", "Ivory Guardians")
  s.bob:has("hand", "Sleight of Mind")
  s.bob:mana "{U}"
  s.sue:has("in play", "Gray Ogre")
  s:expect(guardians, { power = 4 })
  s.bob:casts("Sleight of Mind", { on = guardians, choosing = { "red", "blue" } })
  s:expect(guardians, { power = 3, has = { "protection from blue" }, lacks = { "protection from red" } })
  s.sue:has("in play", "Prodigal Sorcerer")
  s:expect(guardians, { power = 4 })
end)
