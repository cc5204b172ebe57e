local both = { "fifth", "microprose" }

scenario("Veteran Bodyguard takes the damage of unblocked creatures in its controller's stead", both, function(s)
  local it = s.sue:has("in play", "Veteran Bodyguard")
  local ogre = s.bob:has("in play", "Gray Ogre")
  local bears = s.bob:has("in play", "Grizzly Bears")
  s:expect(it, { power = 2, toughness = 5, colours = { "white" } })
  s.bob:attacks { ogre, bears }
  s:to("main")
  s:expect(s.sue, { life = 20 })
  s:expect(it, { zone = "in play", damage = 4 })
end)

scenario("Veteran Bodyguard that is tapped takes nothing", both, function(s)
  local it = s.sue:has("in play", "Veteran Bodyguard", { tapped = true })
  local ogre = s.bob:has("in play", "Gray Ogre")
  s.bob:attacks { ogre }
  s:to("main")
  s:expect(s.sue, { life = 18 })
  s:expect(it, { damage = 0 })
end)

scenario("Veteran Bodyguard takes no damage of a spell, and none meant for its controller's opponent", both, function(s)
  local it = s.sue:has("in play", "Veteran Bodyguard")
  local ogre = s.sue:has("in play", "Gray Ogre")
  s.bob:has("hand", "Lightning Bolt")
  s.bob:lands("Mountain", 1)
  s.bob:casts("Lightning Bolt", { on = s.sue })
  s:expect(s.sue, { life = 17 })
  s:turn_of(s.sue)
  s.sue:attacks { ogre }
  s:to("main")
  s:expect(s.bob, { life = 18 })
  s:expect(it, { damage = 0 })
end)

scenario("Veteran Bodyguard, ruling 2004-10-04: it takes the damage while it blocks, too", both, function(s)
  local it = s.sue:has("in play", "Veteran Bodyguard")
  local ogre = s.bob:has("in play", "Gray Ogre")
  local lions = s.bob:has("in play", "Savannah Lions")
  s.bob:attacks { ogre, lions }
  s.sue:blocks { [it] = lions }
  s:to("main")
  s:expect(s.sue, { life = 20 })
  s:expect(it, { damage = 4 })
  s:expect(lions, { zone = "graveyard" })
end)

scenario("Veteran Bodyguard, ruling 2004-10-04: trample damage of a blocked creature reaches the player", both, function(s)
  local it = s.sue:has("in play", "Veteran Bodyguard")
  local lions = s.sue:has("in play", "Savannah Lions")
  local mammoth = s.bob:has("in play", "War Mammoth")
  s.bob:attacks { mammoth }
  s.sue:blocks { [lions] = mammoth }
  s:to("main")
  s:expect(s.sue, { life = 18 })
  s:expect(it, { damage = 0 })
end)

scenario("Veteran Bodyguard, ruling 2004-10-04: of two the player picks who takes the damage", both, function(s)
  local a = s.sue:has("in play", "Veteran Bodyguard")
  local b = s.sue:has("in play", "Veteran Bodyguard")
  local ogre = s.bob:has("in play", "Gray Ogre")
  s.bob:attacks { ogre }
  s.sue:will("choose", b)
  s:to("main")
  s:expect(s.sue, { life = 20 })
  s:expect(a, { damage = 0 })
  s:expect(b, { damage = 2 })
end)

scenario("Veteran Bodyguard: no more than one takes damage each turn, and all of it, as its player picks once", both, function(s)
  local a = s.sue:has("in play", "Veteran Bodyguard")
  local b = s.sue:has("in play", "Veteran Bodyguard")
  local ogre = s.bob:has("in play", "Gray Ogre")
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.bob:attacks { ogre, bears }
  s.sue:will("choose", b)
  s:to("main")
  s:expect(s.sue, { life = 20 })
  s:expect(a, { damage = 0 })
  s:expect(b, { damage = 4 })
end)

scenario("Veteran Bodyguard: where the one that has taken damage this turn is gone, the other takes none until the next", both, function(s)
  local a = s.sue:has("in play", "Veteran Bodyguard")
  local b = s.sue:has("in play", "Veteran Bodyguard")
  local knight = s.bob:has("in play", "White Knight")
  local wurm = s.bob:has("in play", "Craw Wurm")
  s.bob:has("hand", "Giant Growth")
  s.bob:lands("Forest", 1)
  s.bob:casts("Giant Growth", { on = knight })
  s.bob:attacks { knight, wurm }
  s.sue:will("choose", b)
  s:to("main")
  s:expect(b, { zone = "graveyard" })
  s:expect(s.sue, { life = 14 })
  s:expect(a, { damage = 0 })
  s:turn_of(s.sue)
  s:turn_of(s.bob)
  s.bob:attacks { wurm }
  s:to("main")
  s:expect(s.sue, { life = 14 })
  s:expect(a, { zone = "graveyard" })
end)

scenario("Veteran Bodyguard of one player does not keep the other player's from taking damage in the same turn", both, function(s)
  local mine = s.bob:has("in play", "Veteran Bodyguard")
  local theirs = s.sue:has("in play", "Veteran Bodyguard")
  local clone = s.sue:has("in play", "Clone", { choosing = theirs })
  local ogre = s.bob:has("in play", "Gray Ogre")
  s.bob:attacks { ogre }
  s.sue:will("choose", clone)
  s:to("main")
  s:expect(clone, { damage = 2 })
  s:expect(theirs, { damage = 0 })
  s:turn_of(s.sue)
  s:expect(mine, { damage = 0 })
end)

scenario("Veteran Bodyguard is cast for {3}{W}{W} and no less", both, function(s)
  local it = s.bob:has("hand", "Veteran Bodyguard")
  s.bob:mana "{2}{W}{W}"
  s:expect_illegal(function() s.bob:casts(it) end, "R-COST-1")
  s.bob:mana "{C}"
  s.bob:casts(it)
  s:expect(it, { zone = "in play" })
  s:expect(s.bob, { mana = "" })
end)

scenario("Veteran Bodyguard tapped after the blocks takes nothing", { "fifth", "microprose" }, function(s)
  local vb = s.sue:has("in play", "Veteran Bodyguard")
  local b = s.bob:has("in play", "Grizzly Bears")
  s.bob:has("hand", "Twiddle"); s.bob:lands("Island", 1)
  s.bob:attacks { b }
  s.sue:blocks {}
  s.bob:casts("Twiddle", { target = vb, mode = 1 })
  s:to("main")
  s:expect(s.sue, { life = 18 })
  s:expect(vb, { damage = 0 })
end)

scenario("Veteran Bodyguard killed by first strike damage takes none of the rest", { "fifth", "microprose" }, function(s)
  local vb = s.sue:has("in play", "Veteran Bodyguard")
  local b = s.bob:has("in play", "Grizzly Bears")
  local k = s.bob:has("in play", "White Knight")
  s.bob:has("in play", "Holy Strength", { on = k, count = 3 })
  s.bob:attacks { b, k }
  s.sue:blocks {}
  s:to("main")
  s:expect(s.sue, { life = 18 })
  s:expect(vb, { zone = "graveyard" })
end)

scenario("Veteran Bodyguard that regenerates from the first strike is tapped, and takes nothing of the rest", { "fifth", "microprose" }, function(s)
  local vb = s.sue:has("in play", "Veteran Bodyguard")
  s.sue:has("in play", "Regeneration", { on = vb }); s.sue:lands("Forest", 1)
  local b = s.bob:has("in play", "Grizzly Bears")
  local k = s.bob:has("in play", "White Knight")
  s.bob:has("in play", "Holy Strength", { on = k, count = 3 })
  s.bob:attacks { b, k }
  s.sue:blocks {}
  s.sue:will_regenerate(vb)
  s:to("main")
  s:expect(s.sue, { life = 18 })
  s:expect(vb, { zone = "in play" })
end)

scenario("R-DP-5 Veteran Bodyguard takes only what has not been prevented", both, function(s)
  local guard = s.sue:has("in play", "Veteran Bodyguard")
  local giant = s.bob:has("in play", "Hill Giant")
  s.sue:has("hand", "Healing Salve"); s.sue:lands("Plains", 1)
  s.sue:will_prevent("Healing Salve", { on = { from = giant, to = s.sue } })
  s.bob:attacks { giant }
  s:to("main")
  s:expect(guard, { damage = 0 })
  s:expect(s.sue, { life = 20 })
end)
