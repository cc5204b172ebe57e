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
