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

scenario("Brine Hag sets the base only: what raises the creature is added to 0/2 (R-CRE-5), and it is over when it leaves play", both, function(s)
  local hag = s.sue:has("in play", "Brine Hag")
  local bears = s.bob:has("in play", "Grizzly Bears", { counters = { ["+1/+1"] = 2 } })
  s.bob:has("in play", "Holy Strength", { on = bears })
  s.bob:attacks { bears }
  s.sue:blocks { [hag] = bears }
  s:to("main")
  s:expect(hag, { zone = "graveyard" })
  s:expect(bears, { power = 3, toughness = 6 })
  s.sue:has("hand", "Unsummon")
  s.sue:lands("Island", 1)
  s.sue:casts("Unsummon", { on = bears })
  s.bob:mana "{1}{G}"
  local again = s.bob:casts("Grizzly Bears")
  s:expect(again, { power = 2, toughness = 2 })
end)

scenario("Brine Hag that is buried later in the turn makes the creature 0/2 that damaged it by an ability", both, function(s)
  local hag = s.sue:has("in play", "Brine Hag")
  local tim = s.bob:has("in play", "Prodigal Sorcerer")
  local wurm = s.bob:has("in play", "Craw Wurm")
  s.bob:has("hand", "Wrath of God")
  s.bob:has("hand", "Terror")
  s.bob:mana "{1}{B}"
  s.bob:activates(tim, { on = hag })
  s.bob:casts("Terror", { on = hag })
  s:expect(tim, { power = 0, toughness = 2 })
  s:expect(wurm, { power = 6, toughness = 4 })
end)

scenario("Brine Hag makes 0/2 of whatever dealt damage to it this turn, for good", both, function(s)
  s:card [[return summon "Hag" "Brine Hag" {
    cost = "{2}{U}{U}", power = 2, toughness = 2,
    put_into_graveyard { what = self, for_good(creatures:has_damaged(self), { power = 0, toughness = 2 }) },
  }]]
  local hag = s.sue:has("in play", "Brine Hag")
  local tim = s.bob:has("in play", "Prodigal Sorcerer")
  local giant = s.bob:makes("Giant", { power = 1, toughness = 9 })
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.bob:activates(tim, { target = hag })
  s.bob:attacks { giant, bears }
  s.sue:blocks { [hag] = giant }
  s:to("main")
  s:expect(hag, { zone = "graveyard" })
  s:expect(tim, { power = 0, toughness = 2 })
  s:expect(giant, { zone = "graveyard" })
  s:expect(bears, { power = 2, toughness = 2 })
  s:next_turn()
  s:expect(tim, { power = 0, toughness = 2 })
end)
