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

scenario("Fireball divides its damage evenly and rounds down", function(s)
  local beasts = {}
  for i = 1, 3 do beasts[i] = s.sue:makes("Beast " .. i, { power = 1, toughness = 4 }) end
  s.bob:has("hand", "Fireball")
  s.bob:mana "{R}{C}{C}{C}{C}{C}{C}{C}"
  s.bob:casts("Fireball", { targets = { beasts[1], beasts[2], s.sue }, x = 5 })
  s:expect(beasts[1], { damage = 1 })
  s:expect(beasts[2], { damage = 1 })
  s:expect(s.sue, { life = 19 })
  s:expect(s.bob, { mana = "" })
end)

scenario("each target of Fireball beyond the first costs one more", function(s)
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.bob:has("hand", "Fireball")
  s.bob:mana "{R}{C}{C}"
  s:expect_illegal(function() s.bob:casts("Fireball", { targets = { bears, s.sue }, x = 2 }) end, "or more cannot be paid for (R-TARGET-1, R-MANA-8)")
  s.bob:casts("Fireball", { targets = { bears, s.sue }, x = 1 })
  s:expect(bears, { damage = 0 })
  s:expect(s.bob, { mana = "" })
end)

scenario("Fireball is not aimed at a land", function(s)
  local forest = s.sue:has("in play", "Forest")
  s.bob:has("hand", "Fireball")
  s.bob:mana "{R}{R}{R}"
  s:expect_illegal(function() s.bob:casts("Fireball", { targets = { s.sue, forest }, x = 1 }) end, "Forest is no creature (R-TARGET-1)")
end)
