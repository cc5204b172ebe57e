-- What enters as a copy asks for what its own card asks for, then for what the copied card does; what it
-- copies is kept apart from what it has chosen as that.

local both = { "fifth", "microprose" }

scenario("a copy of what chooses an opponent as it is played has one", both, function(s)
  s.sue:has("in play", "The Rack")
  local copy = s.bob:has("hand", "Copy Artifact")
  s.bob:mana "{1}{U}"
  s.bob:casts(copy)
  s:expect(copy, { name = "The Rack", types = { "artifact", "enchantment" } })
  s:turn_of(s.sue)
  s:expect(s.sue, { life = 17 })
end)

scenario("a copy of what chooses a colour as it comes into play has its own", both, function(s)
  local grail = s.sue:has("in play", "Sol Grail", { choosing = "red" })
  local copy = s.bob:has("hand", "Copy Artifact")
  s.bob:mana "{1}{U}"
  s.bob:casts(copy, { choosing = { grail, "green" } })
  s.bob:taps_for_mana(copy)
  s:expect(s.bob, { mana = "{G}" })
end)

scenario("a copy counts the creatures of the opponent that it has chosen itself", both, function(s)
  local order = s.sue:has("in play", "Lost Order of Jarkeld")
  s.bob:has("in play", "Grizzly Bears", { count = 2 })
  s.sue:has("in play", "Gray Ogre", { count = 3 })
  s:expect(order, { power = 3, toughness = 3 })
  local clone = s.bob:has("hand", "Clone")
  s.bob:mana "{3}{U}"
  s.bob:casts(clone, { choosing = order })
  s:expect(clone, { name = "Lost Order of Jarkeld", power = 5, toughness = 5 })
  s:expect(order, { power = 4, toughness = 4 })
end)

local function race_and_knights(s)
  s.bob:has("in play", "White Knight", { count = 3 })
  local race = s.sue:has("in play", "Nameless Race", { choosing = 2 })
  s.sue:has("in play", "White Knight", { count = 3 })
  return race
end

scenario("a copy of what is paid for with life asks its own player for a number, and for the life", both, function(s)
  local race = race_and_knights(s)
  local doppelganger = s.bob:has("hand", "Vesuvan Doppelganger")
  s.bob:mana "{3}{U}{U}"
  s.bob:casts(doppelganger, { choosing = { race, 3 } })
  s:expect(doppelganger, { name = "Nameless Race", power = 3, toughness = 3, colours = { "blue" }, has = { "trample" } })
  s:expect(s.bob, { life = 17 })
  s:expect(race, { power = 2 })
end)

scenario("a copy may ask for no more than its player could choose", both, function(s)
  local race = race_and_knights(s)
  s.bob:has("hand", "Clone")
  s.bob:mana "{3}{U}"
  s:expect_illegal(function() s.bob:casts("Clone", { choosing = { race, 4 } }) end, "choosing = 4 is not among the answers")
end)

scenario("a token that is a copy asks before it is in play", both, function(s)
  local race = race_and_knights(s)
  s.bob:has("hand", "Dance of Many")
  s.bob:mana "{U}{U}"
  s.bob:will("number", 3)
  s.bob:casts("Dance of Many", { target = race })
  local token = s.bob:finds "Nameless Race"
  s:expect(token, { power = 3, toughness = 3 })
  s:expect(s.bob, { life = 17 })
end)

scenario("a copy of what chooses its form has its own form", both, function(s)
  local clay = s.sue:has("in play", "Primal Clay", { choosing = 1 })
  s:expect(clay, { power = 2, toughness = 2, has = { "flying" } })
  local clone = s.bob:has("hand", "Clone")
  s.bob:mana "{3}{U}"
  s.bob:will("mode", 2)
  s.bob:casts(clone, { choosing = clay })
  s:expect(clone, { name = "Primal Clay", power = 3, toughness = 3, lacks = { "flying" } })
end)

scenario("a copy of a copy asks for what the copied card does", both, function(s)
  local order = s.sue:has("in play", "Lost Order of Jarkeld")
  local first = s.bob:has("in play", "Clone", { choosing = order })
  s:expect(first, { name = "Lost Order of Jarkeld", power = 2 })
  s.bob:has("in play", "Grizzly Bears")
  local second = s.sue:has("in play", "Vesuvan Doppelganger", { choosing = first })
  s:expect(second, { name = "Lost Order of Jarkeld", power = 3, colours = { "blue" } })
end)

scenario("what chooses has chosen before it is in play when it is raised", both, function(s)
  local order = s.bob:has("graveyard", "Lost Order of Jarkeld")
  s.sue:has("in play", "Grizzly Bears", { count = 2 })
  s.bob:has("hand", "Animate Dead")
  s.bob:mana "{1}{B}"
  s.bob:casts("Animate Dead", { on = order })
  s:expect(order, { zone = "in play", power = 2, toughness = 3 })
end)

scenario("a copier that is raised copies", both, function(s)
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.sue:has("in play", "Gray Ogre")
  local clone = s.bob:has("graveyard", "Clone")
  s.bob:has("hand", "Animate Dead")
  s.bob:mana "{1}{B}"
  s.bob:will("choose", bears)
  s.bob:casts("Animate Dead", { on = clone })
  s:expect(clone, { zone = "in play", name = "Grizzly Bears", power = 1, toughness = 2 })
end)
