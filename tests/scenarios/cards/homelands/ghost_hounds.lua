local both = { "fifth", "microprose" }

scenario("Ghost Hounds do not tap to attack", both, function(s)
  local hounds = s.bob:has("in play", "Ghost Hounds")
  s:expect(hounds, { power = 1, toughness = 1 })
  s.bob:attacks { hounds }
  s:expect(hounds, { attacking = true, tapped = false })
  s:to("end of attack")
  s:expect(s.sue, { life = 19 })
end)

scenario("Ghost Hounds strike first against white creatures that they block or are blocked by", both, function(s)
  local hounds = s.bob:has("in play", "Ghost Hounds")
  local speakers = s.sue:has("in play", "Beast Walkers")
  local knight = s.sue:makes("Frail Page", { power = 1, toughness = 1, colours = { "white" } })
  s.bob:attacks { hounds }
  s.sue:blocks { [knight] = hounds }
  s:expect(hounds, { has = { "first strike" } })
  s:to("end of attack")
  s:expect(knight, { zone = "graveyard" })
  s:expect(hounds, { zone = "in play" })
  s:turn_of(s.sue)
  s:expect(hounds, { lacks = { "first strike" } })
  s.sue:attacks { speakers }
  s.bob:blocks { [hounds] = speakers }
  s:expect(hounds, { has = { "first strike" } })
end)

scenario("Ghost Hounds do not strike first against others", both, function(s)
  local hounds = s.bob:has("in play", "Ghost Hounds")
  local sprites = s.sue:has("in play", "Scryb Sprites")
  s.bob:attacks { hounds }
  s.sue:blocks { [sprites] = hounds }
  s:expect(hounds, { lacks = { "first strike" } })
  s:to("end of attack")
  s:expect(hounds, { zone = "graveyard" })
end)
