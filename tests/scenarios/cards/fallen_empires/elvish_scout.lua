scenario("Elvish Scout untaps its controller's attacker, which neither deals nor receives combat damage", { "fifth", "microprose" }, function(s)
  local scout = s.bob:has("in play", "Elvish Scout")
  s.bob:lands("Forest", 1)
  local wurm = s.bob:has("in play", "Craw Wurm")
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.bob:attacks { wurm }
  s.sue:blocks { [bears] = wurm }
  s.bob:activates(scout, { target = wurm })
  s:expect(wurm, { tapped = false })
  s:to("main")
  s:expect(wurm, { damage = 0 })
  s:expect(bears, { zone = "in play", damage = 0 })
end)

scenario("Elvish Scout calls back neither the opponent's attacker nor a creature that stays at home", { "fifth", "microprose" }, function(s)
  local scout = s.sue:has("in play", "Elvish Scout")
  s.sue:lands("Forest", 1)
  local wurm = s.bob:has("in play", "Craw Wurm")
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.bob:attacks { wurm }
  s:expect_illegal(function() s.sue:activates(scout, { target = wurm }) end, "R-TARGET-1")
  s:expect_illegal(function() s.sue:activates(scout, { target = bears }) end, "R-TARGET-1")
end)

scenario("Elvish Scout, a 1/1, asks {G} and tapping, and its attacker fights again the turn after", { "fifth", "microprose" }, function(s)
  local scout = s.bob:has("in play", "Elvish Scout")
  local wurm = s.bob:has("in play", "Craw Wurm")
  local second = s.bob:has("in play", "Gray Ogre")
  s:expect(scout, { power = 1, toughness = 1 })
  s.bob:attacks { wurm, second }
  s:expect_illegal(function() s.bob:activates(scout, { target = wurm }) end, "R-COST-1")
  s.bob:lands("Forest", 2)
  s.bob:activates(scout, { target = wurm })
  s:expect(scout, { tapped = true })
  s:expect_illegal(function() s.bob:activates(scout, { target = second }) end, "R-COST-2")
  s.sue:blocks {}
  s:to("main")
  s:expect(s.sue, { life = 18 })
  s:turn_of(s.sue)
  s:turn_of(s.bob)
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.bob:attacks { wurm }
  s.sue:blocks { [bears] = wurm }
  s:to("main")
  s:expect(wurm, { damage = 2 })
  s:expect(bears, { zone = "graveyard" })
end)

scenario("Elvish Scout's attacker stays blocked: neither it nor its blocker nor the player is hurt", { "fifth", "microprose" }, function(s)
  local scout = s.bob:has("in play", "Elvish Scout")
  local wurm = s.bob:has("in play", "Craw Wurm")
  local wall = s.sue:has("in play", "Wall of Stone")
  s.bob:mana "{C}"
  s.bob:lands("Forest", 1)
  s.bob:attacks { wurm }
  s.sue:blocks { [wall] = wurm }
  s.bob:activates(scout, { on = wurm })
  s:to("main")
  s:expect(wurm, { tapped = false, damage = 0 })
  s:expect(wall, { damage = 0 })
  s:expect(s.sue, { life = 20 })
end)
