-- Blocks that nobody has declared: what comes to block, and two blockers that exchange what they block.
local both = { "fifth", "microprose" }

local function orders(s)
  s:card [[ return instant "Test Orders" { cost = "{R}", text = "Cast Test Orders only during the declare blockers step. Remove target creature defending player controls from combat. Creatures it was blocking that had become blocked by only that creature this combat become unblocked. You may have it block an attacking creature of your choice.",
    castable = phase "blockers", target = creature:controlled_by(defending_player),
    remove_from_combat(target), unblock(target),
    may { search(1, creatures:attacking()), come_to_block(target, found) } } ]]
  s.bob:lands("Mountain", 2)
  return s.bob:has("hand", "Test Orders")
end

scenario("R-BLOCK-1 a blocker is led to another attacker, and the one that it leaves comes through", both, function(s)
  local orders = orders(s)
  local bears = s.bob:has("in play", "Grizzly Bears")
  local wurm = s.bob:has("in play", "Craw Wurm")
  local idle = s.bob:has("in play", "Scryb Sprites")
  local ogre = s.sue:has("in play", "Gray Ogre")
  s.bob:attacks { bears, wurm }
  s.sue:blocks { [ogre] = wurm }
  s.bob:will("pay", true)
  -- Of those that attack only: the sprites stay at home.
  s:expect_illegal(function() s.bob:casts(orders, { target = idle }) end, "is controlled by Bob (R-TARGET-1)")
  s.bob:will("choose", bears)
  s.bob:casts(orders, { target = ogre })
  s:expect(ogre, { blocking = { bears } })
  s:to("end of attack")
  s:expect(s.sue, { life = 14 })
  s:expect(bears, { zone = "graveyard" })
  s:expect(ogre, { zone = "graveyard" })
end)

scenario("R-BLOCK-1 who was led away and blocks nothing stays out of the fight", both, function(s)
  local orders = orders(s)
  local bears = s.bob:has("in play", "Grizzly Bears")
  local ogre = s.sue:has("in play", "Gray Ogre")
  s.bob:attacks { bears }
  s.sue:blocks { [ogre] = bears }
  s.bob:will("pay", false)
  s.bob:casts(orders, { target = ogre })
  s:to("end of attack")
  s:expect(s.sue, { life = 18 })
  s:expect(bears, { zone = "in play" })
end)

scenario("R-BLOCK-1 what did not block comes to block, is heard of, and blocks nothing that it may not", both, function(s)
  local orders = orders(s)
  s:card [[ return enchantment "Test Ear" { cost = "{W}", text = "Whenever a creature blocks, you gain 1 life. Whenever a creature becomes blocked, you gain 3 life.",
    blocks { what = creatures, gain_life(1) }, becomes_blocked { what = creatures, gain_life(3) } } ]]
  s.sue:has("in play", "Test Ear")
  local bears = s.bob:has("in play", "Grizzly Bears")
  local sprites = s.bob:has("in play", "Scryb Sprites")
  local ogre = s.sue:has("in play", "Gray Ogre")
  s.bob:attacks { bears, sprites }
  s.sue:blocks {}
  s.bob:will("pay", true)
  s.bob:will("choose", bears)
  s.bob:casts(orders, { target = ogre })
  s:expect(ogre, { blocking = { bears } })
  s:expect(s.sue, { life = 24 })
  s.bob:will("pay", true)
  s.bob:will("choose", sprites)
  s.bob:casts(s.bob:has("hand", "Test Orders"), { target = ogre })
  -- It flies: the ogre has been led away for nothing.
  s:expect(ogre, { blocking = {} })
  s:to("end of attack")
  s:expect(s.sue, { life = 21 })
end)

scenario("R-BLOCK-1 a tapped creature comes to block nothing, nor does one alone block what needs two", both, function(s)
  local orders = orders(s)
  s:card [[ return summon "Ogre" "Test Brute" { cost = "{R}", power = 3, toughness = 3, text = "Test Brute can't be blocked except by two or more creatures.",
    needs_blockers { n = 2 } } ]]
  local brute = s.bob:has("in play", "Test Brute")
  local bears = s.bob:has("in play", "Grizzly Bears")
  local ogre = s.sue:has("in play", "Gray Ogre")
  local tired = s.sue:has("in play", "Craw Wurm", { tapped = true })
  s.bob:attacks { brute, bears }
  s.sue:blocks {}
  s.bob:will("pay", true)
  s.bob:will("choose", brute)
  s.bob:casts(orders, { target = ogre })
  s:expect(ogre, { blocking = {} })
  s.bob:will("pay", true)
  s.bob:will("choose", bears)
  s.bob:casts(s.bob:has("hand", "Test Orders"), { target = tired })
  s:expect(tired, { blocking = {} })
end)

scenario("R-BAND-3 who comes to block one of a band blocks all of it", both, function(s)
  local orders = orders(s)
  local hero = s.bob:has("in play", "Benalish Hero")
  local bears = s.bob:has("in play", "Grizzly Bears")
  local ogre = s.sue:has("in play", "Gray Ogre")
  s.bob:attacks { { hero, bears } }
  s.sue:blocks {}
  s.bob:will("pay", true)
  s.bob:will("choose", bears)
  s.bob:casts(orders, { target = ogre })
  s:expect(ogre, { blocking = { hero, bears } })
end)

scenario("R-BLOCK-1 who blocks already comes to block nothing more", both, function(s)
  s:card [[ return artifact "Test Lure" { cost = "{1}", text = "{0}: Target creature blocks an attacking creature of your choice.",
    activated { cost = "{0}", target = creature, search(1, creatures:attacking()), come_to_block(target, found) } } ]]
  local lure = s.bob:has("in play", "Test Lure")
  local bears = s.bob:has("in play", "Grizzly Bears")
  local giant = s.bob:makes("Test Giant", { power = 3, toughness = 3 })
  local ogre = s.sue:has("in play", "Gray Ogre")
  local wall = s.sue:makes("Test Wall", { power = 0, toughness = 3 })
  s.bob:attacks { bears, giant }
  s.sue:blocks { [ogre] = bears }
  s.bob:will("choose", giant)
  s.bob:activates(lure, { target = ogre })
  s:expect(ogre, { blocking = { bears } })
  s.bob:will("choose", giant)
  s.bob:activates(lure, { target = wall })
  s:expect(wall, { blocking = { giant } })
end)

local function path(s)
  s:card [[ return land "Test Path" { text = "{T}: Choose two target blocking creatures an opponent controls. If each of those creatures could block all creatures that the other is blocking, remove both of them from combat. Each one then blocks all creatures the other was blocking.",
    activated { cost = "{T}", targets = { creature:blocking():controlled_by(opponent), creature:blocking():controlled_by(opponent) },
      switch_attackers(target, targets(2)) } } ]]
  return s.bob:has("in play", "Test Path")
end

scenario("R-BLOCK-1 two blockers exchange what they block, and are heard of", both, function(s)
  local path = path(s)
  s:card [[ return enchantment "Test Ear" { cost = "{W}", text = "Whenever a creature blocks, you gain 1 life. Whenever a creature becomes blocked, you gain 3 life.",
    blocks { what = creatures, gain_life(1) }, becomes_blocked { what = creatures, gain_life(3) } } ]]
  s.sue:has("in play", "Test Ear")
  local bears = s.bob:has("in play", "Grizzly Bears")
  local wurm = s.bob:has("in play", "Craw Wurm")
  local ogre = s.sue:has("in play", "Gray Ogre")
  local wall = s.sue:makes("Test Wall", { power = 0, toughness = 3 })
  local idle = s.sue:makes("Test Giant", { power = 3, toughness = 3 })
  s.bob:attacks { bears, wurm }
  s.sue:blocks { [wall] = bears, [ogre] = wurm }
  s:expect(s.sue, { life = 28 })
  s:expect_illegal(function() s.bob:activates(path, { targets = { ogre, idle } }) end, "Test Giant is not blocking (R-TARGET-1)")
  s.bob:activates(path, { targets = { ogre, wall } })
  s:expect(wall, { blocking = { wurm } })
  s:expect(ogre, { blocking = { bears } })
  s:expect(s.sue, { life = 36 })
  s:to("end of attack")
  s:expect(s.sue, { life = 36 })
  s:expect(bears, { zone = "graveyard" })
  s:expect(wall, { zone = "graveyard" })
end)

scenario("R-BLOCK-1 neither of two blockers moves where one of them may not block what the other does", both, function(s)
  local path = path(s)
  local bears = s.bob:has("in play", "Grizzly Bears")
  local sprites = s.bob:has("in play", "Scryb Sprites")
  local wall = s.sue:makes("Test Wall", { power = 0, toughness = 3 })
  local angel = s.sue:has("in play", "Serra Angel")
  s.bob:attacks { bears, sprites }
  s.sue:blocks { [wall] = bears, [angel] = sprites }
  s.bob:activates(path, { targets = { angel, wall } })
  s:expect(wall, { blocking = { bears } })
  s:expect(angel, { blocking = { sprites } })
end)

scenario("R-BLOCK-1 of two that block the same nothing changes, and nothing is heard of", both, function(s)
  local path = path(s)
  s:card [[ return enchantment "Test Ear" { cost = "{W}", text = "Whenever a creature blocks, you gain 1 life.",
    blocks { what = creatures, gain_life(1) } } ]]
  s.sue:has("in play", "Test Ear")
  local wurm = s.bob:has("in play", "Craw Wurm")
  local ogre = s.sue:has("in play", "Gray Ogre")
  local wall = s.sue:makes("Test Wall", { power = 0, toughness = 3 })
  s.bob:attacks { wurm }
  s.sue:blocks { [wall] = wurm, [ogre] = wurm }
  s.bob:activates(path, { targets = { ogre, wall } })
  s:expect(s.sue, { life = 22 })
  s:expect(wall, { blocking = { wurm } })
  s:expect(ogre, { blocking = { wurm } })
end)
