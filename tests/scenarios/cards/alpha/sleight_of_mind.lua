local both = { "fifth", "microprose" }

scenario("Sleight of Mind, ruling 2004-10-04: all instances of the word are changed", both, function(s)
  local knight = s.sue:has("in play", "White Knight")
  s.bob:has("hand", "Sleight of Mind")
  s.bob:mana "{U}"
  s.bob:casts("Sleight of Mind", { on = knight, choosing = { "black", "green" } })
  s:expect(knight, { has = { "protection from green" }, lacks = { "protection from black" }, colours = { "white" } })
end)

scenario("Sleight of Mind, ruling 2004-10-04: a card without a colour word may be its target", both, function(s)
  local ogre = s.sue:has("in play", "Gray Ogre")
  s.bob:has("hand", "Sleight of Mind")
  s.bob:mana "{U}"
  local it = s.bob:casts("Sleight of Mind", { on = ogre, choosing = { "red", "green" } })
  s:expect(it, { zone = "graveyard" })
  s:expect(ogre, { power = 2, toughness = 2, colours = { "red" } })
end)

scenario("Sleight of Mind, ruling 2004-10-04: it leaves alone what other effects have given a permanent", both, function(s)
  local ogre = s.sue:has("in play", "Gray Ogre")
  s.sue:has("in play", "Red Ward", { on = ogre })
  s.bob:has("hand", "Sleight of Mind")
  s.bob:mana "{U}"
  s.bob:casts("Sleight of Mind", { on = ogre, choosing = { "red", "green" } })
  s:expect(ogre, { has = { "protection from red" } })
end)

scenario("Sleight of Mind, ruling 2004-10-04: the name of a card stays", both, function(s)
  local vise = s.sue:has("in play", "Black Vise")
  s.bob:has("hand", "Sleight of Mind")
  s.bob:mana "{U}"
  s.bob:casts("Sleight of Mind", { on = vise, choosing = { "black", "white" } })
  s:expect(vise, { name = "Black Vise", zone = "in play" })
end)

scenario("Sleight of Mind, ruling 2004-10-04: a word is not changed to itself", both, function(s)
  local knight = s.sue:has("in play", "White Knight")
  s.bob:has("hand", "Sleight of Mind")
  s.bob:mana "{U}"
  s:expect_illegal(function() s.bob:casts("Sleight of Mind", { on = knight, choosing = { "black", "black" } }) end, "black")
end)

scenario("Sleight of Mind, ruling 2004-10-04: a spell whose target has become illegal is lost, with the target it had", both, function(s)
  local ogre = s.bob:has("in play", "Gray Ogre")
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.bob:has("hand", "Blue Elemental Blast")
  s.bob:lands("Island", 1)
  s.sue:has("hand", "Sleight of Mind")
  s.sue:lands("Island", 1)
  local blast = s.bob:casts("Blue Elemental Blast", { mode = 2, target = ogre, held = true })
  s.sue:interrupts(blast, "Sleight of Mind", { choosing = { "red", "green" } })
  s:resolve()
  s:expect(ogre, { zone = "in play" })
  s:expect(bears, { zone = "in play" })
  s:expect(blast, { zone = "graveyard" })
end)

scenario("Sleight of Mind, ruling 2004-10-04: what becomes a permanent keeps the change", both, function(s)
  s.bob:has("hand", "White Knight")
  s.bob:lands("Plains", 2)
  s.sue:has("hand", "Sleight of Mind")
  s.sue:lands("Island", 1)
  local knight = s.bob:casts("White Knight", { held = true })
  s.sue:interrupts(knight, "Sleight of Mind", { choosing = { "black", "red" } })
  s:resolve()
  s:expect(knight, { zone = "in play", has = { "protection from red" }, lacks = { "protection from black" } })
  s:next_turn()
  s:expect(knight, { has = { "protection from red" } })
end)

scenario("Sleight of Mind, ruling 2004-10-04: a card without the word that is changed stays as it is", both, function(s)
  local knight = s.sue:has("in play", "White Knight")
  local plain = s.sue:has("in play", "Scathe Zombies")
  s.bob:has("hand", "Sleight of Mind")
  s.bob:mana "{U}"
  s.bob:casts("Sleight of Mind", { on = plain, choosing = { "black", "red" } })
  s:expect(plain, { name = "Scathe Zombies", colours = { "black" }, power = 2, toughness = 2 })
  s:expect(knight, { has = { "protection from black" } })
end)

scenario("Sleight of Mind, ruling 2004-10-04: the word that is there is not offered in its own stead", both, function(s)
  local knight = s.sue:has("in play", "Black Knight")
  s.bob:has("hand", "Sleight of Mind")
  s.bob:mana "{U}"
  s:expect_illegal(function() s.bob:casts("Sleight of Mind", { on = knight, choosing = { "white", "white" } }) end, "white")
  s:expect(knight, { has = { "protection from white" } })
end)
