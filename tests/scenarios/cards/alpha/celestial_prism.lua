local both = { "fifth", "microprose" }

scenario("Celestial Prism gives one mana of any colour for {2}", both, function(s)
  local it = s.bob:has("in play", "Celestial Prism")
  s.bob:mana "{C}"
  s:expect_illegal(function() s.bob:activates(it, { choosing = "blue" }) end, "{2}")
  s.bob:mana "{C}"
  s.bob:activates(it, { choosing = "blue" })
  s:expect(s.bob, { mana = "{U}" })
  s:expect(it, { tapped = true })
  s:expect(s, { windows = {} })
end)
