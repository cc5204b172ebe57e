local both = { "fifth", "microprose" }

scenario("High Tide makes islands give one more blue mana until end of turn, of both players", { "fifth", "microprose" }, function(s)
  s.bob:has("hand", "High Tide")
  s.bob:mana "{U}"
  local island = s.bob:has("in play", "Island")
  local forest = s.bob:has("in play", "Forest")
  local theirs = s.sue:has("in play", "Island")
  s.bob:casts("High Tide")
  s.bob:taps_for_mana(island)
  s:expect(s.bob, { mana = "{U}{U}" })
  s.bob:taps_for_mana(forest)
  s:expect(s.bob, { mana = "{U}{U}{G}" })
  s.sue:taps_for_mana(theirs)
  s:expect(s.sue, { mana = "{U}{U}" })
end)

scenario("two High Tides make an island give three, and none is left the turn after", { "fifth", "microprose" }, function(s)
  s.bob:has("hand", "High Tide", { count = 2 })
  s.bob:mana "{U}{U}"
  local island = s.bob:has("in play", "Island")
  s.bob:casts("High Tide")
  s.bob:casts("High Tide")
  s.bob:taps_for_mana(island)
  s:expect(s.bob, { mana = "{U}{U}{U}" })
  s:turn_of(s.sue)
  s:turn_of(s.bob)
  s.bob:taps_for_mana(island)
  s:expect(s.bob, { mana = "{U}" })
end)

scenario("High Tide: a Volcanic Island tapped for red gives {R}{U}", { "fifth", "microprose" }, function(s)
  local v = s.bob:has("in play", "Volcanic Island")
  local i = s.bob:has("in play", "Island")
  s.bob:has("hand", "High Tide");
  s.bob:casts("High Tide", { paying = { i } })
  s.bob:taps_for_mana(v, "red")
  s:expect(s.bob, { mana = "{U}{R}" })
end)

scenario("High Tide hacked as it is cast has forests give {U} more", { "fifth", "microprose" }, function(s)
  local i = s.bob:has("in play", "Island"); local f = s.bob:has("in play", "Forest")
  s.bob:has("hand", "High Tide"); s.bob:has("hand", "Magical Hack"); s.bob:lands("Island", 1)
  local h = s.bob:casts("High Tide", { held = true, paying = { i } })
  s.bob:interrupts(h, "Magical Hack", { target = h, choosing = { "island", "forest" } })
  s:resolve()
  s.bob:taps_for_mana(f)
  s:expect(s.bob, { mana = "{U}{G}" })
end)

scenario("High Tide gives nothing for an island that Twiddle taps, for that is no tapping for mana", { "fifth", "microprose" }, function(s)
  local i = s.sue:has("in play", "Island")
  s.bob:has("hand", "High Tide"); s.bob:has("hand", "Twiddle"); s.bob:mana "{U}{U}"
  s.bob:casts("High Tide")
  s.bob:casts("Twiddle", { target = i, mode = 1 })
  s:expect(s.sue, { mana = "" }); s:expect(s.bob, { mana = "" })
end)

scenario("High Tide: Islands give one more to whoever taps them, this turn", both, function(s)
  s:card [[return instant "High Tide" {
    cost = "{U}",
    whenever_this_turn {
      event = tapped_for_mana { what = lands:of_type "island" },
      add_mana("{U}", that_player),
    },
  }]]
  s.bob:has("hand", "High Tide"); s.bob:lands("Island", 3)
  s.bob:casts("High Tide")
  local island = s.bob:has("in play", "Island")
  s.bob:taps_for_mana(island)
  s:expect(s.bob, { mana = "{U}{U}" })
end)
