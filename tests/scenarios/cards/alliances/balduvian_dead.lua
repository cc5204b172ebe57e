local both = { "fifth", "microprose" }

scenario("Balduvian Dead do not take an artifact creature out of the graveyard", function(s)
  local dead = s.bob:has("in play", "Balduvian Dead")
  s.bob:has("graveyard", "Ornithopter")
  s.bob:mana "{R}{C}{C}"
  s:expect_illegal(function() s.bob:activates(dead) end, "R-TARGET-1")
end)

scenario("The token of Balduvian Dead attacks in the turn it comes, and is buried", function(s)
  local dead = s.bob:has("in play", "Balduvian Dead")
  local bears = s.bob:has("graveyard", "Grizzly Bears")
  s.bob:mana "{R}{C}{C}"
  s.bob:activates(dead, { on = bears })
  local token = s.bob:finds("Graveborn")
  s.bob:attacks { token }
  s:next_turn()
  s:expect(s.sue, { life = 17 })
  s:expect(token, { zone = "nowhere" })
end)

scenario("Balduvian Dead's Graveborn is 3/1, black and red, and costs {2}{R} and a creature card of the graveyard", both, function(s)
  local dead = s.bob:has("in play", "Balduvian Dead")
  local bears = s.bob:has("graveyard", "Grizzly Bears")
  s.sue:has("graveyard", "Craw Wurm")
  s.bob:mana "{C}{C}{C}"
  s:expect_illegal(function() s.bob:activates(dead) end, "{R}")
  s.bob:mana "{C}{C}{R}"
  s.bob:activates(dead)
  s:expect(s.bob:finds("Graveborn"), { power = 3, toughness = 1, colours = { "black", "red" }, types = { "creature" } })
  s:expect(bears, { zone = "out of game" })
  s:expect(dead, { power = 2, toughness = 3, tapped = false })
  s.bob:mana "{C}{C}{R}"
  s:expect_illegal(function() s.bob:activates(dead) end, "R-TARGET-1")
end)

scenario("Balduvian Dead whose target leaves the graveyard in response raise no Graveborn", both, function(s)
  local dead = s.bob:has("in play", "Balduvian Dead")
  local bears = s.bob:has("graveyard", "Grizzly Bears")
  local crypt = s.sue:has("in play", "Tormod's Crypt")
  s.bob:mana "{C}{C}{R}"
  s.bob:activates(dead, { on = bears, held = true })
  s:expect(bears, { zone = "graveyard" })
  s.sue:activates(crypt, { on = s.bob, held = true })
  s:resolve()
  s:expect(bears, { zone = "out of game" })
  s:expect(s.bob, { in_play = { "Balduvian Dead" } })
end)

scenario("R-TARGET-1 Balduvian Dead removes no card of the opponent's graveyard", both, function(s)
  local dead = s.bob:has("in play", "Balduvian Dead")
  local theirs = s.sue:has("graveyard", "Grizzly Bears")
  s.bob:mana "{2}{R}"
  s:expect_illegal(function() s.bob:activates(dead, { on = theirs }) end, "R-TARGET-1")
end)

scenario("Balduvian Dead used in the end of the opponent's turn: the Graveborn is buried at that turn's end", both, function(s)
  local dead = s.bob:has("in play", "Balduvian Dead")
  local card = s.bob:has("graveyard", "Grizzly Bears")
  s:turn_of(s.sue)
  s:to("discard")
  s.bob:mana "{2}{R}"
  s.bob:activates(dead, { on = card })
  s:expect(s.bob:finds("Graveborn"), { zone = "in play" })
  s:expect(card, { zone = "out of game" })
  s:turn_of(s.bob)
  s:expect(s.bob, { in_play = { "Balduvian Dead" } })
end)
