local both = { "fifth", "microprose" }

scenario("Roterothopter flies, and gets +1/+0 for {2} twice a turn", both, function(s)
  local it = s.bob:has("in play", "Roterothopter")
  s.bob:lands("Forest", 8)
  s:expect(it, { power = 0, toughness = 2, has = { "flying" }, types = { "artifact", "creature" } })
  s.bob:attacks { it }
  s.bob:activates(it)
  s:expect(it, { power = 1, toughness = 2 })
  s.bob:activates(it)
  s:expect_illegal(function() s.bob:activates(it) end, "does not allow it now")
  s:to("end of attack")
  s:expect(s.sue, { life = 18 })
  s:next_turn()
  s:expect(it, { power = 0 })
  s.bob:activates(it)
  s:expect(it, { power = 1 })
end)

scenario("Each Roterothopter takes {4} in a turn, and less than {2} does nothing", both, function(s)
  local pair = s.bob:has("in play", "Roterothopter", { count = 2 })
  s.bob:mana "{C}"
  s:expect_illegal(function() s.bob:activates(pair[1]) end, "R-COST-1")
  s.bob:lands("Forest", 7)
  for _, it in ipairs(pair) do
    s.bob:activates(it)
    s.bob:activates(it)
    s:expect(it, { power = 2, toughness = 2, tapped = false })
  end
end)

scenario("Roterothopter is an artifact creature: Shatter destroys it, and it may block a flier", both, function(s)
  local it = s.bob:has("in play", "Roterothopter", { sick = true })
  local second = s.bob:has("in play", "Roterothopter")
  local falcon = s.sue:has("in play", "Zephyr Falcon")
  s.sue:has("hand", "Shatter")
  s:turn_of(s.sue)
  s.sue:mana "{1}{R}"
  s.sue:casts("Shatter", { on = second })
  s:expect(second, { zone = "graveyard" })
  s.sue:attacks { falcon }
  s.bob:blocks { [it] = falcon }
  s:to("main")
  s:expect(s.bob, { life = 20 })
end)
