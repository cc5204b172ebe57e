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
