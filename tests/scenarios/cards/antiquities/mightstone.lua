local both = { "fifth", "microprose" }

scenario("Mightstone gives all attacking creatures +1/+0, those of either player, while they attack", both, function(s)
  s.bob:has("in play", "Mightstone")
  local bears = s.bob:has("in play", "Grizzly Bears")
  local idle = s.bob:has("in play", "Gray Ogre")
  local theirs = s.sue:has("in play", "Scryb Sprites")
  s:expect(bears, { power = 2 })
  s.bob:attacks { bears }
  s:expect(bears, { power = 3, toughness = 2 })
  s:expect(idle, { power = 2 })
  s:to("discard")
  s:expect(s.sue, { life = 17 })
  s:expect(bears, { power = 2 })
  s:turn_of(s.sue)
  s.sue:attacks { theirs }
  s:expect(theirs, { power = 2 })
end)

scenario("R-ART-1 a tapped Mightstone gives nothing", both, function(s)
  s.bob:has("in play", "Mightstone", { tapped = true })
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.bob:attacks { bears }
  s:expect(bears, { power = 2 })
end)

scenario("two Mightstones add up, and a Weakstone takes one away", both, function(s)
  s.bob:has("in play", "Mightstone", { count = 2 })
  s.sue:has("in play", "Weakstone")
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.bob:attacks { bears }
  s:expect(bears, { power = 3 })
end)
