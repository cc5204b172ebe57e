-- Words for steps that no card of the library has yet.

scenario("mana of any colour is one colour of the player's choice", function(s)
  s:card [[ return artifact "Prism" {
    cost = "{2}", text = "{1}, {T}: Add two mana of any one color to your mana pool.",
    activated { cost = "{1}, {T}", add_mana_of_any_colour(2) },
  } ]]
  local prism = s.bob:has("in play", "Prism")
  s.bob:lands("Mountain", 1)
  s.bob:will("mana", "green")
  s.bob:activates(prism)
  s:expect(s.bob, { mana = "{G}{G}" })
end)

scenario("steps for each of several are done once for each of them, which is `it` meanwhile", function(s)
  s:card [[ return sorcery "Roll Call" {
    cost = "{W}", text = "For each creature in play, that creature's controller gains 2 life.",
    for_each(creatures, { gain_life(2, controller_of(it)) }),
  } ]]
  s.bob:has("hand", "Roll Call")
  s.bob:lands("Plains", 1)
  s.bob:has("in play", "Grizzly Bears")
  s.sue:has("in play", "Gray Ogre", { count = 2 })
  s.bob:casts("Roll Call")
  s:expect(s.bob, { life = 22 })
  s:expect(s.sue, { life = 24 })
end)

scenario("an effect may make a player skip a phase of the turn to come", function(s)
  s:card [[ return sorcery "Test Drought" {
    cost = "{U}", text = "Target player skips their next draw phase.",
    target = player, skip_phase("draw", target),
  } ]]
  s.bob:has("hand", "Test Drought")
  s.bob:lands("Island", 1)
  s.bob:casts("Test Drought", { target = s.sue })
  s:next_turn()
  s:expect(s.sue, { hand = 0, library = 20 })
end)

scenario("a function may be a step, an amount and a condition", function(s)
  s:card [[ return sorcery "Ledger" {
    cost = "{B}", text = "You gain life for each creature in play, twice over. If you have more than 20 life, draw a card.",
    function(duel) duel:does(gain_life(duel:value(count(creatures)))) end,
    gain_life(function(duel) return duel:value(count(creatures)) end),
    when(function(duel) return duel:holds(compare(life_of(you), "at least", 21)) end, { draw(1) }),
  } ]]
  s.bob:has("hand", "Ledger")
  s.bob:lands("Swamp", 1)
  s.sue:has("in play", "Grizzly Bears", { count = 2 })
  s.bob:casts("Ledger")
  s:expect(s.bob, { life = 24, hand = 1 })
end)

scenario("a player chooses a number", function(s)
  s:card [[ return sorcery "Wager" {
    cost = "{R}", text = "Choose a number. Wager deals that much damage to each player.",
    choose "number", deal(chosen_number, players),
  } ]]
  s.bob:has("hand", "Wager")
  s.bob:lands("Mountain", 1)
  s.bob:will("number", 3)
  s.bob:casts("Wager")
  s:expect(s.bob, { life = 17 })
  s:expect(s.sue, { life = 17 })
end)

scenario("a player chooses which of several to sacrifice", function(s)
  s:card [[ return artifact "Altar" {
    cost = "{1}", text = "Sacrifice a creature: You gain 2 life.",
    activated { cost = { sacrifice(creatures:controlled_by(you)) }, gain_life(2) },
  } ]]
  local altar = s.bob:has("in play", "Altar")
  local bears = s.bob:has("in play", "Grizzly Bears")
  local ogre = s.bob:has("in play", "Gray Ogre")
  s.bob:will("sacrifice", ogre)
  s.bob:activates(altar)
  s:expect(ogre, { zone = "graveyard" })
  s:expect(bears, { zone = "in play" })
  s:expect(s.bob, { life = 22 })
end)
