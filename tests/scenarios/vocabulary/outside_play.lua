-- Abilities that work in the hand or in the graveyard: what they cost, ask for or move lies there.
local both = { "fifth", "microprose" }

local ghoul = [[ return summon "Zombie" "Test Ghoul" { cost = "{3}{B}", power = 3, toughness = 1,
  text = "{B}: Put Test Ghoul from your graveyard into play. Use this ability only if there are 2 or more creature cards above Test Ghoul.",
  activated { cost = "{B}", only_if = compare(count(cards:that_are "creature":above(self)), "at least", 2),
    return_to_play(self:in_zone "graveyard") } } ]]

local spark = [[ return instant "Test Spark" { cost = "{R}",
  text = [=[
    Test Spark deals 1 damage to target creature or player.
    At the beginning of your upkeep, if Test Spark is in your graveyard and there is a creature card directly above Test Spark, you may pay {1}. If you do, return Test Spark to your hand.
  ]=],
  target = creature_or_player, deal(1, target),
  at_upkeep { of = you, part = "beginning",
    condition = all_of(is(self, cards:in_zone "graveyard"), some(cards:that_are "creature":above(self, 1))),
    may { pay = "{1}", return_to_hand(self) } } } ]]

local guide = [[ return summon "Elf" "Test Guide" { cost = "{2}{G}", power = 2, toughness = 2,
  text = "Remove Test Guide from your hand from the game: Add {G} to your mana pool.",
  activated { cost = remove_from_game(self:in_zone "hand"), add_mana "{G}" } } ]]

local tactics = [[ return instant "Test Tactics" { cost = "{1}{R}",
  text = [=[
    Test Tactics deals 2 damage to target creature or player.
    When a spell or effect an opponent controls causes you to discard Test Tactics, Test Tactics deals 4 damage to target creature or player.
  ]=],
  target = creature_or_player, deal(2, target),
  discards { what = self, by = you, caused_by = opponent, target = creature_or_player, deal(4, target) } } ]]

local theft = [[ return sorcery "Test Theft" { cost = "{B}", text = "Target player discards a card at random.",
  target = player, discard_at_random(1, target) } ]]

local cycler = [[ return instant "Test Cycler" { cost = "{R}", text = [=[
    Test Cycler deals 1 damage to target creature or player.
    Cycling {2}
  ]=], target = creature_or_player, deal(1, target), cycling "{2}" } ]]

-- --------------------------------------------------------------------------------------------- graveyard
scenario("used in the graveyard, with enough creature cards above it (R-ZONE-6)", both, function(s)
  s:card(ghoul)
  s.bob:has("graveyard", "Grizzly Bears", { count = 2 }) -- below it
  local zombie = s.bob:has("graveyard", "Test Ghoul")
  s.bob:has("graveyard", "Grizzly Bears")
  s.bob:has("graveyard", "Lightning Bolt")
  local bears = s.bob:has("hand", "Grizzly Bears")
  s.bob:lands("Swamp", 2)
  s.bob:lands("Forest", 2)
  s:expect_illegal(function() s.bob:activates(zombie) end, "the text of Test Ghoul does not allow it now")
  s:expect(zombie, { zone = "graveyard" })
  s.bob:has("graveyard", "Wall of Brambles")
  s.bob:activates(zombie)
  s:expect(zombie, { zone = "in play", power = 3, controller = s.bob })
  -- In play it is not used: it lies in no graveyard.
  s:expect_illegal(function() s.bob:activates(zombie) end, "works only while it is in the graveyard (R-GEN-2)")
end)

scenario("only its owner uses it, out of his own graveyard (R-COST-9)", both, function(s)
  s:card(ghoul)
  local zombie = s.bob:has("graveyard", "Test Ghoul")
  s.bob:has("graveyard", "Grizzly Bears", { count = 2 })
  s.sue:has("graveyard", "Grizzly Bears", { count = 2 })
  s.sue:lands("Swamp", 1)
  s:turn_of(s.sue)
  s:expect_illegal(function() s.sue:activates(zombie) end, "is used by Bob only (R-COST-9)")
end)

scenario("creature cards of another graveyard lie above nothing (R-ZONE-1)", both, function(s)
  s:card(ghoul)
  local zombie = s.bob:has("graveyard", "Test Ghoul")
  s.sue:has("graveyard", "Grizzly Bears", { count = 3 })
  s.bob:lands("Swamp", 1)
  s:expect_illegal(function() s.bob:activates(zombie) end, "the text of Test Ghoul does not allow it now")
end)

scenario("used twice in answer to itself it comes back once: gone, it is another object (R-ZONE-2)", both, function(s)
  s:card(ghoul)
  local zombie = s.bob:has("graveyard", "Test Ghoul")
  s.bob:has("graveyard", "Grizzly Bears", { count = 2 })
  s.bob:lands("Swamp", 2)
  s.bob:activates(zombie, { held = true })
  s.bob:activates(zombie)
  s:resolve()
  s:expect(zombie, { zone = "in play" })
  s:expect(s.bob, { in_play = { ["Test Ghoul"] = 1, Swamp = 2 } })
end)

scenario("a phase effect of a card in the graveyard: paid for, it comes to the hand (R-ZONE-6)", both, function(s)
  s:card(spark)
  s.bob:begins()
  local card = s.bob:has("graveyard", "Test Spark")
  s.bob:has("graveyard", "Grizzly Bears")
  s.bob:lands("Mountain", 1)
  s.bob:will("pay", true)
  s:to("upkeep")
  s:expect(card, { zone = "hand" })
end)

scenario("a creature card higher up is not directly above it (R-ZONE-6)", both, function(s)
  s:card(spark)
  s.bob:begins()
  local card = s.bob:has("graveyard", "Test Spark")
  s.bob:has("graveyard", "Lightning Bolt")
  s.bob:has("graveyard", "Grizzly Bears")
  s.bob:lands("Mountain", 1)
  s:to("main")
  s:expect(card, { zone = "graveyard" })
  s:expect(s.bob, { mana = "" })
end)

scenario("in the hand and in the library it hears of no upkeep (R-GEN-2)", both, function(s)
  s:card(spark)
  s.bob:begins()
  local card = s.bob:has("hand", "Test Spark")
  s.bob:has("graveyard", "Grizzly Bears")
  local mountain = s.bob:has("in play", "Mountain")
  s:to("main")
  s:expect(card, { zone = "hand" })
  s:expect(mountain, { tapped = false })
end)

-- -------------------------------------------------------------------------------------------------- hand
scenario("mana of a card in the hand, which leaves the game (R-MANA-9)", both, function(s)
  s:card(guide)
  local elf = s.bob:has("hand", "Test Guide")
  s.bob:has("hand", "Grizzly Bears")
  s.bob:lands("Forest", 1)
  s.bob:activates(elf)
  s:expect(s.bob, { mana = "{G}", out_of_game = 1 })
  s.bob:casts("Grizzly Bears")
  s:expect(s.bob, { in_play = { ["Grizzly Bears"] = 1, Forest = 1 } })
end)

scenario("in play it has nothing to remove from a hand (R-GEN-2)", both, function(s)
  s:card(guide)
  local elf = s.bob:has("in play", "Test Guide")
  s:expect_illegal(function() s.bob:activates(elf) end, "works only while it is in the hand (R-GEN-2)")
end)

scenario("nobody uses what lies in another's hand (R-COST-9)", both, function(s)
  s:card(guide)
  local elf = s.sue:has("hand", "Test Guide")
  s:expect_illegal(function() s.bob:activates(elf) end, "is used by Sue only (R-COST-9)")
end)

scenario("cycling: discarded for its cost, it is a card drawn", both, function(s)
  s:card(cycler)
  local card = s.bob:has("hand", "Test Cycler")
  s.bob:lands("Mountain", 2)
  s.bob:activates(card)
  s:expect(card, { zone = "graveyard" })
  s:expect(s.bob, { hand = 1, library = 19 })
  s:expect(s.sue, { life = 20 })
  s:expect_illegal(function() s.bob:activates(card) end, "works only while it is in the hand (R-GEN-2)")
end)

scenario("cycling is paid for, as a fast effect in the turn of the other (R-COST-1)", both, function(s)
  s:card(cycler)
  local card = s.sue:has("hand", "Test Cycler")
  s.sue:lands("Mountain", 1)
  s:expect_illegal(function() s.sue:activates(card) end, "cost")
  s.sue:lands("Mountain", 1)
  s.bob:has("hand", "Lightning Bolt")
  s.bob:lands("Mountain", 1)
  s.bob:casts("Lightning Bolt", { target = s.sue, held = true })
  s.sue:activates(card)
  s:resolve()
  s:expect(s.sue, { life = 17, hand = 1, graveyard = 1 })
end)

-- --------------------------------------------------------------------------------------------- discarded
scenario("discarded by an opponent's spell it is heard of (R-TRIG-1)", both, function(s)
  s:card(tactics)
  local card = s.bob:has("hand", "Test Tactics")
  s:card(theft)
  s.sue:has("hand", "Test Theft")
  s.sue:lands("Swamp", 1)
  s:turn_of(s.sue)
  s.bob:will("target", s.sue)
  s.sue:casts("Test Theft", { target = s.bob })
  s:expect(card, { zone = "graveyard" })
  s:expect(s.sue, { life = 16 })
end)

scenario("discarded for one's own spell, or by the rules, it is not (R-TRIG-1)", both, function(s)
  s:card(tactics)
  s:card [[ return sorcery "Test Loss" { cost = "{B}", text = "You discard 1 card.", discard(1) } ]]
  s:card [[ return sorcery "Test Price" { cost = "{B}", text = [=[
    As an additional cost to cast Test Price, discard a card.
    Draw a card.
  ]=], extra_cost = discard(1), draw(1) } ]]
  s.bob:has("hand", "Test Tactics", { count = 2 })
  s.bob:has("hand", "Test Loss")
  s.bob:has("hand", "Test Price")
  s.bob:lands("Swamp", 2)
  s.bob:will("discard", "Test Tactics")
  s.bob:casts("Test Loss")
  s.bob:will("discard", "Test Tactics")
  s.bob:casts("Test Price")
  s:expect(s.bob, { graveyard = 4 })
  s:expect(s.sue, { life = 20 })
end)

scenario("an opponent's card that is discarded is none of its business (R-TRIG-1)", both, function(s)
  s:card(tactics)
  s.bob:has("graveyard", "Test Tactics") -- it lies there already
  s.bob:has("hand", "Grizzly Bears")
  s:card(theft)
  s.sue:has("hand", "Test Theft")
  s.sue:lands("Swamp", 1)
  s:turn_of(s.sue)
  s.sue:casts("Test Theft", { target = s.bob })
  s:expect(s.bob, { graveyard = 2 })
  s:expect(s.sue, { life = 20 })
end)
