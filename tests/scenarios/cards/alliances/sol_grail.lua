local both = { "fifth", "microprose" }

scenario("Sol Grail gives mana of the colour that was chosen as it came", both, function(s)
  s.bob:has("hand", "Sol Grail")
  s.bob:lands("Forest", 3)
  s.bob:casts("Sol Grail", { choosing = "white" })
  local it = s.bob:finds("Sol Grail")
  s.bob:activates(it)
  s:expect(s.bob, { mana = "{W}" })
  s:expect(it, { tapped = true })
  s:expect(s, { windows = {} })
end)
