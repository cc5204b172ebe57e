-- "If it is a samurai card": of what has left play it is asked what it was (R-TRIG-1, R-RESOLVE-2).
local both = { "fifth", "microprose" }

scenario("R-TRIG-1 what dies is the card that it was", both, function(s)
  s:card [[ return enchantment "Test Oath" { cost = "{W}",
    put_into_graveyard { what = creatures, condition = is(it, cards:of_type "samurai"), return_to_play(it) } } ]]
  s:card [[ return summon "Samurai" "Test Samurai" { cost = "{W}", power = 1, toughness = 1 } ]]
  s.bob:has("in play", "Test Oath")
  local samurai = s.bob:has("in play", "Test Samurai")
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.sue:has("hand", "Lightning Bolt", { count = 2 })
  s.sue:lands("Mountain", 2)
  s.sue:casts("Lightning Bolt", { target = bears })
  s:expect(s.bob, { graveyard = { "Grizzly Bears" } })
  s.sue:casts("Lightning Bolt", { target = samurai })
  s:expect(s.bob, { graveyard = { "Grizzly Bears" } })
  s:expect(s.bob:finds("Test Samurai"), { zone = "in play" })
end)
