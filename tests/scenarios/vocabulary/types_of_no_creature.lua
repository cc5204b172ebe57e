-- Types that later years gave to lands, enchantments, artifacts and spells: they say no card type of their own.
local both = { "fifth", "microprose" }

local gate = [[ return land "Test Gate" { subtypes = "Gate", text = "", activated { cost = "{T}", add_mana("{W}") } } ]]

scenario("a type that no creature has is counted whatever it is on, and only on what is yours", both, function(s)
  s:card(gate)
  s:card [[ return enchantment "Test Arch" { cost = "{W}", subtypes = "Gate" } ]]
  s.bob:has("in play", "Test Gate")
  s.bob:has("in play", "Test Arch")
  s.bob:has("in play", "Plains")
  s.sue:has("in play", "Test Gate")
  local guard = s.bob:makes("Test Guard", {
    power = 1, toughness = 1, types = { "creature" }, text = "Test Guard gets +1/+1 for each Gate you control.",
  })
  s:expect(guard, { power = 3, toughness = 3 })
end)

scenario("a card of either of two types is searched for", both, function(s)
  s.bob:library { "Forest", "Swamp", "Plains", "Grizzly Bears" }
  s.bob:lands("Mountain", 1)
  local idol = s.bob:makes("Test Idol", {
    types = { "artifact" }, cost = "{1}",
    text = "{1}: Search your library for a Forest or Plains card, put it into play, then shuffle your library.",
  })
  s.bob:will("choose", "Plains")
  s.bob:activates(idol)
  s:expect(s.bob, { in_play = { Plains = 1, Mountain = 1, ["Test Idol"] = 1 }, library = 3 })
end)

scenario("a spell of either sort is heard of, and no other", both, function(s)
  s:card [[ return summon "Bear" "Test Hero" { cost = "{1}", power = 1, toughness = 1, legend = true } ]]
  s:card [[ return artifact "Test Toy" { cost = "{1}" } ]]
  s.bob:makes("Test Choir", {
    types = { "enchantment" }, cost = "{1}", text = "Whenever you cast a legendary or artifact spell, you gain 2 life.",
  })
  s.bob:lands("Mountain", 6)
  s.bob:has("hand", "Test Hero")
  s.bob:has("hand", "Test Toy")
  s.bob:has("hand", "Gray Ogre")
  s.bob:casts("Test Hero")
  s:expect(s.bob, { life = 22 })
  s.bob:casts("Test Toy")
  s:expect(s.bob, { life = 24 })
  s.bob:casts("Gray Ogre")
  s:expect(s.bob, { life = 24 })
end)
