local both = { "fifth", "microprose" }

scenario("Merchant Scroll fetches a blue instant or interrupt and nothing else", both, function(s)
  s.bob:has("hand", "Merchant Scroll", { count = 2 })
  s.bob:lands("Island", 4)
  local instant = s.bob:has("library", "Unsummon")
  local interrupt = s.bob:has("library", "Counterspell")
  s.bob:has("library", "Lightning Bolt")
  s.bob:has("library", "Sea Sprite")
  s.sue:has("library", "Counterspell")
  s.bob:will("choose", interrupt)
  s.bob:casts("Merchant Scroll")
  s:expect(interrupt, { zone = "hand" })
  s.bob:casts("Merchant Scroll")                   -- one is left that answers to it: nobody is asked
  s:expect(s.bob, { hand = { "Counterspell", "Unsummon" } })
end)
