-- Whatever an effect puts into play, its later steps mean the permanent.
local both = { "fifth", "microprose" }
local function raise(s, steps)
  s:card([[ return sorcery "Test Raise" { cost = "{B}", target = card:in_zone "graveyard":that_are "creature", return_to_play(target), ]]
      .. steps .. [[ } ]])
  local bears = s.bob:has("graveyard", "Grizzly Bears")
  s.bob:has("hand", "Test Raise"); s.bob:lands("Swamp", 1)
  s.bob:casts("Test Raise", { target = bears })
  return bears
end
scenario("R-RESOLVE-1 return to play, and counters", both, function(s)
  s:expect(raise(s, 'put_counters("+1/+1", 2, target)'), { zone = "in play", power = 4 })
end)
scenario("R-RESOLVE-1 return to play, and tap", both, function(s)
  s:expect(raise(s, "tap(target)"), { zone = "in play", tapped = true })
end)
scenario("R-RESOLVE-1 return to play, and change", both, function(s)
  s:expect(raise(s, 'for_good(target, { colour = "black" })'), { zone = "in play", colours = { "black" } })
end)
scenario("R-RESOLVE-1 return to play, and a rule", both, function(s)
  local bears = raise(s, "from_now_on(cannot_attack { affects = target })")
  s:next_turn(); s:next_turn()
  s:expect_illegal(function() s.bob:attacks { bears } end, "Test Raise")
end)
scenario("R-RESOLVE-1 return to play, and leave the game at end of turn", both, function(s)
  local bears = raise(s, "next_end_of_turn { remove_from_game(target) }")
  s:next_turn()
  s:expect(bears, { zone = "out of game" })
end)
scenario("R-RESOLVE-1 in a loop", both, function(s)
  s:card [[ return sorcery "Test Dawn" { cost = "{W}", for_each(cards:in_zone "graveyard":that_are "creature", { return_to_play(it), tap(it) }) } ]]
  local bears = s.bob:has("graveyard", "Grizzly Bears")
  s.bob:has("hand", "Test Dawn"); s.bob:lands("Plains", 1)
  s.bob:casts("Test Dawn")
  s:expect(bears, { zone = "in play", tapped = true })
end)
scenario("R-RESOLVE-1 in a trigger", both, function(s)
  s:card [[ return summon "Phoenix" "Test Phoenix" { cost = "{R}", power = 1, toughness = 1,
    put_into_graveyard { what = self, return_to_play(it), put_counters("+1/+1", 1, it) } } ]]
  local phoenix = s.bob:has("in play", "Test Phoenix")
  s.bob:has("hand", "Lightning Bolt"); s.bob:lands("Mountain", 1)
  s.bob:casts("Lightning Bolt", { target = phoenix })
  s:expect(phoenix, { zone = "in play", power = 2 })
end)
scenario("R-RESOLVE-1 with what was found", both, function(s)
  s:card [[ return sorcery "Test Fetch" { cost = "{G}",
    search(1, cards:in_zone "library":owned_by(you):that_are "land", { return_to_play(found), tap(found) }) } ]]
  local land = s.bob:has("library", "Mountain")
  s.bob:has("hand", "Test Fetch"); s.bob:lands("Forest", 1)
  s.bob:will("choose", land)
  s.bob:casts("Test Fetch")
  s:expect(land, { zone = "in play", tapped = true })
end)
scenario("R-ZONE-11 out of play and back, and counters", both, function(s)
  s:card [[ return instant "Test Flicker" { cost = "{W}", target = creature,
    put_into("out of play", target), return_to_play(target), put_counters("+1/+1", 1, target) } ]]
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.bob:has("hand", "Test Flicker"); s.bob:lands("Plains", 1)
  s.bob:casts("Test Flicker", { target = bears })
  s:expect(bears, { zone = "in play", power = 3 })
end)
scenario("R-RESOLVE-1 target chosen on resolution", both, function(s)
  s:card [[ return sorcery "Test Late" { cost = "{G}",
    aim_at(card:in_zone "graveyard":that_are "creature", { return_to_play(it), put_counters("+1/+1", 1, it) }) } ]]
  local bears = s.bob:has("graveyard", "Grizzly Bears")
  s.bob:has("hand", "Test Late"); s.bob:lands("Forest", 1)
  s.bob:casts("Test Late")
  s:expect(bears, { zone = "in play", power = 3 })
end)
