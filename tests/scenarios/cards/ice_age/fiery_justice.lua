local both = { "fifth", "microprose" }

scenario("Fiery Justice divides 5 damage among creatures and players, and the opponent gains 5 life", both, function(s)
  local bears = s.sue:has("in play", "Grizzly Bears")
  local angel = s.sue:has("in play", "Serra Angel")
  s.bob:has("hand", "Fiery Justice")
  s.bob:mana "{W}{R}{G}"
  s.bob:will("number", 2)
  s.bob:will("number", 2)
  s.bob:casts("Fiery Justice", { targets = { bears, angel, s.bob, s.sue } })
  s:expect(bears, { zone = "graveyard" })
  s:expect(angel, { damage = 2 })
  s:expect(s.bob, { life = 19 })
  s:expect(s.sue, { life = 25 })
end)

scenario("R-TARGET-4 the opponent who gains life from Fiery Justice is no target of its damage as well", both, function(s)
  s.bob:has("hand", "Fiery Justice")
  s.bob:mana "{W}{R}{G}"
  s:expect_illegal(function() s.bob:casts("Fiery Justice", { targets = { s.sue, s.sue } }) end, "R-TARGET-")
end)

scenario("R-TARGET-1 Fiery Justice burns no land, and a creature that is gone does not spare the others", both, function(s)
  local land = s.sue:has("in play", "Forest")
  local bears = s.sue:has("in play", "Grizzly Bears")
  local giant = s.sue:has("in play", "Hill Giant")
  s.bob:has("hand", "Fiery Justice")
  s.bob:mana "{W}{R}{G}"
  s.sue:has("hand", "Unsummon")
  s.sue:mana "{U}"
  s:expect_illegal(function() s.bob:casts("Fiery Justice", { targets = { land, s.sue } }) end, "R-TARGET-1")
  s.bob:will("number", 2)
  s.bob:casts("Fiery Justice", { targets = { bears, giant, "done", s.sue }, held = true })
  s.sue:casts("Unsummon", { on = bears, held = true })
  s:resolve()
  s:expect(bears, { zone = "hand" })
  s:expect(giant, { zone = "graveyard" })
  s:expect(s.sue, { life = 25 })
end)
