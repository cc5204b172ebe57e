local both = { "fifth", "microprose" }

scenario("Wood Elemental is as big as the untapped forests sacrificed when it comes", both, function(s)
  local forests = s.bob:has("in play", "Forest", { count = 3 })
  local tapped = s.bob:has("in play", "Forest", { tapped = true })
  s.bob:has("hand", "Wood Elemental")
  s.bob:mana "{C}{C}{C}{G}"
  s.bob:will("number", 2)
  s.bob:will("choose", forests[1])
  s.bob:will("choose", forests[2])
  s.bob:casts("Wood Elemental")
  s:expect(s.bob:finds("Wood Elemental"), { power = 2, toughness = 2 })
  s:expect(forests[1], { zone = "graveyard" })
  s:expect(forests[3], { zone = "in play" })
  s:expect(tapped, { zone = "in play" })
end)

scenario("R-CRE-7 Wood Elemental dies where no forest is sacrificed", both, function(s)
  s.bob:has("hand", "Wood Elemental")
  s.bob:mana "{C}{C}{C}{G}"
  s.bob:casts("Wood Elemental")
  s:expect(s.bob, { graveyard = { "Wood Elemental" } })
end)
