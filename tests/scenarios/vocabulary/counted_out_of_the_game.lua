-- Cards that lie out of the game with counters on them, and what each player gets back.
local both = { "fifth", "microprose" }

local eve = [[ return sorcery "Test Eve" {
  cost = "{2}{B}{B}",
  text = [=[
    Remove Test Eve from the game with 2 scream counters on it.
    During your upkeep, if Test Eve is removed from the game with a scream counter on it, remove a scream counter from it. If there are no scream counters on it, put it into your graveyard and each player returns all creature cards from their graveyard to play.
  ]=],
  remove_from_game(self), put_counters("scream", 2, moved),
  at_upkeep { of = you,
    condition = all_of(is(self, cards:in_zone "out of game"), compare(counters_on(self, "scream"), "at least", 1)),
    remove_counters("scream", 1, self),
    when(compare(counters_on(self, "scream"), "exactly", 0), {
      put_into("graveyard", self),
      return_to_play(cards:that_are "creature":owned_by(players):in_zone "graveyard",
        owner_of(cards:that_are "creature":owned_by(players):in_zone "graveyard")) }) } } ]]

scenario("All Hallow's Eve: two upkeeps later each player has their own creatures again", both, function(s)
  s:card(eve)
  local mine = s.bob:has("graveyard", "Grizzly Bears")
  local yours = s.sue:has("graveyard", "Craw Wurm")
  s.sue:has("graveyard", "Ivory Cup")
  s.bob:has("hand", "Test Eve")
  s.bob:lands("Swamp", 4)
  s.bob:casts("Test Eve")
  s:expect(s.bob, { out_of_game = { "Test Eve" }, graveyard = { "Grizzly Bears" } })
  s:turn_of(s.sue)
  s:turn_of(s.bob)
  s:expect(s.bob, { out_of_game = { "Test Eve" }, graveyard = { "Grizzly Bears" } })
  s:turn_of(s.sue)
  s:expect(yours, { zone = "graveyard" })
  s:turn_of(s.bob)
  s:expect(s.bob, { out_of_game = {}, graveyard = { "Test Eve" } })
  s:expect(mine, { zone = "in play", controller = s.bob })
  s:expect(yours, { zone = "in play", controller = s.sue })
  s:expect(s.sue, { graveyard = { "Ivory Cup" } })
  -- In the graveyard it waits for nothing.
  s:turn_of(s.sue)
  s:turn_of(s.bob)
  s:expect(s.bob, { graveyard = { "Test Eve" } })
end)

scenario("without a counter it lies there for good", both, function(s)
  s:card(eve)
  local mine = s.bob:has("graveyard", "Grizzly Bears")
  local card = s.bob:has("out of game", "Test Eve")
  s:turn_of(s.sue)
  s:turn_of(s.bob)
  s:expect(card, { zone = "out of game" })
  s:expect(mine, { zone = "graveyard" })
end)

scenario("counters stay behind when what they lie on is removed, and those put there are its own", both, function(s)
  s:card [[ return sorcery "Test Banishing" { cost = "{W}", target = creature,
    text = "Remove target creature from the game with a time counter on it.",
    remove_from_game(target), put_counters("time", 1, moved) } ]]
  s:card [[ return summon "Ghost" "Test Ghost" { cost = "{W}", power = 1, toughness = 1,
    text = "During your upkeep, if Test Ghost is removed from the game with 2 or more time counters on it, you gain 1 life.",
    at_upkeep { of = you,
      condition = all_of(is(self, cards:in_zone "out of game"), compare(counters_on(self, "time"), "at least", 2)),
      gain_life(1) } } ]]
  s:card [[ return artifact "Test Clock" { cost = "{0}", text = "{T}: Put a time counter on target creature.",
    activated { cost = "{T}", target = creature, put_counters("time", 1, target) } } ]]
  local ghost = s.bob:has("in play", "Test Ghost")
  local clock = s.bob:has("in play", "Test Clock")
  s.bob:activates(clock, { target = ghost })
  s:expect(ghost, { counters = { time = 1 } })
  s.bob:has("hand", "Test Banishing")
  s.bob:lands("Plains", 1)
  s.bob:casts("Test Banishing", { target = ghost })
  s:expect(ghost, { zone = "out of game", counters = { time = 1 } })
  s:turn_of(s.sue)
  s:turn_of(s.bob)
  s:expect(s.bob, { life = 20 })
end)
