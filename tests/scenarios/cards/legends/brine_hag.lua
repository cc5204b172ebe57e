local both = { "fifth", "microprose" }

scenario("Brine Hag makes the creature that killed it 0/2: the 2 damage it took itself kill it then", both, function(s)
  local wurm = s.bob:has("in play", "Craw Wurm")             -- 6/4
  local hag = s.sue:has("in play", "Brine Hag")              -- 2/2
  s.bob:attacks { wurm }
  s.sue:blocks { [hag] = wurm }
  s:to("main")
  s:expect(hag, { zone = "graveyard" })
  s:expect(wurm, { zone = "graveyard" })
end)

scenario("Brine Hag that a spell finishes makes the creature 0/2 that damaged it before, and only that one, for good", both, function(s)
  local tim = s.bob:has("in play", "Prodigal Sorcerer")
  local idle = s.bob:has("in play", "Craw Wurm")
  local hag = s.sue:has("in play", "Brine Hag")
  s.bob:has("hand", "Lightning Bolt")
  s.bob:lands("Mountain", 1)
  s.bob:activates(tim, { on = hag })
  s:expect(hag, { damage = 1 })
  s.bob:casts("Lightning Bolt", { on = hag })
  s:expect(tim, { power = 0, toughness = 2 })
  s:expect(idle, { power = 6, toughness = 4 })
  s:turn_of(s.sue)
  s:turn_of(s.bob)
  s:expect(tim, { power = 0, toughness = 2 })
  s.bob:has("hand", "Giant Growth")
  s.bob:lands("Forest", 1)
  s.bob:casts("Giant Growth", { on = tim })
  s:expect(tim, { power = 3, toughness = 5 })                -- R-CRE-5
end)

scenario("Brine Hag does nothing to a creature that damaged it in an earlier turn", both, function(s)
  local tim = s.bob:has("in play", "Prodigal Sorcerer")
  local hag = s.sue:has("in play", "Brine Hag")
  s.bob:activates(tim, { on = hag })
  s:turn_of(s.sue)
  s.bob:has("hand", "Lightning Bolt")
  s.bob:lands("Mountain", 1)
  s.bob:casts("Lightning Bolt", { on = hag })
  s:expect(hag, { zone = "graveyard" })
  s:expect(tim, { power = 1, toughness = 1 })
end)
