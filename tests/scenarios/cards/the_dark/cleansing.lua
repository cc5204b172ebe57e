local both = { "fifth", "microprose" }

scenario("Cleansing destroys all lands for which nobody pays 1 life", { "fifth", "microprose" }, function(s)
  s.bob:has("hand", "Cleansing")
  s.bob:mana "{W}{W}{W}"
  s.bob:has("in play", "Plains")
  s.sue:has("in play", "Mishra's Factory")
  s.sue:has("in play", "Grizzly Bears")
  s.bob:will("pay", true)
  s.bob:will("pay", false)
  s.sue:will("pay", false)
  s.bob:casts("Cleansing")
  s:expect(s.bob, { life = 19, in_play = { "Plains" } })
  s:expect(s.sue, { life = 20, in_play = { "Grizzly Bears" }, graveyard = { "Mishra's Factory" } })
end)

scenario("a player may pay 1 life for the other player's land under Cleansing", { "fifth", "microprose" }, function(s)
  s.bob:has("hand", "Cleansing")
  s.bob:mana "{W}{W}{W}"
  local forest = s.sue:has("in play", "Forest")
  s.bob:will("pay", true)
  s.bob:casts("Cleansing")
  s:expect(s.bob, { life = 19 })
  s:expect(s.sue, { life = 20 })
  s:expect(forest, { zone = "in play" })
end)

scenario("under Cleansing nobody pays with life that is not there", { "fifth", "microprose" }, function(s)
  s.bob:has("hand", "Cleansing")
  s.bob:mana "{W}{W}{W}"
  s.sue:life(1)
  s.sue:lands("Forest", 3)
  for _ = 1, 3 do s.bob:will("pay", false) end
  s.sue:will("pay", true)
  s.bob:casts("Cleansing")
  s:expect(s.sue, { life = 0, in_play = { "Forest" }, graveyard = { Forest = 2 } })
end)

scenario("Cleansing: each land is spared by whoever pays 1 life for it", both, function(s)
  s:card [[return sorcery "Cleansing" {
    cost = "{W}{W}{W}",
    for_each(lands, { unless { pay = lose_life(1), unless { by = opponent, pay = lose_life(1), destroy(it) } } }),
  }]]
  s.bob:has("hand", "Cleansing"); s.bob:lands("Plains", 3)
  s.sue:lands("Swamp", 1)
  s.bob:will("pay", true); s.bob:will("pay", true); s.bob:will("pay", false); s.bob:will("pay", false)
  s.sue:will("pay", true); s.sue:will("pay", false)
  s.bob:casts("Cleansing")
  -- Sue saves the first that Bob gives up, whose ever it is.
  s:expect(s.bob, { life = 18 })
  s:expect(s.sue, { life = 19 })
end)
