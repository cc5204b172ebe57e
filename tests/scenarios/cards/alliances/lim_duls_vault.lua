local both = { "fifth", "microprose" }

local seven = { "Gray Ogre", "Craw Wurm", "Forest", "Serra Angel", "Black Vise", "Hill Giant", "Scryb Sprites", "Lightning Bolt",
  "White Knight", "Black Knight", "Giant Spider" }

scenario("Lim-Dûl's Vault, ruling 2007-09-16: without paying life its caster puts the top five back in any order, and shuffles the rest", both, function(s)
  s.bob:has("hand", "Lim-Dûl's Vault")
  s.bob:mana "{U}{B}"
  s.bob:library(seven)
  s.bob:will("pay", false)
  s.bob:will("order", "Serra Angel")
  s.bob:will("order", "Forest")
  s.bob:will("order", "Gray Ogre")
  s.bob:will("order", "Craw Wurm")
  s.bob:casts("Lim-Dûl's Vault")
  s:expect(s.bob, { life = 20, library = 11, hand = 0 })
  s:next_turn()
  s:next_turn()
  s:expect(s.bob, { hand = { "Black Vise" } })
end)

scenario("Lim-Dûl's Vault, ruling 2007-09-16: for 1 life the five go to the bottom, and the next five are looked at", both, function(s)
  s.bob:has("hand", "Lim-Dûl's Vault")
  s.bob:mana "{U}{B}"
  s.bob:library(seven)
  s.bob:will("pay", true)
  s.bob:will("pay", false)
  s.bob:casts("Lim-Dûl's Vault")
  s:expect(s.bob, { life = 19, library = 11 })
end)

scenario("Lim-Dûl's Vault, ruling 2007-09-16: in a library of five cards the same ones come again and again", both, function(s)
  s.bob:has("hand", "Lim-Dûl's Vault")
  s.bob:mana "{U}{B}"
  s.bob:library { "Gray Ogre", "Gray Ogre", "Gray Ogre", "Gray Ogre", "Gray Ogre" }
  s.bob:will("pay", true)
  s.bob:will("pay", true)
  s.bob:will("pay", false)
  s.bob:casts("Lim-Dûl's Vault")
  s:expect(s.bob, { life = 18, library = 5 })
end)

scenario("Lim-Dûl's Vault keeps the five cards that were looked at last on top, in the order of its caster's choice", both, function(s)
  s.bob:has("hand", "Lim-Dûl's Vault")
  s.bob:mana "{U}{B}"
  s.bob:library(0)
  local first = s.bob:has("library", "Forest", { count = 5 })
  local second = s.bob:has("library", "Swamp", { count = 4 })
  second[5] = s.bob:has("library", "Serra Angel")
  local rest = s.bob:has("library", "Craw Wurm", { count = 2 })
  local hers = s.sue:has("library", "Gray Ogre")
  s.bob:will("pay", true)
  s.bob:will("pay", false)
  for i = 1, 4 do s.bob:will("order", first[i]) end
  for i = 5, 2, -1 do s.bob:will("order", second[i]) end
  s.bob:casts("Lim-Dûl's Vault")
  s:expect(s.bob, { life = 19, library = 12 })
  s:expect_view(s.bob, { does_not_see = { first[1], rest[1], hers } })
  -- The Angel was put down first, so it lies below the four Swamps.
  s:turn_of(s.sue)
  for _ = 1, 4 do
    s:turn_of(s.bob)
    s:turn_of(s.sue)
  end
  s:expect(s.bob, { hand = { Swamp = 4 } })
  s:turn_of(s.bob)
  s:expect(s.bob, { hand = { Swamp = 4, ["Serra Angel"] = 1 } })
end)

scenario("Lim-Dûl's Vault may be paid with the last life, which is lost like any (R-LIFE-6)", both, function(s)
  s.bob:life(1)
  s.bob:library { "Gray Ogre", "Hill Giant", "Forest", "Island", "Swamp", "Craw Wurm" }
  s.bob:has("hand", "Lim-Dûl's Vault")
  s.bob:mana "{U}{B}"
  s.bob:will("pay", true)
  s.bob:casts("Lim-Dûl's Vault")
  s:expect(s.bob, { life = 0 })
  s:to_the_end()
  s:expect(s.bob, { lost = true })
end)
