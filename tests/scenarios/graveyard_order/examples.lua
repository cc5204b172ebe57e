scenario("E-058 each owner orders what is put into a graveyard at once", { "fifth", "microprose" }, function(s)
  s.bob:has("graveyard", "Swamp")
  s.bob:has("in play", "Grizzly Bears")
  local sprites = s.bob:has("in play", "Scryb Sprites")
  local ogre = s.sue:has("in play", "Gray Ogre")
  s.sue:has("in play", "Serra Angel")
  s.bob:has("hand", "Wrath of God")
  s.bob:lands("Plains", 4)
  s.bob:will("order", sprites) -- the first named lies lowest
  s.sue:will("order", ogre)
  local wrath = s.bob:casts("Wrath of God", { held = true })
  s:expect(wrath, { zone = "limbo" })
  s:resolve()
  s:expect(s.bob, { graveyard_from_top = { "Wrath of God", "Grizzly Bears", "Scryb Sprites", "Swamp" } })
  s:expect(s.sue, { graveyard_from_top = { "Serra Angel", "Gray Ogre" } })
end)

scenario("E-058 the other order", { "fifth", "microprose" }, function(s)
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.bob:has("in play", "Scryb Sprites")
  s.bob:has("hand", "Wrath of God")
  s.bob:lands("Plains", 4)
  s.bob:will("order", bears)
  s.bob:casts("Wrath of God")
  s:expect(s.bob, { graveyard_from_top = { "Wrath of God", "Scryb Sprites", "Grizzly Bears" } })
end)

scenario("E-196 \"your graveyard\" is yours, \"the graveyard\" is both", function(s)
  s:rules("microprose")
  s:card [[ return instant "Own Return" {
    cost = "{B}",
    text = "Return target card from your graveyard to your hand.",
    target = card:in_zone "graveyard":owned_by(you),
    return_to_hand(target),
  } ]]
  s:card [[ return instant "Any Return" {
    cost = "{B}",
    text = "Return target card from the graveyard to its owner's hand.",
    target = card:in_zone "graveyard",
    return_to_hand(target),
  } ]]
  local mine = s.bob:has("graveyard", "Grizzly Bears")
  local other = s.bob:has("graveyard", "Gray Ogre")
  local hers = s.sue:has("graveyard", "Serra Angel")
  s.bob:has("hand", "Own Return")
  s.bob:has("hand", "Any Return", { count = 2 })
  s.bob:lands("Swamp", 3)
  s:expect_illegal(function() s.bob:casts("Own Return", { target = hers }) end, "R-TARGET-1")
  s.bob:casts("Own Return", { target = mine })
  s:expect(s.bob, { hand = { "Grizzly Bears", "Any Return", "Any Return" } })
  s.bob:casts("Any Return", { target = other })
  s.bob:casts("Any Return", { target = hers })
  s:expect(s.bob, { hand = { "Grizzly Bears", "Gray Ogre" } })
  s:expect(s.sue, { hand = { "Serra Angel" }, graveyard = {} })
end)
