local both = { "fifth", "microprose" }

scenario("Orcish Oriflamme gives the attacking creatures of its controller +1/+0, while they attack", both, function(s)
  s.bob:has("hand", "Orcish Oriflamme")
  s.bob:mana "{2}{R}"
  s:expect_illegal(function() s.bob:casts("Orcish Oriflamme") end, "R-COST-1")
  s.bob:mana "{1}"
  s.bob:casts("Orcish Oriflamme")
  local bears = s.bob:has("in play", "Grizzly Bears")
  local wurm = s.bob:has("in play", "Craw Wurm")
  s:expect(bears, { power = 2 })
  s.bob:attacks { bears }
  s:expect(bears, { power = 3, toughness = 2 })
  s:expect(wurm, { power = 6 })
  s:to("main")
  s:expect(s.sue, { life = 17 })
  s:expect(bears, { power = 2 })
end)

scenario("Orcish Oriflamme does nothing for a blocker, nor for the attackers of the opponent", both, function(s)
  s.sue:has("in play", "Orcish Oriflamme")
  local bears = s.bob:has("in play", "Grizzly Bears")
  local giant = s.sue:has("in play", "Hill Giant")
  s.bob:attacks { bears }
  s.sue:blocks { [giant] = bears }
  s:expect(bears, { power = 2 })
  s:expect(giant, { power = 3 })
end)

scenario("Orcish Oriflamme twice gives +2/+0, to creatures of every colour", both, function(s)
  s.bob:has("in play", "Orcish Oriflamme", { count = 2 })
  local lions = s.bob:has("in play", "Savannah Lions")
  local golem = s.bob:has("in play", "Obsianus Golem")
  s.bob:attacks { lions, golem }
  s:expect(lions, { power = 4, toughness = 1 })
  s:expect(golem, { power = 6, toughness = 6 })
  s:to("main")
  s:expect(s.sue, { life = 10 })
end)

scenario("Orcish Oriflamme that is destroyed during the attack adds nothing to the damage", both, function(s)
  local it = s.bob:has("in play", "Orcish Oriflamme")
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.sue:has("hand", "Disenchant")
  s.sue:lands("Plains", 2)
  s.bob:attacks { bears }
  s.sue:casts("Disenchant", { on = it })
  s:expect(bears, { power = 2 })
  s:to("main")
  s:expect(s.sue, { life = 18 })
end)

scenario("Orcish Oriflamme lets a White Knight kill a Hill Giant before it strikes back", both, function(s)
  s.bob:has("in play", "Orcish Oriflamme")
  local knight = s.bob:has("in play", "White Knight")
  local giant = s.sue:has("in play", "Hill Giant")
  s.bob:attacks { knight }
  s.sue:blocks { [giant] = knight }
  s:to("main")
  s:expect(giant, { zone = "graveyard" })
  s:expect(knight, { zone = "in play" })
end)
