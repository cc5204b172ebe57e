scenario("Leviathan comes into play tapped and does not untap in the untap phase", { "fifth", "microprose" }, function(s)
  s.bob:has("hand", "Leviathan")
  s.bob:mana "{C}{C}{C}{C}{C}{U}{U}{U}{U}"
  s.bob:casts("Leviathan")
  local leviathan = s.bob:finds("Leviathan")
  s:expect(leviathan, { tapped = true, power = 10, toughness = 10 })
  s:turn_of(s.sue)
  s:turn_of(s.bob)
  s:expect(leviathan, { tapped = true })
end)

scenario("Leviathan untaps in its controller's upkeep for two islands", { "fifth", "microprose" }, function(s)
  local leviathan = s.bob:has("in play", "Leviathan", { tapped = true })
  local islands = s.bob:lands("Island", 2)
  s:expect_illegal(function() s.bob:activates(leviathan) end, "does not allow it now")
  s:next_turn()
  s:to("upkeep")
  s:expect(s, { turn_of = s.bob })
  for _, island in ipairs(islands) do s.bob:will("sacrifice", island) end
  s.bob:activates(leviathan)
  s:expect(leviathan, { tapped = false })
  s:expect(s.bob, { graveyard = { Island = 2 } })
end)

scenario("Leviathan attacks only if two islands are sacrificed, and tramples", { "fifth", "microprose" }, function(s)
  local leviathan = s.bob:has("in play", "Leviathan")
  local bears = s.sue:has("in play", "Grizzly Bears")
  local one = s.bob:has("in play", "Island")
  s:expect_illegal(function() s.bob:attacks { leviathan } end, "pay")
  local two = s.bob:has("in play", "Island")
  s.bob:will("sacrifice", one)
  s.bob:will("sacrifice", two)
  s.bob:attacks { leviathan }
  s:expect(s.bob, { graveyard = { Island = 2 } })
  s.sue:blocks { [bears] = leviathan }
  s:to("main")
  s:expect(s.sue, { life = 12 })
end)

scenario("Leviathan, ruling 2004-10-04: what another effect has untapped need not be paid for in the upkeep, and it blocks for nothing", { "fifth", "microprose" }, function(s)
  local leviathan = s.sue:has("in play", "Leviathan", { tapped = true })
  s.sue:has("hand", "Twiddle")
  s.sue:lands("Island", 1)
  local wurm = s.bob:has("in play", "Craw Wurm")
  s.bob:attacks { wurm }
  s.sue:casts("Twiddle", { target = leviathan, mode = 2 })
  s.sue:blocks { [leviathan] = wurm }
  s:to("main")
  s:expect(wurm, { zone = "graveyard" })
  s:expect(leviathan, { zone = "in play", tapped = false })
end)

scenario("R-GEN-1 Leviathan that Magical Hack has changed asks two swamps for its attack, and no islands", { "fifth", "microprose" }, function(s)
  local leviathan = s.bob:has("in play", "Leviathan")
  s.bob:has("in play", "Island", { count = 2 })
  s.bob:has("hand", "Magical Hack")
  s.bob:mana "{U}"
  s.bob:casts("Magical Hack", { on = leviathan, choosing = { "island", "swamp" } })
  s:expect_illegal(function() s.bob:attacks { leviathan } end, "pay")
  s.bob:has("in play", "Swamp", { count = 2 })
  s.bob:attacks { leviathan }
  s:expect(s.bob, { graveyard = { Swamp = 2, ["Magical Hack"] = 1 } })
end)
