local both = { "fifth", "microprose" }

scenario("Dark Ritual gives {B}{B}{B} for {B}", both, function(s)
  s.bob:has("hand", "Dark Ritual")
  s.bob:lands("Swamp", 1)
  s.bob:casts("Dark Ritual")
  s:expect(s.bob, { mana = "{B}{B}{B}", graveyard = { "Dark Ritual" } })
end)
