local both = { "fifth", "microprose" }

scenario("Under Ghostly Flame black and red permanents are colourless sources of damage", both, function(s)
  s.bob:has("in play", "Ghostly Flame")
  local ogre = s.bob:has("in play", "Gray Ogre")
  local knight = s.sue:makes("Test Knight", { power = 0, toughness = 5, text = "Protection from red" })
  s:expect(ogre, { colours = { "red" } })
  local tim = s.bob:makes("Test Archer", { power = 1, toughness = 1, colours = { "red" } })
  s.bob:attacks { ogre, tim }
  -- The source has no colour for the damage, the creature keeps its own.
  s.sue:blocks { [knight] = ogre }
  s:to("end of attack")
  s:expect(knight, { damage = 2 })
end)

scenario("Under Ghostly Flame black and red spells are colourless sources of damage too", both, function(s)
  s.bob:has("in play", "Ghostly Flame")
  local knight = s.sue:makes("Test Knight", { power = 1, toughness = 5, text = "Protection from red" })
  s.bob:has("hand", "Earthquake")
  s.bob:lands("Mountain", 2)
  s.bob:casts("Earthquake", { x = 1 })
  s:expect(knight, { damage = 1 })
end)

scenario("Ghostly Flame leaves the sources of other colours their own", both, function(s)
  s.bob:has("in play", "Ghostly Flame")
  local bears = s.bob:has("in play", "Grizzly Bears")
  local warded = s.sue:makes("Test Warded", { power = 5, toughness = 1, text = "Protection from green" })
  s.bob:attacks { bears }
  s.sue:blocks { [warded] = bears }
  s:to("end of attack")
  s:expect(warded, { zone = "in play", damage = 0 })
end)

scenario("A Circle of Protection against red does not see red sources under Ghostly Flame", both, function(s)
  s.bob:has("in play", "Ghostly Flame")
  local ogre = s.bob:has("in play", "Gray Ogre")
  local circle = s.sue:has("in play", "Circle of Protection: Red")
  s.sue:lands("Plains", 1)
  s.bob:attacks { ogre }
  s.sue:blocks {}
  s:to("damage prevention")
  s:expect_illegal(function() s.sue:activates(circle) end, "R-TARGET-1")
end)

scenario("Ghostly Flame is cast for {B}{R} and for no other mana", both, function(s)
  local it = s.bob:has("hand", "Ghostly Flame")
  s.bob:mana "{C}{C}{C}"
  s:expect_illegal(function() s.bob:casts(it) end, "R-COST-1")
  s.bob:mana "{B}{R}"
  s.bob:casts(it)
  s:expect(it, { zone = "in play" })
  s:expect(s.bob, { mana = "{C}{C}{C}" })
end)

scenario("Ghostly Flame lets a red source hurt what has protection from red", { "fifth", "microprose" }, function(s)
  s.sue:has("in play", "Ghostly Flame")
  local p = s.sue:makes("Red Guard", { power = 1, toughness = 4, text = "Protection from red" })
  s.bob:has("hand", "Earthquake"); s.bob:lands("Mountain", 3)
  s.bob:casts("Earthquake", { x = 2 })
  s:expect(p, { damage = 2 })
end)

scenario("Ghostly Flame that is sleighted from red to green makes green sources colourless, and leaves red ones red", { "fifth", "microprose" }, function(s)
  local g = s.bob:has("in play", "Ghostly Flame")
  local r = s.sue:makes("Red Guard", { power = 1, toughness = 5, text = "Protection from red" })
  local gr = s.sue:makes("Green Guard", { power = 1, toughness = 5, text = "Protection from green" })
  s.bob:has("hand", "Sleight of Mind"); s.bob:lands("Island", 1)
  s.bob:has("hand", "Earthquake"); s.bob:lands("Mountain", 3)
  s.bob:casts("Sleight of Mind", { on = g, choosing = { "red", "green" } })
  s.bob:casts("Earthquake", { x = 2 })
  s:expect(r, { damage = 0 }); s:expect(gr, { damage = 2 })
end)
