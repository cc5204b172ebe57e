local both = { "fifth", "microprose" }

scenario("Black Knight strikes first, and no white creature blocks it", both, function(s)
  local it = s.bob:has("in play", "Black Knight")
  local lions = s.sue:has("in play", "Savannah Lions")
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.bob:attacks { it }
  s:expect_illegal(function() s.sue:blocks { [lions] = it } end, "R-PROT-1")
  s.sue:blocks { [bears] = it }
  s:to("main")
  s:expect(bears, { zone = "graveyard" })
  s:expect(it, { zone = "in play", damage = 0, power = 2, toughness = 2 })
end)

scenario("R-PROT-2 Black Knight takes no damage from a white source, and white without a target or damage reaches it", both, function(s)
  local it = s.sue:has("in play", "Black Knight")
  local lions = s.bob:has("in play", "Savannah Lions")
  s.bob:attacks { lions }
  s.sue:blocks { [it] = lions }
  s:to("main")
  s:expect(it, { damage = 0 })
  s:expect(lions, { zone = "graveyard" })
  s.bob:has("hand", "Wrath of God")
  s.bob:lands("Plains", 4)
  s.bob:casts("Wrath of God")
  s:expect(it, { zone = "graveyard" })
end)

scenario("Black Knight cannot be enchanted by anything white", function(s)
  local knight = s.bob:has("in play", "Black Knight")
  s.bob:has("hand", "Holy Strength")
  s.bob:lands("Plains", 1)
  s:expect_illegal(function() s.bob:casts("Holy Strength", { on = knight }) end, "Black Knight has protection from white (R-PROT-1)")
end)
