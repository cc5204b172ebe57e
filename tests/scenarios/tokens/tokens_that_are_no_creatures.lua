-- Tokens of later years that are artifacts and no creatures.
local both = { "fifth", "microprose" }

scenario("a Treasure gives one mana of any colour, once", both, function(s)
  s:card [[ return sorcery "Test Hoard" { cost = "{0}",
    text = "Put an artifact Treasure token with \"{T}, sacrifice this artifact: Add one mana of any color to your mana pool.\" into play.",
    make_token(1, token "Treasure" "Treasure" { types = "artifact", activated { cost = { "{T}", sacrifice(self) },
      add_mana_of_any_colour(1) } }) } ]]
  s.bob:has("hand", "Test Hoard")
  s.bob:casts("Test Hoard")
  local treasure = s.bob:finds("Treasure")
  s:expect(treasure, { types = { "artifact", "Treasure" }, colours = {} })
  s.bob:has("hand", "Lightning Bolt")
  s.bob:will("mana", "red")
  s.bob:activates(treasure)
  s:expect(s.bob, { mana = "{R}", in_play = {} })
  s.bob:casts("Lightning Bolt", { target = s.sue })
  s:expect(s.sue, { life = 17 })
  s:expect(s.bob, { in_play = {} })
end)

scenario("a Clue is sacrificed for a card, and is destroyed as an artifact and no creature", both, function(s)
  s:card [[ return sorcery "Test Lead" { cost = "{0}",
    text = "Put a Clue artifact token with \"{2}, sacrifice this artifact: Draw a card.\" into play.",
    make_token(1, token "Clue" "Clue" { types = "artifact", activated { cost = { "{2}", sacrifice(self) }, draw(1) } }) } ]]
  s:card [[ return sorcery "Test Rain" { cost = "{0}", text = "Destroy all creatures.", destroy(creatures) } ]]
  s.bob:has("hand", "Test Lead")
  s.bob:has("hand", "Test Rain")
  s.bob:library { "Forest", "Forest" }
  s.bob:lands("Forest", 2)
  s.bob:casts("Test Lead")
  s.bob:casts("Test Rain")
  local clue = s.bob:finds("Clue")
  s:expect(clue, { zone = "in play" })
  s.bob:activates(clue)
  s:expect(s.bob, { hand = { "Forest" }, in_play = { "Forest", "Forest" } })
end)
