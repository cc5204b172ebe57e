local both = { "fifth", "microprose" }

scenario("Concordant Crossroads lets a creature attack, and another use its tap ability, the turn they come", both, function(s)
  s.bob:has("in play", "Concordant Crossroads")
  local bears = s.bob:has("in play", "Grizzly Bears", { sick = true })
  local tim = s.bob:has("in play", "Prodigal Sorcerer", { sick = true })
  s.bob:activates(tim, { on = s.sue })
  s.bob:attacks { bears }
  s:to("end of attack")
  s:expect(s.sue, { life = 17 })
end)

scenario("Concordant Crossroads, ruling 2009-10-01: it helps the other player's creatures as well", both, function(s)
  s.bob:has("in play", "Concordant Crossroads")
  s.sue:has("hand", "Grizzly Bears")
  s.sue:lands("Forest", 2)
  s:next_turn()
  s.sue:casts("Grizzly Bears")
  s.sue:attacks { s.sue:finds("Grizzly Bears") }
  s:to("end of attack")
  s:expect(s.bob, { life = 18 })
end)

scenario("R-SICK-1 creatures are sick again once Concordant Crossroads is gone", both, function(s)
  local world = s.sue:has("in play", "Concordant Crossroads")
  local bears = s.bob:has("in play", "Grizzly Bears", { sick = true })
  s.bob:has("hand", "Disenchant")
  s.bob:lands("Plains", 2)
  s.bob:casts("Disenchant", { on = world })
  s:expect_illegal(function() s.bob:attacks { bears } end, "R-SICK-1")
end)

scenario("Concordant Crossroads lets a land that Mishra's Factory's ability has made a creature attack as it comes", both, function(s)
  s.bob:has("in play", "Concordant Crossroads")
  s.bob:has("hand", "Mishra's Factory")
  s.bob:mana "{1}"
  local it = s.bob:has("hand", "Mishra's Factory")
  s.bob:plays_land(it)
  s.bob:activates(it, { ability = 2 })
  s.bob:attacks { it }
  s:to("end of attack")
  s:expect(s.sue, { life = 18 })
end)
