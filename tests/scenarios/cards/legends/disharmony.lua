local both = { "fifth", "microprose" }

scenario("Disharmony takes an attacker, untapped, which blocks its companion and goes back at end of turn", both, function(s)
  local wurm = s.bob:has("in play", "Craw Wurm")
  local ogre = s.bob:has("in play", "Gray Ogre")
  s.sue:has("hand", "Disharmony")
  s.sue:lands("Mountain", 3)
  s.bob:attacks { wurm, ogre }
  s.sue:casts("Disharmony", { on = wurm })
  s:expect(wurm, { controller = s.sue, tapped = false, attacking = false })
  s.sue:blocks { [wurm] = ogre }
  s:to("main")
  s:expect(ogre, { zone = "graveyard" })
  s:expect(s.sue, { life = 20 })
  s:next_turn()
  s:expect(wurm, { zone = "in play", controller = s.bob })
end)

scenario("Disharmony comes too late once blockers are chosen", both, function(s)
  local wurm = s.bob:has("in play", "Craw Wurm")
  s.sue:has("hand", "Disharmony")
  s.sue:lands("Mountain", 3)
  s.bob:attacks { wurm }
  s.sue:blocks {}
  s:expect_illegal(function() s.sue:casts("Disharmony", { on = wurm }) end, "Disharmony")
  s:to("main")
  s:expect(s.sue, { life = 14 })
end)

scenario("Disharmony cannot be cast on a creature that stays at home", both, function(s)
  local wurm = s.bob:has("in play", "Craw Wurm")
  local ogre = s.bob:has("in play", "Gray Ogre")
  s.sue:has("hand", "Disharmony")
  s.sue:lands("Mountain", 3)
  s.bob:attacks { ogre }
  s:expect_illegal(function() s.sue:casts("Disharmony", { on = wurm }) end, "R-TARGET-1")
end)

scenario("A creature taken by Disharmony is sick for its new controller (R-SICK-2)", both, function(s)
  local tim = s.bob:has("in play", "Prodigal Sorcerer")
  s.sue:has("hand", "Disharmony")
  s.sue:lands("Mountain", 3)
  s.bob:attacks { tim }
  s.sue:casts("Disharmony", { on = tim })
  s:expect_illegal(function() s.sue:activates(tim, { on = s.bob }) end, "R-SICK-1")
end)

scenario("A creature that Disharmony takes counts as not having attacked, unlike its companion", both, function(s)
  local wurm = s.bob:has("in play", "Craw Wurm")
  local ogre = s.bob:has("in play", "Gray Ogre")
  s:card [[ return instant "Count Attackers" { cost = "{W}", gain_life(count(creatures:attacked())) } ]]
  s.sue:has("hand", "Disharmony"); s.sue:has("hand", "Count Attackers")
  s.sue:lands("Mountain", 3); s.sue:lands("Plains", 1)
  s.bob:attacks { wurm, ogre }
  s.sue:casts("Disharmony", { on = wurm })
  s.sue:casts("Count Attackers")
  s:expect(s.sue, { life = 21 })                                -- the ogre alone
end)

scenario("Disharmony takes one of a band, which may block the other", both, function(s)
  local a = s.bob:has("in play", "Grizzly Bears")
  local h = s.bob:has("in play", "Benalish Hero")
  s.sue:has("hand", "Disharmony")
  s.sue:lands("Mountain", 3)
  s.bob:attacks { { a, h } }
  s.sue:casts("Disharmony", { on = a })
  s.sue:blocks { [a] = h }
  s:turn_of(s.sue)
  s:expect(h, { zone = "graveyard" })
  s:expect(a, { controller = s.bob, zone = "in play" })
end)
