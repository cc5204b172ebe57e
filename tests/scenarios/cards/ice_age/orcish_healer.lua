local both = { "fifth", "microprose" }

scenario("R-REGEN-8 Orcish Healer keeps a creature from regenerating this turn", { "fifth" }, function(s)
  local it = s.bob:has("in play", "Orcish Healer")
  local troll = s.sue:has("in play", "Uthden Troll")
  local mountain = s.sue:has("in play", "Mountain")
  s.bob:mana "{R}{R}{R}"
  s.bob:has("hand", "Lightning Bolt")
  s:expect(it, { power = 1, toughness = 1 })
  s.bob:activates(it, { ability = 1, on = troll })
  s:expect(it, { tapped = true })
  s.sue:will_regenerate(troll)
  s.bob:casts("Lightning Bolt", { on = troll })
  s:expect(mountain, { tapped = true })
  s:expect(troll, { zone = "graveyard" })
end)

scenario("What Orcish Healer kept from regenerating does so again next turn", both, function(s)
  local it = s.bob:has("in play", "Orcish Healer")
  local troll = s.sue:has("in play", "Uthden Troll")
  s.sue:lands("Mountain", 1)
  s.bob:mana "{R}{R}"
  s.bob:has("hand", "Lightning Bolt")
  s.bob:lands("Mountain", 1)
  s.bob:activates(it, { ability = 1, on = troll })
  s:turn_of(s.sue)
  s.sue:will_regenerate(troll)
  s.bob:casts("Lightning Bolt", { on = troll })
  s:expect(troll, { zone = "in play" })
end)

for _, row in ipairs { { 2, "{R}{B}{B}" }, { 3, "{R}{G}{G}" } } do
  local ability, mana = row[1], row[2]

  scenario("Orcish Healer regenerates a black or a green creature of either player for " .. mana, both, function(s)
    local it = s.bob:has("in play", "Orcish Healer")
    local other = s.bob:has("in play", "Orcish Healer")
    local bears = s.bob:has("in play", "Grizzly Bears")
    local zombies = s.sue:has("in play", "Scathe Zombies")
    s.sue:has("hand", "Lightning Bolt", { count = 2 })
    s.sue:lands("Mountain", 2)
    s.bob:mana(mana .. mana)
    s.bob:will_regenerate(bears, { with = it, ability = ability })
    s.sue:casts("Lightning Bolt", { on = bears })
    s:expect(bears, { zone = "in play", tapped = true, damage = 0 })
    s.bob:will_regenerate(zombies, { with = other, ability = ability })
    s.sue:casts("Lightning Bolt", { on = zombies })
    s:expect(zombies, { zone = "in play", tapped = true })
    s:expect(s.bob, { mana = "" })
  end)

  scenario("Orcish Healer regenerates no creature of another colour for " .. mana, both, function(s)
    local it = s.bob:has("in play", "Orcish Healer")
    local ogre = s.bob:has("in play", "Gray Ogre")
    s.bob:has("in play", "Grizzly Bears")
    s.bob:mana(mana)
    s:expect_illegal(function() s.bob:activates(it, { ability = ability, on = ogre }) end, "R-")
  end)
end
