-- Names, keywords, phases and types are read whatever their case, and creature types in either number.
scenario("a plural creature type is the type", function(s)
  s:card [[ return sorcery "Purge" { cost="{0}", bury(creatures:of_type "Goblins") } ]]
  s:card [[ return summon "Goblin" "Gob" { cost="{0}", power=1, toughness=1 } ]]
  s.bob:has("hand", "Purge")
  local gob = s.sue:has("in play", "Gob")
  s.bob:casts("Purge")
  s:expect(gob, { zone = "graveyard" })
end)
scenario("a keyword and a phase in capitals", function(s)
  s:card [[ return sorcery "Purge" { cost="{0}", bury(creatures:with "Flying") } ]]
  s:card [[ return artifact "Clock" { cost="{0}", at_phase { phase="Upkeep", gain_life(1, you) } } ]]
  s.bob:has("hand", "Purge")
  s.bob:has("in play", "Clock")
  local angel = s.sue:has("in play", "Serra Angel")
  s.bob:casts("Purge")
  s:expect(angel, { zone = "graveyard" })
  s:next_turn()
  s:expect(s.bob, { life = 21 })
end)
scenario("the X of the casting is there for its abilities, that of one ability is not for another", function(s)
  s:card [[ return artifact "Maker" { cost="{X}", activated { cost="{0}", gain_life(x) } } ]]
  s:card [[ return artifact "Other" { cost="{X}", activated { cost="{X}", gain_life(x) }, activated { cost="{0}", gain_life(x) } } ]]
  s.bob:has("hand", "Maker")
  s.bob:mana "{B}{B}{B}"
  s.bob:casts("Maker", { x = 3 })
  s.bob:activates(s.bob:finds("Maker"))
  s:expect(s.bob, { life = 23 })

  s.bob:has("hand", "Other")
  s.bob:mana "{B}{B}{B}{B}{B}"
  s.bob:casts("Other", { x = 2 })
  s.bob:activates(s.bob:finds("Other"), { ability = 1, x = 3 })
  s:expect(s.bob, { life = 26 })
  s.bob:activates(s.bob:finds("Other"), { ability = 2 })
  s:expect(s.bob, { life = 28 })
end)
