local both = { "fifth", "microprose" }

for mode, ability in ipairs { "banding", "flying", "first strike", "trample" } do
  scenario("Urza's Avenger gains " .. ability .. " for -1/-1, both until end of turn", both, function(s)
    local avenger = s.bob:has("in play", "Urza's Avenger")
    s:expect(avenger, { power = 4, toughness = 4, types = { "artifact", "creature" }, lacks = { ability } })
    s.bob:activates(avenger, { mode = mode })
    s:expect(avenger, { power = 3, toughness = 3, has = { ability } })
    s:next_turn()
    s:expect(avenger, { power = 4, toughness = 4, lacks = { ability } })
  end)
end

scenario("Urza's Avenger may gain all its abilities, and dies of them", both, function(s)
  local avenger = s.bob:has("in play", "Urza's Avenger", { tapped = true, sick = true })
  s.bob:activates(avenger, { mode = 2 })
  s.bob:activates(avenger, { mode = 3 })
  s.bob:activates(avenger, { mode = 4 })
  s:expect(avenger, { power = 1, toughness = 1, has = { "flying", "first strike", "trample" } })
  s.bob:activates(avenger, { mode = 1 })
  s:expect(avenger, { zone = "graveyard" })
end)

scenario("Urza's Avenger, ruling 2004-10-04: the -1/-1 lasts until end of turn, as the ability does", both, function(s)
  local avenger = s.bob:has("in play", "Urza's Avenger")
  s.bob:activates(avenger, { mode = 2 })
  s.bob:activates(avenger, { mode = 2 })
  s:expect(avenger, { power = 2, toughness = 2, has = { "flying" } })
  s:next_turn()
  s:expect(avenger, { power = 4, toughness = 4, lacks = { "flying" } })
end)

scenario("Urza's Avenger that has taken damage dies of its own ability when its toughness falls to it (R-CRE-7)", both, function(s)
  local avenger = s.bob:has("in play", "Urza's Avenger", { damage = 3 })
  s.bob:activates(avenger, { mode = 2 })
  s:expect(avenger, { zone = "graveyard" })
end)

scenario("Urza's Avenger that is blocked turns to first strike, and takes no damage from what it kills", both, function(s)
  local avenger = s.bob:has("in play", "Urza's Avenger")
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.bob:attacks { avenger }
  s.sue:blocks { [bears] = avenger }
  s.bob:activates(avenger, { mode = 3 })
  s:to("end of attack")
  s:expect(bears, { zone = "graveyard" })
  s:expect(avenger, { zone = "in play", damage = 0, power = 3, toughness = 3 })
end)

scenario("Urza's Avenger that turned to trample after it was blocked tramples for the power that is left", both, function(s)
  local avenger = s.bob:has("in play", "Urza's Avenger")
  local sprites = s.sue:has("in play", "Scryb Sprites")
  s.bob:attacks { avenger }
  s.sue:blocks { [sprites] = avenger }
  s.bob:activates(avenger, { mode = 4 })
  s:to("main")
  s:expect(s.sue, { life = 18 })
end)
