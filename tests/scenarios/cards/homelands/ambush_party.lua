local both = { "fifth", "microprose" }

scenario("Ambush Party attacks in the turn in which it comes, and strikes first", both, function(s)
  s.bob:has("hand", "Ambush Party")
  s.bob:lands("Mountain", 5)
  local party = s.bob:casts("Ambush Party")
  local bears = s.sue:has("in play", "Grizzly Bears")
  s:expect(party, { power = 3, toughness = 1, has = { "first strike" } })
  s.bob:attacks { party }
  s.sue:blocks { [bears] = party }
  s:to("end of attack")
  s:expect(bears, { zone = "graveyard" })
  s:expect(party, { zone = "in play", damage = 0 })
end)

scenario("Ambush Party attacks as well for a new controller at once, and dies of another first striker as it kills it", both, function(s)
  local party = s.sue:has("in play", "Ambush Party")
  local knight = s.sue:has("in play", "White Knight")
  s.bob:has("hand", "Control Magic")
  s.bob:lands("Island", 4)
  s.bob:casts("Control Magic", { on = party })
  s:expect(party, { controller = s.bob })
  s.bob:attacks { party }
  s.sue:blocks { [knight] = party }
  s:to("main")
  s:expect(party, { zone = "graveyard" })
  s:expect(knight, { zone = "graveyard" })
end)
