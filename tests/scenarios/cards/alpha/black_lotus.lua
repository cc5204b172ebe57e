local both = { "fifth", "microprose" }

scenario("Black Lotus gives three mana of one colour and goes to the graveyard", both, function(s)
  s.bob:has("hand", "Black Lotus")
  s.bob:casts("Black Lotus")
  local it = s.bob:finds("Black Lotus")
  s.bob:activates(it, { choosing = "black" })
  s:expect(s.bob, { mana = "{B}{B}{B}" })
  s:expect(it, { zone = "graveyard" })
  s:expect(s, { windows = {} })
end)
