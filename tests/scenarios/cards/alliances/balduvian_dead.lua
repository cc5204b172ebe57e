scenario("Balduvian Dead do not take an artifact creature out of the graveyard", function(s)
  local dead = s.bob:has("in play", "Balduvian Dead")
  s.bob:has("graveyard", "Ornithopter")
  s.bob:mana "{R}{C}{C}"
  s:expect_illegal(function() s.bob:activates(dead) end, "not enough to remove")
end)

scenario("The token of Balduvian Dead attacks in the turn it comes, and is buried", function(s)
  local dead = s.bob:has("in play", "Balduvian Dead")
  s.bob:has("graveyard", "Grizzly Bears")
  s.bob:mana "{R}{C}{C}"
  s.bob:activates(dead)
  local token = s.bob:finds("Graveborn")
  s.bob:attacks { token }
  s:next_turn()
  s:expect(s.sue, { life = 17 })
  s:expect(token, { zone = "nowhere" })
end)
