-- What is heard of as it becomes a target, and as it is discarded for the cost of a keyword.
local both = { "fifth", "microprose" }

local illusion = [[ return summon "Illusion" "Test Illusion" { cost = "{U}", power = 3, toughness = 3,
  text = "Whenever Test Illusion becomes the target of a spell or ability, sacrifice it.",
  becomes_target { what = self, bury(self) } } ]]

scenario("what becomes a target is gone before the spell resolves", both, function(s)
  s:card(illusion)
  local ghost = s.bob:has("in play", "Test Illusion")
  s.bob:lands("Forest", 1)
  s.bob:has("hand", "Giant Growth")
  s.bob:casts("Giant Growth", { target = ghost, held = true })
  s:expect(ghost, { zone = "graveyard" })
end)

scenario("an ability aims at it just so, and what aims at nothing or at others does not", both, function(s)
  s:card(illusion)
  local ghost = s.bob:has("in play", "Test Illusion")
  local bears = s.bob:has("in play", "Grizzly Bears")
  local pinger = s.sue:has("in play", "Prodigal Sorcerer")
  local other = s.sue:has("in play", "Prodigal Sorcerer")
  s.bob:lands("Forest", 1)
  s.bob:has("hand", "Giant Growth")
  s.bob:casts("Giant Growth", { target = bears })
  s.sue:activates(other, { target = s.bob })
  s:expect(ghost, { zone = "in play" })
  s.sue:activates(pinger, { target = ghost, held = true })
  s:expect(ghost, { zone = "graveyard" })
end)

scenario("only spells of the opponent are heard of, and it is told whose they were", both, function(s)
  local bear = s.bob:makes("Test Liege", { power = 3, toughness = 3, types = { "creature" },
    text = "Whenever Test Liege becomes the target of a spell or ability an opponent controls, that player loses 4 life." })
  s.bob:lands("Forest", 1)
  s.bob:has("hand", "Giant Growth")
  s.sue:lands("Forest", 1)
  s.sue:has("hand", "Giant Growth")
  s.bob:casts("Giant Growth", { target = bear })
  s:expect(s.bob, { life = 20 })
  s.sue:casts("Giant Growth", { target = bear })
  s:expect(s.sue, { life = 16 })
  s:expect(s.bob, { life = 20 })
end)

scenario("where spells are asked for, abilities are not meant", both, function(s)
  local mage = s.bob:makes("Test Mage", { power = 3, toughness = 3, types = { "creature" },
    text = "Whenever Test Mage becomes the target of a spell, you gain 3 life." })
  local pinger = s.sue:has("in play", "Prodigal Sorcerer")
  s.bob:lands("Forest", 1)
  s.bob:has("hand", "Giant Growth")
  s.sue:activates(pinger, { target = mage })
  s:expect(s.bob, { life = 20 })
  s.bob:casts("Giant Growth", { target = mage })
  s:expect(s.bob, { life = 23 })
end)

local dice = [[ return sorcery "Test Dice" { cost = "{4}{R}", cycling("{R}"),
  discards { what = self, by = you, for_keyword = "cycling", gain_life(2) }, deal(4, creatures) } ]]

scenario("a card that is cycled does more, and where it is discarded otherwise it does not", both, function(s)
  s:card(dice)
  local altar = s.bob:makes("Test Altar", { types = { "artifact" }, cost = "{1}", text = "Discard a card: You gain 1 life." })
  s.bob:lands("Mountain", 1)
  local first = s.bob:has("hand", "Test Dice")
  local second = s.bob:has("hand", "Test Dice")
  s.bob:will("discard", second)
  s.bob:activates(altar)
  s:expect(s.bob, { life = 21, graveyard = { "Test Dice" } })
  s.bob:activates(first)
  s:expect(s.bob, { life = 23, hand = 1 })
end)

scenario("whoever cycles a card is heard of, and whoever only discards is not", both, function(s)
  s:card(dice)
  s.sue:makes("Test Choir", { types = { "enchantment" }, cost = "{1}", text = "Whenever a player cycles a card, you gain 5 life." })
  local altar = s.bob:makes("Test Altar", { types = { "artifact" }, cost = "{1}", text = "Discard a card: You gain 1 life." })
  s.bob:lands("Mountain", 1)
  local card = s.bob:has("hand", "Test Dice")
  s.bob:has("hand", "Forest")
  s.bob:will("discard", "Forest")
  s.bob:activates(altar)
  s:expect(s.sue, { life = 20 })
  s.bob:activates(card)
  s:expect(s.sue, { life = 25 })
end)
