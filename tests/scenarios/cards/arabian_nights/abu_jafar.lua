local both = { "fifth", "microprose" }

scenario("Abu Ja'far, dying as a blocker, buries the attacker, and regeneration does not help it", both, function(s)
  local abu = s.sue:has("in play", "Abu Ja'far")
  local skeletons = s.bob:has("in play", "Drudge Skeletons")
  s.bob:lands("Swamp", 1)
  local bears = s.bob:has("in play", "Grizzly Bears")
  s:expect(abu, { power = 0, toughness = 1, colours = { "white" } })
  s.bob:attacks { skeletons, bears }
  s.sue:blocks { [abu] = skeletons }
  s:to("end of attack")
  s:expect(abu, { zone = "graveyard" })
  s:expect(skeletons, { zone = "graveyard" })
  -- The bears were not in combat with him.
  s:expect(bears, { zone = "in play" })
  s:expect(s.sue, { life = 18 })
end)

scenario("Abu Ja'far, dying as an attacker, buries all his blockers", both, function(s)
  local abu = s.bob:has("in play", "Abu Ja'far")
  local wurm = s.sue:has("in play", "Craw Wurm")
  local angel = s.sue:has("in play", "Serra Angel")
  local ogre = s.sue:has("in play", "Gray Ogre")
  s.bob:attacks { abu }
  s.sue:blocks { [wurm] = abu, [angel] = abu }
  s:to("end of attack")
  s:expect(abu, { zone = "graveyard" })
  s:expect(wurm, { zone = "graveyard" })
  s:expect(angel, { zone = "graveyard" })
  s:expect(ogre, { zone = "in play" })
end)

scenario("Abu Ja'far need not die of combat damage, only during combat", both, function(s)
  local abu = s.sue:has("in play", "Abu Ja'far")
  local wurm = s.bob:has("in play", "Craw Wurm")
  s.sue:has("hand", "Lightning Bolt")
  s.sue:lands("Mountain", 1)
  s.bob:attacks { wurm }
  s.sue:blocks { [abu] = wurm }
  s.sue:casts("Lightning Bolt", { on = abu })
  s:expect(abu, { zone = "graveyard" })
  s:expect(wurm, { zone = "graveyard" })
end)

scenario("Abu Ja'far who dies in the attack before he has blocked takes nobody with him", both, function(s)
  local abu = s.sue:has("in play", "Abu Ja'far")
  local wurm = s.bob:has("in play", "Craw Wurm")
  s.bob:has("hand", "Lightning Bolt")
  s.bob:lands("Mountain", 1)
  s.bob:attacks { wurm }
  s.bob:casts("Lightning Bolt", { on = abu })
  s:to("end of attack")
  s:expect(abu, { zone = "graveyard" })
  s:expect(wurm, { zone = "in play" })
  s:expect(s.sue, { life = 14 })
end)

scenario("R-REGEN-6 Abu Ja'far who is regenerated was not put into the graveyard, and buries nobody", both, function(s)
  local abu = s.sue:has("in play", "Abu Ja'far")
  local ward = s.sue:has("in play", "Regeneration", { on = abu })
  s.sue:lands("Forest", 1)
  local wurm = s.bob:has("in play", "Craw Wurm")
  s.bob:attacks { wurm }
  s.sue:blocks { [abu] = wurm }
  s.sue:will_regenerate(abu, { with = ward })
  s:to("end of attack")
  s:expect(abu, { zone = "in play", tapped = true })
  s:expect(wurm, { zone = "in play" })
end)

scenario("Abu Ja'far in an attacking band takes with him who blocked the band", both, function(s)
  local abu = s.bob:has("in play", "Abu Ja'far")
  local hero = s.bob:has("in play", "Benalish Hero")
  local wurm = s.sue:has("in play", "Craw Wurm")
  s.bob:attacks { { abu, hero } }
  s.sue:blocks { [wurm] = hero }
  s.bob:assigns { [wurm] = { [abu] = 6 } }
  s:to("main")
  s:expect(abu, { zone = "graveyard" })
  s:expect(hero, { zone = "in play" })
  s:expect(wurm, { zone = "graveyard" })
end)

scenario("Abu Ja'far who is removed from the game takes nobody with him", both, function(s)
  local abu = s.bob:has("in play", "Abu Ja'far")
  local wurm = s.sue:has("in play", "Craw Wurm")
  s.sue:has("hand", "Swords to Plowshares")
  s.sue:lands("Plains", 1)
  s.bob:attacks { abu }
  s.sue:blocks { [wurm] = abu }
  s.sue:casts("Swords to Plowshares", { on = abu })
  s:to("main")
  s:expect(wurm, { zone = "in play" })
end)

scenario("Abu Ja'far who dies together with one blocker buries the other", both, function(s)
  local abu = s.bob:has("in play", "Abu Ja'far")
  s.bob:has("in play", "Unholy Strength", { on = abu })        -- 2/2
  local elves = s.sue:has("in play", "Llanowar Elves")
  local wurm = s.sue:has("in play", "Craw Wurm")
  s.bob:attacks { abu }
  s.sue:blocks { [elves] = abu, [wurm] = abu }
  s.bob:assigns { [abu] = { [elves] = 2 } }
  s:to("main")
  s:expect(abu, { zone = "graveyard" })
  s:expect(elves, { zone = "graveyard" })
  s:expect(wurm, { zone = "graveyard" })
end)
