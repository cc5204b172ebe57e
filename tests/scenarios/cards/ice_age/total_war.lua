local both = { "fifth", "microprose" }

scenario("Total War, ruling 2004-10-04: when the attack is declared, what stayed at home untapped is destroyed", both, function(s)
  s.sue:has("in play", "Total War")
  local bears = s.bob:has("in play", "Grizzly Bears")
  local ogre = s.bob:has("in play", "Gray Ogre")
  local giant = s.sue:has("in play", "Tor Giant")
  s.bob:attacks { bears }
  s:expect(ogre, { zone = "graveyard" })
  s:expect(bears, { zone = "in play", attacking = true })
  s:expect(giant, { zone = "in play" })
  s:to("end of attack")
  s:expect(s.sue, { life = 18 })
end)

scenario("Total War spares Walls, tapped creatures and those that came this turn", both, function(s)
  s.bob:has("in play", "Total War")
  local bears = s.bob:has("in play", "Grizzly Bears")
  local wall = s.bob:has("in play", "Wall of Lava")
  local tapped = s.bob:has("in play", "Gray Ogre", { tapped = true })
  local fresh = s.bob:has("in play", "Tor Giant", { sick = true })
  s.bob:attacks { bears }
  s:expect(wall, { zone = "in play" })
  s:expect(tapped, { zone = "in play" })
  s:expect(fresh, { zone = "in play" })
end)

scenario("Total War does nothing in a turn without an attack", both, function(s)
  s.bob:has("in play", "Total War")
  local bears = s.bob:has("in play", "Grizzly Bears")
  s:next_turn()
  s:expect(bears, { zone = "in play" })
end)

scenario("Total War spares one that attacks without tapping, and one that a Regeneration saves", both, function(s)
  s.bob:has("in play", "Total War")
  local angel = s.bob:has("in play", "Serra Angel")
  local gnats = s.bob:has("in play", "Yavimaya Gnats")
  s.bob:lands("Forest", 1)
  s.bob:will_regenerate(gnats)
  s.bob:attacks { angel }
  s:expect(angel, { zone = "in play", tapped = false })
  s:expect(gnats, { zone = "in play", tapped = true })
end)

scenario("R-CBT-2 Total War: to declare an attack of nobody is to declare one, and all stay at home", both, function(s)
  s.sue:has("in play", "Total War")
  local bears = s.bob:has("in play", "Grizzly Bears")
  local wall = s.bob:has("in play", "Wall of Stone")
  local giant = s.sue:has("in play", "Tor Giant")
  s.bob:attacks {}
  s:expect(bears, { zone = "graveyard" })
  s:expect(wall, { zone = "in play" })
  s:expect(giant, { zone = "in play" })
end)

scenario("Total War destroys a land that is a creature now and stayed at home, and spares what was stolen this turn", both, function(s)
  s.bob:has("in play", "Total War")
  local bears = s.bob:has("in play", "Grizzly Bears")
  local factory = s.bob:has("in play", "Mishra's Factory")
  local ogre = s.sue:has("in play", "Gray Ogre")
  s.bob:has("hand", "Control Magic")
  s.bob:mana "{2}{U}{U}{1}"
  s.bob:casts("Control Magic", { on = ogre })
  s.bob:activates(factory, { ability = 2 })
  s.bob:attacks { bears }
  s:expect(factory, { zone = "graveyard" })
  s:expect(ogre, { zone = "in play", controller = s.bob })
end)

scenario("Total War destroys even what may not attack", both, function(s)
  s.sue:has("in play", "Total War")
  local bears = s.bob:has("in play", "Grizzly Bears")
  local serpent = s.bob:has("in play", "Sea Serpent")
  s.bob:lands("Island", 1)
  s.bob:attacks { bears }
  s:expect(serpent, { zone = "graveyard" })
end)

scenario("Total War does not touch who is defended, and two of them destroy nothing twice", both, function(s)
  s.bob:has("in play", "Total War")
  s.sue:has("in play", "Total War")
  local bears = s.bob:has("in play", "Grizzly Bears")
  local gnats = s.bob:has("in play", "Yavimaya Gnats")
  s.bob:lands("Forest", 2)
  s.bob:will_regenerate(gnats)
  s.bob:attacks { bears }
  s:expect(gnats, { zone = "in play", tapped = true })
  s:expect(s.bob:finds("Forest", 1), { zone = "in play" })
end)

scenario("Total War spares what the attacker owns and another controls", both, function(s)
  s.bob:has("in play", "Total War")
  local nettling = s.bob:has("in play", "Grizzly Bears", { controller = s.sue })
  local mine = s.bob:has("in play", "Gray Ogre")
  s.bob:attacks { mine }
  s:expect(nettling, { zone = "in play" })
end)
