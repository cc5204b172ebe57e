local both = { "fifth", "microprose" }

scenario("Dark Ritual gives {B}{B}{B} for {B}", both, function(s)
  s.bob:has("hand", "Dark Ritual")
  s.bob:lands("Swamp", 1)
  s.bob:casts("Dark Ritual")
  s:expect(s.bob, { mana = "{B}{B}{B}", graveyard = { "Dark Ritual" } })
end)

scenario("Dark Ritual is a mana source: no interrupt meets it", function(s)
  s.bob:has("hand", "Dark Ritual")
  s.bob:lands("Swamp", 1)
  s.sue:has("hand", "Counterspell")
  s.sue:lands("Island", 2)
  local ritual = s.bob:casts("Dark Ritual")
  s:expect_illegal(function() s.sue:interrupts(ritual, "Counterspell") end, "the play of Dark Ritual is not open any more")
  s:expect(s.bob, { mana = "{B}{B}{B}" })
end)
