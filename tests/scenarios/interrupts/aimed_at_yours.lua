local both = { "fifth", "microprose" }

local mist = {
  power = 1, toughness = 2, text = "{U}: Counter target spell that targets Test Mist.",
}

scenario("R-CAST-3 a spell that targets this creature is countered, and no other", both, function(s)
  local mistfolk = s.bob:makes("Test Mist", mist)
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.bob:mana "{U}{U}"
  s.sue:has("hand", "Lightning Bolt", { count = 2 })
  s.sue:mana "{R}{R}"
  local first = s.sue:casts("Lightning Bolt", { on = bears, held = true })
  s:expect_illegal(function() s.bob:interrupts(first, mistfolk, { target = first }) end, "is not what it may be aimed at")
  s:resolve()
  s:expect(bears, { zone = "graveyard" })
  local second = s.sue:casts("Lightning Bolt", { on = mistfolk, held = true })
  s.bob:interrupts(second, mistfolk, { target = second })
  s:expect(mistfolk, { zone = "in play", damage = 0 })
end)
