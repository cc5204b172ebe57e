local both = { "fifth", "microprose" }

scenario("Sleight of Mind on Thallid changes the colour of the tokens that it makes", both, function(s)
  local thallid = s.bob:has("in play", "Thallid", { counters = { spore = 3 } })
  s.bob:has("hand", "Sleight of Mind")
  s.bob:mana "{U}"
  s.bob:casts("Sleight of Mind", { on = thallid, choosing = { "green", "red" } })
  s.bob:activates(thallid)
  s:expect(s.bob:finds("Saproling"), { colours = { "red" } })
end)

scenario("A copy of a token that a Thallid with changed words made has its colour", { "fifth", "microprose" }, function(s)
  local thallid = s.bob:has("in play", "Thallid", { counters = { spore = 3 } })
  s.bob:has("hand", "Sleight of Mind")
  s.bob:mana "{U}"
  s.bob:casts("Sleight of Mind", { on = thallid, choosing = { "green", "red" } })
  s.bob:activates(thallid)
  local saproling = s.bob:finds("Saproling")
  s.bob:has("hand", "Clone")
  s.bob:mana "{3}{U}"
  local clone = s.bob:casts("Clone", { choosing = saproling })
  s:expect(clone, { name = "Saproling", colours = { "red" } })
end)

scenario("A token stays as it was made when the words of its maker change later", { "fifth", "microprose" }, function(s)
  local thallid = s.bob:has("in play", "Thallid", { counters = { spore = 3 } })
  s.bob:activates(thallid)
  s.bob:has("hand", "Sleight of Mind")
  s.bob:mana "{U}"
  s.bob:casts("Sleight of Mind", { on = thallid, choosing = { "green", "red" } })
  s:expect(s.bob:finds("Saproling"), { colours = { "green" } })
end)
