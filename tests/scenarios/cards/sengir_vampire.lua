scenario("Sengir Vampire grows when a creature it damaged this turn dies", function(s)
  local vampire = s.bob:has("in play", "Sengir Vampire")
  local sprites = s.sue:has("in play", "Scryb Sprites")
  s.bob:attacks { vampire }
  s.sue:blocks { [sprites] = vampire }
  s:to("end of attack")
  s:expect(sprites, { zone = "graveyard" })
  s:expect(vampire, { power = 5, toughness = 5, counters = { ["+1/+1"] = 1 } })
end)

scenario("Sengir Vampire grows when the creature dies later in the turn", function(s)
  local vampire = s.bob:has("in play", "Sengir Vampire")
  local dragon = s.sue:makes("Dragon", { power = 1, toughness = 6, abilities = { "flying" } })
  s.bob:has("hand", "Lightning Bolt")
  s.bob:lands("Mountain", 1)
  s.bob:attacks { vampire }
  s.sue:blocks { [dragon] = vampire }
  s:to("end of attack")
  s:expect(vampire, { power = 4 })
  s.bob:casts("Lightning Bolt", { on = dragon })
  s:expect(dragon, { zone = "graveyard" })
  s:expect(vampire, { power = 5, toughness = 5 })
end)

scenario("Sengir Vampire has no part in other deaths", function(s)
  local vampire = s.bob:has("in play", "Sengir Vampire")
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.bob:has("hand", "Lightning Bolt")
  s.bob:lands("Mountain", 1)
  s.bob:casts("Lightning Bolt", { on = bears })
  s:expect(vampire, { power = 4, toughness = 4 })
end)
