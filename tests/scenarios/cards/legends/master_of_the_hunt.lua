local both = { "fifth", "microprose" }

scenario("Master of the Hunt, ruling 2004-10-04: Master of the Hunt makes Wolves of the Hunt, more than once a turn", both, function(s)
  local master = s.bob:has("in play", "Master of the Hunt", { sick = true })
  s.bob:lands("Forest", 8)
  s.bob:activates(master)
  s.bob:activates(master)
  s:expect(s.bob, { in_play = { Forest = 8, ["Master of the Hunt"] = 1, ["Wolves of the Hunt"] = 2 } })
  s:expect(master, { tapped = false })
end)

scenario("The token of Master of the Hunt bands with another Wolves of the Hunt, and with no other creature", both, function(s)
  local master = s.bob:has("in play", "Master of the Hunt")
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.bob:lands("Forest", 4)
  s.bob:activates(master)
  local first = s.bob:finds("Wolves of the Hunt")
  s:expect(first, { power = 1, toughness = 1, colours = { "green" } })
  s:turn_of(s.sue)
  local ogre = s.sue:has("in play", "Gray Ogre")
  s:turn_of(s.bob)
  local second = s.bob:makes("Wolves of the Hunt", { power = 1, toughness = 1 })
  s:expect_illegal(function() s.bob:attacks { { first, bears } } end, "R-BAND-1")
  s.bob:attacks { { first, second } }
  s.sue:blocks { [ogre] = second }
  s.bob:assigns { [ogre] = { [first] = 1, [second] = 1 } }
  s:to("end of attack")
  s:expect(s.sue, { life = 20 })
  s:expect(ogre, { zone = "graveyard" })
  s:expect(first, { zone = "nowhere" })
end)

scenario("Master of the Hunt, a 2/2, asks {2}{G}{G} for each of the Wolves", both, function(s)
  local master = s.bob:has("in play", "Master of the Hunt")
  s:expect(master, { power = 2, toughness = 2 })
  s.bob:mana "{3}{G}"
  s:expect_illegal(function() s.bob:activates(master) end, "R-COST-1")
  s.bob:mana "{G}"
  s.bob:activates(master)
  s:expect(s.bob, { mana = "{C}" })
end)

scenario("Master of the Hunt: Shelkin Brownie takes from the Wolves what they band by", both, function(s)
  local master = s.bob:has("in play", "Master of the Hunt")
  s.bob:lands("Forest", 8)
  s.bob:activates(master)
  s.bob:activates(master)
  local brownie = s.sue:has("in play", "Shelkin Brownie")
  s:turn_of(s.sue)
  s:turn_of(s.bob)
  local a, b = s.bob:finds("Wolves of the Hunt", 1), s.bob:finds("Wolves of the Hunt", 2)
  s.sue:activates(brownie, { on = a })
  s:expect_illegal(function() s.bob:attacks { { a, b, master } } end, "R-BAND-1")
end)

scenario("Master of the Hunt that Sleight of Mind has changed makes black Wolves", both, function(s)
  local master = s.bob:has("in play", "Master of the Hunt")
  s.bob:has("hand", "Sleight of Mind")
  s.bob:mana "{U}{2}{G}{G}"
  s.bob:casts("Sleight of Mind", { on = master, choosing = { "green", "black" } })
  s.bob:activates(master)
  s:expect(s.bob:finds("Wolves of the Hunt"), { colours = { "black" }, power = 1, toughness = 1 })
  s:expect(master, { colours = { "green" } })
end)
