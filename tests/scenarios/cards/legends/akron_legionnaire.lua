local both = { "fifth", "microprose" }

scenario("Akron Legionnaire, ruling 2004-10-04: two Legionnaires attack together, other creatures stay at home", both, function(s)
  local first = s.bob:has("in play", "Akron Legionnaire")      -- 8/4
  local second = s.bob:has("in play", "Akron Legionnaire")
  local bears = s.bob:has("in play", "Grizzly Bears")
  s:expect_illegal(function() s.bob:attacks { first, bears } end, "Akron Legionnaire")
  s.bob:attacks { first, second }
  s:to("main")
  s:expect(s.sue, { life = 4 })
end)

scenario("Akron Legionnaire lets artifact creatures attack, and all others once it has left play", both, function(s)
  local legionnaire = s.bob:has("in play", "Akron Legionnaire")
  local horse = s.bob:has("in play", "Bronze Horse")
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.bob:has("hand", "Unsummon")
  s.bob:lands("Island", 1)
  s:expect_illegal(function() s.bob:attacks { bears } end, "Akron Legionnaire")
  s.bob:casts("Unsummon", { on = legionnaire })
  s.bob:attacks { horse, bears }
  s:to("main")
  s:expect(s.sue, { life = 14 })
end)

scenario("Akron Legionnaire that is stolen holds back the thief's creatures, and no longer its owner's", both, function(s)
  local legionnaire = s.sue:has("in play", "Akron Legionnaire")
  local hers = s.sue:has("in play", "Grizzly Bears")
  local own = s.bob:has("in play", "Grizzly Bears")
  s.bob:has("hand", "Control Magic")
  s.bob:mana "{2}{U}{U}"
  s.bob:casts("Control Magic", { on = legionnaire })
  s:expect_illegal(function() s.bob:attacks { own } end, "Akron Legionnaire")
  s:turn_of(s.sue)
  s.sue:attacks { hers }
  s:expect(hers, { attacking = true })
end)

scenario("Akron Legionnaire holds back all but its like and artifact creatures", both, function(s)
  local giant = s.bob:has("in play", "Akron Legionnaire")
  local second = s.bob:has("in play", "Akron Legionnaire")
  local ogre = s.bob:has("in play", "Gray Ogre")
  local ram = s.bob:has("in play", "Battering Ram")
  local sues = s.sue:has("in play", "Gray Ogre")
  s:expect_illegal(function() s.bob:attacks { ogre } end, "cannot attack")
  s.bob:attacks { giant, second, ram }
  s:to("main")
  s:expect(s.sue, { life = 3 })
  s:next_turn()
  s.sue:attacks { sues }
end)
