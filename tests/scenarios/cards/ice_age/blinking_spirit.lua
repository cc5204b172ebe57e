local both = { "fifth", "microprose" }

scenario("Blinking Spirit returns to its owner's hand for nothing, out of the way of a Lightning Bolt", both, function(s)
  local spirit = s.bob:has("in play", "Blinking Spirit", { sick = true })
  s.sue:has("hand", "Lightning Bolt")
  s.sue:lands("Mountain", 1)
  s:expect(spirit, { power = 2, toughness = 2 })
  s.sue:casts("Lightning Bolt", { target = spirit, held = true })
  s.bob:activates(spirit, { held = true })
  s:resolve()
  s:expect(spirit, { zone = "hand" })
  s:expect(s.sue, { graveyard = { "Lightning Bolt" } })
end)

scenario("Blinking Spirit blocks and then returns: the attacker stays blocked", both, function(s)
  local spirit = s.sue:has("in play", "Blinking Spirit")
  local wurm = s.bob:has("in play", "Craw Wurm")
  s.bob:attacks { wurm }
  s.sue:blocks { [spirit] = wurm }
  s.sue:activates(spirit)
  s:to("end of attack")
  s:expect(spirit, { zone = "hand" })
  s:expect(s.sue, { life = 20 })
end)

scenario("A stolen Blinking Spirit is sent home by who controls it, and only by that player", both, function(s)
  local spirit = s.bob:has("in play", "Blinking Spirit")
  s.sue:has("in play", "Control Magic", { on = spirit })
  s:expect_illegal(function() s.bob:activates(spirit) end, "R-COST-9")
  s.sue:activates(spirit)
  s:expect(spirit, { zone = "hand" })
  s:expect(s.bob, { hand = { "Blinking Spirit" } })
end)
