local both = { "fifth", "microprose" }

scenario("Battle Cry untaps the white creatures of its caster, and what blocks this turn gets +0/+1", both, function(s)
  local knight = s.sue:has("in play", "White Knight", { tapped = true })
  local bears = s.sue:has("in play", "Grizzly Bears", { tapped = true })
  local sprites = s.sue:has("in play", "Scryb Sprites")
  local theirs = s.bob:has("in play", "Savannah Lions")
  local second = s.bob:has("in play", "Gray Ogre")
  s.sue:has("hand", "Battle Cry")
  s.sue:lands("Plains", 3)
  s.bob:attacks { theirs, second }
  s.sue:casts("Battle Cry")
  s:expect(knight, { tapped = false, toughness = 2 })
  s:expect(bears, { tapped = true })
  s:expect(theirs, { tapped = true })
  s.sue:blocks { [knight] = second, [sprites] = theirs }
  s:expect(knight, { power = 2, toughness = 3 })
  s:expect(sprites, { power = 1, toughness = 2 })
  s:expect(second, { toughness = 2 })
  s:next_turn()
  s:expect(knight, { toughness = 2, zone = "in play" })
end)

scenario("Battle Cry helps every creature that blocks, its caster's opponent's too, and this turn only", both, function(s)
  local knight = s.bob:has("in play", "White Knight", { tapped = true })
  local bears = s.bob:has("in play", "Grizzly Bears")
  local wall = s.sue:has("in play", "Wall of Stone")
  s.bob:has("hand", "Battle Cry")
  s.bob:lands("Plains", 3)
  s.bob:casts("Battle Cry")
  s.bob:attacks { knight, bears }
  s.sue:blocks { [wall] = knight }
  s:expect(wall, { toughness = 9 })
  s:next_turn()
  s:next_turn()
  s.bob:attacks { bears }
  s.sue:blocks { [wall] = bears }
  s:expect(wall, { toughness = 8 })
end)

scenario("Battle Cry that is sleighted as it is cast untaps creatures of the other colour", both, function(s)
  local bears = s.bob:has("in play", "Grizzly Bears", { tapped = true })
  local lions = s.bob:has("in play", "Savannah Lions", { tapped = true })
  s.bob:has("hand", "Battle Cry")
  s.bob:has("hand", "Sleight of Mind")
  s.bob:mana "{2}{W}{U}"
  local cry = s.bob:casts("Battle Cry", { held = true })
  s.bob:interrupts(cry, "Sleight of Mind", { choosing = { "white", "green" } })
  s:resolve()
  s:expect(bears, { tapped = false })
  s:expect(lions, { tapped = true })
end)
