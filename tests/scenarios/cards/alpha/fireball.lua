local both = { "fifth", "microprose" }

-- How Fireball divides its damage.

scenario("R-MANA-8 Fireball is divided when it is cast: what a target that is gone would have taken is lost", both, function(s)
  local giant = s.sue:has("in play", "Hill Giant")
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.bob:has("hand", "Fireball")
  s.bob:lands("Mountain", 6)
  s.sue:has("hand", "Unsummon")
  s.sue:lands("Island", 1)
  s.bob:casts("Fireball", { x = 4, targets = { giant, bears }, held = true })
  s.sue:casts("Unsummon", { on = bears, held = true })
  s:resolve()
  s:expect(giant, { zone = "in play", damage = 2 })
  s:expect(bears, { zone = "hand" })
end)

scenario("R-TARGET-4 Fireball has no target twice", both, function(s)
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.sue:has("in play", "Gray Ogre")
  s.bob:has("hand", "Fireball")
  s.bob:mana "{5}{R}"
  s:expect_illegal(function() s.bob:casts("Fireball", { x = 4, targets = { bears, bears } }) end, "R-TARGET-4")
end)

scenario("Fireball, ruling 2017-11-17: X of 5 for three targets costs {7}{R}, and each takes 1", both, function(s)
  local one = s.sue:has("in play", "Hill Giant")
  local two = s.sue:has("in play", "Gray Ogre")
  local three = s.sue:has("in play", "Grizzly Bears")
  s.bob:has("hand", "Fireball")
  s.bob:mana "{6}{R}"
  s:expect_illegal(function() s.bob:casts("Fireball", { x = 5, targets = { one, two, three } }) end, "cannot be paid")
  s.bob:mana "{C}"
  s.bob:casts("Fireball", { x = 5, targets = { one, two, three } })
  s:expect(one, { damage = 1 })
  s:expect(two, { damage = 1 })
  s:expect(three, { damage = 1 })
  s:expect(s.bob, { mana = "" })
end)

scenario("Fireball, ruling 2017-11-17: where there are more targets than X none of them is damaged", both, function(s)
  local elves = s.sue:has("in play", "Llanowar Elves")
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.bob:has("hand", "Fireball")
  s.bob:mana "{4}{R}"
  s.bob:casts("Fireball", { x = 2, targets = { elves, bears, s.sue } })
  s:expect(elves, { zone = "in play", damage = 0 })
  s:expect(bears, { damage = 0 })
  s:expect(s.sue, { life = 20 })
  s:expect(s.bob, { graveyard = { "Fireball" } })
end)
