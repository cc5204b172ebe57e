local both = { "fifth", "microprose" }

scenario("Heroism: for a white creature attacking red creatures deal no combat damage this turn", { "fifth", "microprose" }, function(s)
  local heroism = s.sue:has("in play", "Heroism")
  local knight = s.sue:has("in play", "White Knight")
  local ogre = s.bob:has("in play", "Gray Ogre")
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.bob:attacks { ogre, bears }
  s.sue:activates(heroism)
  s:to("main")
  s:expect(knight, { zone = "graveyard" })
  s:expect(s.sue, { life = 18 })
end)

scenario("Heroism, ruling 2004-10-04: the attacker pays {2}{R} for a creature as the ability resolves", { "fifth", "microprose" }, function(s)
  local heroism = s.sue:has("in play", "Heroism")
  s.sue:has("in play", "White Knight")
  local ogre = s.bob:has("in play", "Gray Ogre")
  local hero = s.bob:has("in play", "Goblin Digging Team")
  s.bob:lands("Mountain", 3)
  s.bob:attacks { ogre, hero }
  s.bob:will("pay", true)
  s.sue:activates(heroism)
  s:to("main")
  s:expect(s.sue, { life = 18 })
end)

scenario("Heroism takes a white creature of its controller's and nothing else", { "fifth", "microprose" }, function(s)
  local heroism = s.sue:has("in play", "Heroism")
  s.sue:has("in play", "Grizzly Bears")
  local ogre = s.bob:has("in play", "Gray Ogre")
  s.bob:attacks { ogre }
  s:expect_illegal(function() s.sue:activates(heroism) end, "R-COST-3")
end)

scenario("Heroism, ruling 2004-10-04: who has paid for an attacker has not paid against Fog", { "fifth", "microprose" }, function(s)
  local heroism = s.sue:has("in play", "Heroism")
  s.sue:has("in play", "White Knight")
  local ogre = s.bob:has("in play", "Gray Ogre")
  s.bob:lands("Mountain", 3)
  s.sue:has("hand", "Fog")
  s.sue:lands("Forest", 1)
  s.bob:attacks { ogre }
  s.bob:will("pay", true)
  s.sue:activates(heroism)
  s.sue:casts("Fog")
  s:to("main")
  s:expect(s.sue, { life = 20 })
end)

scenario("Heroism whose white is turned to green by Sleight of Mind takes a green creature", { "fifth", "microprose" }, function(s)
  local heroism = s.sue:has("in play", "Heroism")
  local bears = s.sue:has("in play", "Grizzly Bears")
  local lions = s.sue:has("in play", "Savannah Lions")
  local ogre = s.bob:has("in play", "Gray Ogre")
  s.sue:has("hand", "Sleight of Mind")
  s.sue:lands("Island", 1)
  s.bob:attacks { ogre }
  s.sue:casts("Sleight of Mind", { on = heroism, choosing = { "white", "green" } })
  s.sue:activates(heroism, { paying = bears })
  s:expect(bears, { zone = "graveyard" })
  s:to("main")
  s:expect(s.sue, { life = 20 })
end)

scenario("Heroism: an attacker that is red as the ability resolves deals no damage, whatever colour it has later", { "fifth", "microprose" }, function(s)
  local heroism = s.sue:has("in play", "Heroism")
  s.sue:has("in play", "Savannah Lions")
  local ogre = s.bob:has("in play", "Gray Ogre")
  s.bob:has("hand", "Lifelace")
  s.bob:lands("Forest", 1)
  s.bob:attacks { ogre }
  s.sue:activates(heroism)
  s.bob:casts("Lifelace", { on = ogre })
  s:to("main")
  s:expect(s.sue, { life = 20 })
end)

scenario("Heroism asks for each red attacker, and who does not pay deals no damage", both, function(s)
  s:card [[return enchantment "Heroism" {
    cost = "{2}{W}",
    activated {
      cost = sacrifice(creatures:that_are "white"),
      for_each(creatures:that_are "red":attacking(), { unless { by = controller_of(it), pay = "{2}{R}", this_turn(deals_no_combat_damage { affects = it }) } }),
    },
  }]]
  local heroism = s.sue:has("in play", "Heroism")
  local knight = s.sue:has("in play", "White Knight")
  local ogre = s.bob:has("in play", "Gray Ogre")
  local giant = s.bob:has("in play", "Hurloon Minotaur")
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.bob:lands("Mountain", 3)
  s.bob:attacks { ogre, giant, bears }
  s.bob:will("pay", true)
  s.sue:activates(heroism, { paying = knight })
  s:to("main")
  -- The bears are not red; one of the two others is paid for.
  s:expect(s.sue, { life = 16 })
end)
