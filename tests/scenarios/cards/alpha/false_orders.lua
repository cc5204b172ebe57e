local both = { "fifth", "microprose" }

-- The printed card: "You decide whether and how one defending creature blocks, though you can't make a choice the
-- defender couldn't legally make. Play after defender has chosen defense but before damage is dealt."

scenario("False Orders calls a blocker away, and what it alone had blocked is unblocked", both, function(s)
  local ogre = s.bob:has("in play", "Gray Ogre")
  local wall = s.sue:has("in play", "Wall of Stone")
  s.bob:has("hand", "False Orders")
  s.bob:lands("Mountain", 1)
  s.bob:attacks { ogre }
  s.sue:blocks { [wall] = ogre }
  s.bob:will("pay", false)
  s.bob:casts("False Orders")
  s:expect(wall, { blocking = false })
  s:to("main")
  s:expect(s.sue, { life = 18 })
  s:expect(wall, { damage = 0 })
end)

scenario("False Orders has a blocker block another attacker instead", both, function(s)
  local ogre = s.bob:has("in play", "Gray Ogre")
  local wurm = s.bob:has("in play", "Craw Wurm")
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.bob:has("hand", "False Orders")
  s.bob:lands("Mountain", 1)
  s.bob:attacks { ogre, wurm }
  s.sue:blocks { [bears] = wurm }
  s.bob:will("pay", true)
  s.bob:casts("False Orders", { choosing = ogre })
  s:to("main")
  s:expect(s.sue, { life = 14 })
  s:expect(ogre, { zone = "graveyard" })
  s:expect(bears, { zone = "graveyard" })
  s:expect(wurm, { damage = 0 })
end)

scenario("False Orders makes a creature block that did not", both, function(s)
  local wurm = s.bob:has("in play", "Craw Wurm")
  local ogre = s.bob:has("in play", "Gray Ogre")
  local angel = s.sue:has("in play", "Serra Angel")
  s.bob:has("hand", "False Orders")
  s.bob:lands("Mountain", 1)
  s.bob:attacks { wurm, ogre }
  s.sue:blocks {}
  s.bob:will("pay", true)
  s.bob:casts("False Orders", { choosing = wurm })
  s:to("main")
  s:expect(angel, { zone = "graveyard" })
  s:expect(wurm, { zone = "graveyard" })
  s:expect(s.sue, { life = 18 })
end)

scenario("False Orders of the defender: a second blocker comes, and the attack is lost", both, function(s)
  local giant = s.bob:has("in play", "Hill Giant")
  local bears = s.sue:has("in play", "Grizzly Bears")
  local ogre = s.sue:has("in play", "Gray Ogre")
  s.sue:has("hand", "False Orders")
  s.sue:lands("Mountain", 1)
  s.bob:attacks { giant }
  s.sue:blocks { [bears] = giant }
  s.sue:will("pay", true)
  s.sue:casts("False Orders", { choosing = ogre })
  s.bob:assigns { [giant] = { [bears] = 3 } }
  s:to("main")
  s:expect(giant, { zone = "graveyard" })
  s:expect(bears, { zone = "graveyard" })
  s:expect(ogre, { zone = "in play" })
end)

scenario("False Orders leaves an attacker blocked that another creature blocks as well", both, function(s)
  local wurm = s.bob:has("in play", "Craw Wurm")
  local bears = s.sue:has("in play", "Grizzly Bears")
  local ogre = s.sue:has("in play", "Gray Ogre")
  s.bob:has("hand", "False Orders")
  s.bob:lands("Mountain", 1)
  s.bob:attacks { wurm }
  s.sue:blocks { [bears] = wurm, [ogre] = wurm }
  s.bob:will("pay", false)
  s.bob:casts("False Orders", { choosing = bears })
  s:to("main")
  s:expect(ogre, { zone = "graveyard" })
  s:expect(bears, { zone = "in play", damage = 0 })
  s:expect(wurm, { damage = 2 })
  s:expect(s.sue, { life = 20 })
end)

scenario("False Orders makes no tapped creature block", both, function(s)
  local ogre = s.bob:has("in play", "Gray Ogre")
  local tapped = s.sue:has("in play", "Grizzly Bears", { tapped = true })
  s.bob:has("hand", "False Orders")
  s.bob:lands("Mountain", 1)
  s.bob:attacks { ogre }
  s:to("blockers")
  s.bob:will("pay", true)
  s.bob:casts("False Orders")
  s:expect(tapped, { blocking = false })
  s:to("main")
  s:expect(s.sue, { life = 18 })
end)

scenario("False Orders is cast when the defence is chosen, and not before or after", both, function(s)
  local ogre = s.bob:has("in play", "Gray Ogre")
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.bob:has("hand", "False Orders")
  s.bob:lands("Mountain", 1)
  s:expect_illegal(function() s.bob:casts("False Orders") end, "False Orders")
  s.bob:attacks { ogre }
  s:expect_illegal(function() s.bob:casts("False Orders") end, "False Orders")
  s.sue:blocks { [bears] = ogre }
  s:to("end of attack")
  s:expect_illegal(function() s.bob:casts("False Orders") end, "False Orders")
end)

scenario("False Orders, ruling 2004-10-04: what a declared block has set off stays", both, function(s)
  local giant = s.bob:has("in play", "Craw Giant")
  local bears = s.sue:has("in play", "Grizzly Bears")
  local wall = s.sue:has("in play", "Wall of Stone")
  s.bob:has("hand", "False Orders")
  s.bob:lands("Mountain", 1)
  s.bob:attacks { giant }
  s.sue:blocks { [bears] = giant, [wall] = giant }
  s:expect(giant, { power = 8, toughness = 6 })
  s.bob:will("pay", false)
  s.bob:casts("False Orders", { choosing = wall })
  s:expect(giant, { power = 8, toughness = 6 })
  s:to("main")
  s:expect(bears, { zone = "graveyard" })
  s:expect(s.sue, { life = 14 })
end)

scenario("False Orders may leave a block as it is", both, function(s)
  local ogre = s.bob:has("in play", "Gray Ogre")
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.bob:has("hand", "False Orders")
  s.bob:lands("Mountain", 1)
  s.bob:attacks { ogre }
  s.sue:blocks { [bears] = ogre }
  s.bob:will("pay", true)
  s.bob:casts("False Orders")
  s:to("main")
  s:expect(ogre, { zone = "graveyard" })
  s:expect(bears, { zone = "graveyard" })
  s:expect(s.sue, { life = 20 })
end)

scenario("R-BAND-3 False Orders has a creature block one of a band, and so all of it", both, function(s)
  local hero = s.bob:has("in play", "Benalish Hero")
  local ogre = s.bob:has("in play", "Gray Ogre")
  local wall = s.sue:has("in play", "Wall of Stone")
  s.sue:has("hand", "False Orders")
  s.sue:lands("Mountain", 1)
  s.bob:attacks { { hero, ogre } }
  s.sue:blocks {}
  s.sue:will("pay", true)
  s.sue:casts("False Orders", { choosing = hero })
  s:to("main")
  s:expect(s.sue, { life = 20 })
  s:expect(wall, { damage = 3 })
end)

scenario("False Orders comes too late once first strike damage is dealt", both, function(s)
  local archers = s.bob:has("in play", "Elvish Archers")
  local giant = s.sue:has("in play", "Hill Giant")
  s.bob:has("hand", "False Orders")
  s.bob:lands("Mountain", 1)
  s.bob:attacks { archers }
  s.sue:blocks { [giant] = archers }
  s:to("first strike damage")
  s:expect(giant, { damage = 2 })
  s:expect_illegal(function() s.bob:casts("False Orders") end, "R-CBT-3")
end)

scenario("R-TRAMPLE-3 a trampler that False Orders has freed of its blocker deals all to the player", both, function(s)
  local mammoth = s.bob:has("in play", "War Mammoth")
  local wall = s.sue:has("in play", "Wall of Stone")
  s.bob:has("hand", "False Orders")
  s.bob:lands("Mountain", 1)
  s.bob:attacks { mammoth }
  s.sue:blocks { [wall] = mammoth }
  s.bob:will("pay", false)
  s.bob:casts("False Orders")
  s:to("main")
  s:expect(s.sue, { life = 17 })
end)

scenario("False Orders is for the defender's creatures alone", both, function(s)
  local ogre = s.bob:has("in play", "Gray Ogre")
  local home = s.bob:has("in play", "Hill Giant")
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.bob:has("hand", "False Orders")
  s.bob:lands("Mountain", 1)
  s.bob:attacks { ogre }
  s.sue:blocks { [bears] = ogre }
  -- The one creature of the defender is taken without a question.
  s.bob:will("pay", false)
  s.bob:casts("False Orders")
  s:expect(bears, { blocking = false })
  s:expect(home, { zone = "in play" })
end)

scenario("False Orders has no target: it calls away a blocker with protection from red", both, function(s)
  local ogre = s.bob:has("in play", "Gray Ogre")
  local hill = s.bob:has("in play", "Hill Giant")
  local wall = s.sue:has("in play", "Wall of Stone")
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.sue:has("in play", "Red Ward", { on = wall })
  s.bob:has("hand", "False Orders")
  s.bob:lands("Mountain", 1)
  s.bob:attacks { ogre, hill }
  s.sue:blocks { [wall] = ogre }
  s.bob:will("pay", false)
  s.bob:casts("False Orders", { choosing = wall })
  s:expect(wall, { blocking = false })
  s:to("main")
  s:expect(s.sue, { life = 15 })
end)

scenario("False Orders offers no attacker that the creature could not block", both, function(s)
  local sprites = s.bob:has("in play", "Scryb Sprites")
  local ogre = s.bob:has("in play", "Gray Ogre")
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.bob:has("hand", "False Orders")
  s.bob:lands("Mountain", 1)
  s.bob:attacks { ogre, sprites }
  s.sue:blocks {}
  s.bob:will("pay", true)
  -- The one attacker that it can block is taken without a question.
  s.bob:casts("False Orders")
  s:expect(bears, { blocking = true })
  s:to("main")
  s:expect(s.sue, { life = 19 })
  s:expect(ogre, { zone = "graveyard" })
end)
