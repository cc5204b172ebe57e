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

scenario("Ghost Hounds that block a creature of another colour do not strike first", both, function(s)
  local hounds = s.sue:has("in play", "Ghost Hounds")
  local trader = s.bob:has("in play", "Dwarven Trader")
  s.bob:attacks { trader }
  s.sue:blocks { [hounds] = trader }
  s:expect(hounds, { lacks = { "first strike" } })
  s:to("end of attack")
  s:expect(hounds, { zone = "graveyard" })
end)

scenario("R-CLEAN-2 Ghost Hounds lose the first strike of a block at the end of the turn", both, function(s)
  local hounds = s.sue:has("in play", "Ghost Hounds")
  local page = s.bob:makes("Meek Page", { power = 0, toughness = 3, colours = { "white" } })
  s.bob:attacks { page }
  s.sue:blocks { [hounds] = page }
  s:expect(hounds, { has = { "first strike" } })
  s:turn_of(s.sue)
  s:expect(hounds, { lacks = { "first strike" } })
end)

scenario("Ghost Hounds that block a band with a white creature in it strike first", both, function(s)
  local hounds = s.sue:has("in play", "Ghost Hounds")
  local hero = s.bob:has("in play", "Benalish Hero")
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.bob:attacks { { hero, bears } }
  s.sue:blocks { [hounds] = bears }
  s:expect(hounds, { has = "first strike" })
end)

scenario("Ghost Hounds blocked by a white creature beside another strike first", both, function(s)
  local hounds = s.bob:has("in play", "Ghost Hounds")
  local lions = s.sue:has("in play", "Savannah Lions")
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.bob:attacks { hounds }
  s.sue:blocks { [bears] = hounds, [lions] = hounds }
  s:expect(hounds, { has = "first strike" })
end)
