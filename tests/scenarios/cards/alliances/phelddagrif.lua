local both = { "fifth", "microprose" }

scenario("Phelddagrif flies until end of turn for {W}, and the opponent gains 2 life", both, function(s)
  local it = s.bob:has("in play", "Phelddagrif")
  s:expect(it, { power = 4, toughness = 4, colours = { "white", "blue", "green" }, lacks = { "flying" } })
  s.bob:mana "{W}"
  s.bob:activates(it, { ability = 2 })
  s:expect(it, { has = { "flying" } })
  s:expect(s.sue, { life = 22 })
  s:expect(s.bob, { life = 20 })
  s:next_turn()
  s:expect(it, { lacks = { "flying" } })
end)

scenario("Phelddagrif tramples until end of turn for {G}, and the opponent gets a 1/1 green Hippo", both, function(s)
  local it = s.bob:has("in play", "Phelddagrif")
  s.bob:mana "{G}"
  s.bob:activates(it, { ability = 1 })
  s:expect(it, { has = { "trample" } })
  s:expect(s.sue:finds("Hippo"), { power = 1, toughness = 1, colours = { "green" }, controller = s.sue })
  s:next_turn()
  s:expect(it, { lacks = { "trample" } })
end)

scenario("Phelddagrif returns to its owner's hand for {U}, and the opponent may draw a card", both, function(s)
  local it = s.bob:has("in play", "Phelddagrif")
  s.bob:mana "{U}"
  s.sue:will("pay", true)
  s.bob:activates(it, { ability = 3 })
  s:expect(it, { zone = "hand" })
  s:expect(s.sue, { hand = 1 })
  local other = s.bob:has("in play", "Phelddagrif")
  s.bob:mana "{U}"
  s.sue:will("pay", false)
  s.bob:activates(other, { ability = 3 })
  s:expect(s.sue, { hand = 1 })
end)

scenario("Phelddagrif that another player controls goes back to its owner's hand", both, function(s)
  local it = s.bob:has("in play", "Phelddagrif")
  s.sue:has("in play", "Control Magic", { on = it })
  s.sue:mana "{U}"
  s.bob:will("pay", false)
  s.sue:activates(it, { ability = 3 })
  s:expect(it, { zone = "hand", owner = s.bob })
  s:expect(s.bob, { hand = { "Phelddagrif" } })
end)

scenario("Phelddagrif twice returned in one batch comes back once, and the opponent may draw twice", both, function(s)
  local it = s.bob:has("in play", "Phelddagrif")
  s.bob:mana "{U}{U}"
  s.bob:activates(it, { ability = 3, held = true })
  s.bob:activates(it, { ability = 3, held = true })
  s.sue:will("pay", true)
  s.sue:will("pay", true)
  s:resolve()
  s:expect(it, { zone = "hand" })
  s:expect(s.sue, { hand = 2 })
end)

scenario("Phelddagrif that leaves play in response still gives the opponent a Hippo (R-RESOLVE-3)", both, function(s)
  local it = s.bob:has("in play", "Phelddagrif")
  s.bob:mana "{G}"
  s.sue:has("hand", "Unsummon")
  s.sue:lands("Island", 1)
  s.bob:activates(it, { ability = 1, held = true })
  s.sue:casts("Unsummon", { on = it, held = true })
  s:resolve()
  s:expect(s.sue:finds("Hippo"), { zone = "in play" })
end)

scenario("Phelddagrif that Sleight of Mind has changed gives a red Hippo", both, function(s)
  local it = s.bob:has("in play", "Phelddagrif")
  s.bob:has("hand", "Sleight of Mind")
  s.bob:mana "{U}{G}"
  s.bob:casts("Sleight of Mind", { on = it, choosing = { "green", "red" } })
  s.bob:activates(it, { ability = 1 })
  s:expect(s.sue:finds("Hippo"), { colours = { "red" } })
end)
