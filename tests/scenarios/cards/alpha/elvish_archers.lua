local both = { "fifth", "microprose" }

scenario("R-FS-1 Elvish Archers strike first: what they kill does not strike back", both, function(s)
  local archers = s.bob:has("in play", "Elvish Archers")
  local ogre = s.sue:has("in play", "Gray Ogre")
  s:expect(archers, { power = 2, toughness = 1, colours = { "green" }, has = { "first strike" } })
  s.bob:attacks { archers }
  s.sue:blocks { [ogre] = archers }
  s:to("main")
  s:expect(ogre, { zone = "graveyard" })
  s:expect(archers, { zone = "in play", damage = 0 })
end)

scenario("R-FS-1 what survives Elvish Archers strikes back", both, function(s)
  local archers = s.sue:has("in play", "Elvish Archers")
  local giant = s.bob:has("in play", "Hill Giant")
  s.bob:attacks { giant }
  s.sue:blocks { [archers] = giant }
  s:to("first strike damage")
  s:expect(giant, { damage = 2 })
  s:to("main")
  s:expect(archers, { zone = "graveyard" })
  s:expect(giant, { zone = "in play" })
end)

scenario("R-FS-2 Elvish Archers and White Knight strike at the same time", both, function(s)
  local archers = s.bob:has("in play", "Elvish Archers")
  local knight = s.sue:has("in play", "White Knight")
  s.bob:attacks { archers }
  s.sue:blocks { [knight] = archers }
  s:to("main")
  s:expect(archers, { zone = "graveyard" })
  s:expect(knight, { zone = "graveyard" })
end)

scenario("Elvish Archers are summoned for {1}{G} and no less", both, function(s)
  local it = s.bob:has("hand", "Elvish Archers")
  s.bob:mana "{G}"
  s:expect_illegal(function() s.bob:casts(it) end, "R-COST-1")
  s.bob:mana "{C}"
  s.bob:casts(it)
  s:expect(it, { zone = "in play" })
  s:expect(s.bob, { mana = "" })
end)
