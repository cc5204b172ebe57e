scenario("E-179 of two legends of one name the later is buried", function(s)
  local first = s.bob:has("in play", "General Jarkeld")
  s:next_turn()
  local second = s.sue:has("hand", "General Jarkeld")
  local ship = s.sue:has("hand", "Skeleton Ship")
  s.sue:lands("Plains", 4)
  s.sue:lands("Island", 3)
  s.sue:lands("Swamp", 2)
  s.sue:casts(second)
  s:expect(first, { zone = "in play" })
  s:expect(second, { zone = "graveyard", owner = s.sue })
  s.sue:casts(ship)
  s:expect(ship, { zone = "in play" })
  s:expect(first, { zone = "in play" })
end)

scenario("E-180 a legend that was something else meanwhile is the newer one", function(s)
  s:card [[ return artifact "Mask of the Bear" {
    cost = "{1}",
    text = "{T}: Target creature is a copy of a creature named Grizzly Bears as long as Mask of the Bear remains tapped.",
    activated {
      cost = "{T}", target = creature,
      while_tapped(target, { copy_of = creatures:named "Grizzly Bears" }),
    },
  } ]]
  local old = s.bob:has("in play", "General Jarkeld")
  s.bob:has("in play", "Grizzly Bears")
  local mask = s.bob:has("in play", "Mask of the Bear")
  s.bob:activates(mask, { target = old })
  s:expect(old, { name = "Grizzly Bears" })
  s:next_turn()
  local new = s.sue:has("hand", "General Jarkeld")
  s.sue:lands("Plains", 4)
  s.sue:casts(new)
  s:expect(new, { zone = "in play" })
  s:expect(old, { zone = "in play" })
  s:next_turn() -- the mask untaps
  s:expect(new, { zone = "in play" })
  s:expect(old, { zone = "graveyard" })
end)

scenario("E-217 a legendary land, and legends of different names", function(s)
  s:card [[ return land "Old Capital" { legend = true, text = "{T}: Add {C} to your mana pool.",
    activated { cost = "{T}", add_mana "{C}" } } ]]
  local first = s.bob:has("in play", "Old Capital")
  local general = s.bob:has("in play", "General Jarkeld")
  s:next_turn()
  local second = s.sue:has("hand", "Old Capital")
  s.sue:plays_land(second)
  s:expect(first, { zone = "in play" })
  s:expect(second, { zone = "graveyard" })
  s:expect(general, { zone = "in play" })
end)

scenario("E-217 a token can be a legend", function(s)
  s:card [[ return sorcery "Call the General" {
    cost = "{W}",
    text = "Put a General Jarkeld token into play.",
    make_token(1, token "Legend" "General Jarkeld" { legend = true, power = 1, toughness = 2, colour = "white" }),
  } ]]
  local first = s.bob:has("in play", "General Jarkeld")
  s.bob:has("hand", "Call the General")
  s.bob:lands("Plains", 1)
  s.bob:casts("Call the General")
  s:expect(first, { zone = "in play" })
  s:expect(s.bob, { in_play = { "General Jarkeld", "Plains" } })
end)

scenario("of legends that come at the same moment only the first stays", function(s)
  s:card [[ return sorcery "Reunion" {
    cost = "{W}",
    text = "Put all creatures in all graveyards into play.",
    return_to_play(cards:in_zone "graveyard":that_are "creature"),
  } ]]
  s.bob:has("graveyard", "General Jarkeld")
  s.sue:has("graveyard", "General Jarkeld")
  s.bob:has("hand", "Reunion")
  s.bob:lands("Plains", 1)
  s.bob:casts("Reunion")
  s:expect(s.bob, { in_play = { "General Jarkeld", "Plains" }, graveyard = { "Reunion" } })
  s:expect(s.sue, { graveyard = { "General Jarkeld" }, in_play = {} })
end)
