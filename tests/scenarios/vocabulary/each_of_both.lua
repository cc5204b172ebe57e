-- What each of both players may do, and a part of what is their own; what is done in the place of a draw.
local both = { "fifth", "microprose" }

local pox = [[ return sorcery "Test Pox" {
  cost = "{B}",
  text = "Each player loses a third of their life, then discards a third of the cards in their hand, then sacrifices a third of the creatures they control. Round up each time.",
  for_each(players, { lose_life(quotient(sum(life_of(it), 2), 3), it) }),
  for_each(players, { discard(quotient(sum(hand_size(it), 2), 3), it) }),
  for_each(players, { search(quotient(sum(count(creatures:controlled_by(it)), 2), 3), creatures:controlled_by(it), { sacrifice(found) }, it) }),
} ]]

scenario("each loses a third of their own, rounded up", both, function(s)
  s:card(pox)
  s.bob:has("hand", "Test Pox")
  s.bob:lands("Swamp", 1)
  s.bob:life(9)
  s.sue:life(10)
  s.sue:has("hand", "Grizzly Bears", { count = 4 })
  local bears = s.sue:has("in play", "Grizzly Bears", { count = 3 })
  local angel = s.sue:has("in play", "Serra Angel")
  local own = s.bob:has("in play", "Gray Ogre", { count = 3 })
  s.sue:will("choose", angel)
  s.sue:will("choose", bears[1])
  s.bob:will("choose", own[2])
  s.sue:will("discard", "Grizzly Bears")
  s.sue:will("discard", "Grizzly Bears")
  s.bob:casts("Test Pox")
  s:expect(s.bob, { life = 6, in_play = { "Gray Ogre", "Gray Ogre", "Swamp" } })
  s:expect(s.sue, { life = 6, hand = 2, in_play = { "Grizzly Bears", "Grizzly Bears" } })
end)

scenario("each may put up a card, and only who does is helped", both, function(s)
  s:card [[ return sorcery "Test Rebirth" {
    cost = "{G}",
    text = "Each player may ante the top card of their library. If a player does, that player's life total becomes 20.",
    for_each(players, {
      may { by = it, first { to = { set_life(20, it) }, ante(cards:owned_by(it):in_zone "library":on_top(1)) } },
    }),
  } ]]
  s.bob:has("hand", "Test Rebirth")
  s.bob:lands("Forest", 1)
  s.bob:life(3)
  s.sue:life(4)
  s.sue:has("library", "Grizzly Bears")
  s.bob:will("pay", false)
  s.sue:will("pay", true)
  s.bob:casts("Test Rebirth")
  s:expect(s.bob, { life = 3, ante = 0 })
  s:expect(s.sue, { life = 20, ante = { "Grizzly Bears" } })
end)

scenario("without a card to put up nobody is helped", both, function(s)
  s:card [[ return sorcery "Test Rebirth" {
    cost = "{G}",
    text = "Each player may ante the top card of their library. If a player does, that player's life total becomes 20.",
    for_each(players, {
      may { by = it, first { to = { set_life(20, it) }, ante(cards:owned_by(it):in_zone "library":on_top(1)) } },
    }),
  } ]]
  s.bob:has("hand", "Test Rebirth")
  s.bob:lands("Forest", 1)
  s.bob:life(3)
  s.bob:library(0)
  s.bob:will("pay", true)
  s.sue:will("pay", false)
  s.bob:casts("Test Rebirth")
  s:expect(s.bob, { life = 3, ante = 0 })
  s:expect(s.sue, { life = 20, ante = 0 })
end)

local weirding = [[ return enchantment "Test Weirding" {
  cost = "{U}",
  text = "If a player would draw a card, they reveal it instead. Then any other player may pay 2 life. If a player does, put that card into its owner's graveyard. Otherwise, that player draws a card.",
  instead_of_drawing {
    affects = players,
    look_at(cards:owned_by(that_player):in_zone "library":on_top(1), players),
    may {
      by = players:not_among(that_player), pay = lose_life(2), otherwise = { draw(1, that_player) },
      mill(1, that_player),
    },
  },
} ]]

scenario("who does not draw may keep the other from it", both, function(s)
  s:card(weirding)
  s.bob:has("in play", "Test Weirding")
  s.sue:library { "Lightning Bolt", "Grizzly Bears", "Forest" }
  s.sue:life(11)
  s.bob:will("pay", true)
  s:turn_of(s.sue)
  s:expect(s.bob, { life = 18 })
  s:expect(s.sue, { life = 11, hand = 0, graveyard = { "Lightning Bolt" }, library = 2 })
end)

scenario("and whoever lets it be lets it be drawn", both, function(s)
  s:card(weirding)
  s.bob:has("in play", "Test Weirding")
  s.bob:library { "Lightning Bolt", "Grizzly Bears", "Forest" }
  s.sue:will("pay", false)
  s.bob:will("pay", false)
  s:next_turn()
  s:next_turn()
  s:expect(s.sue, { life = 20 })
  s:expect(s.bob, { life = 20, hand = { "Lightning Bolt" }, graveyard = 0, library = 2 })
end)

scenario("a player who cannot pay is not asked", both, function(s)
  s:card(weirding)
  s.bob:has("in play", "Test Weirding")
  s.bob:life(1)
  s.sue:library { "Lightning Bolt", "Forest" }
  s:turn_of(s.sue)
  s:expect(s.bob, { life = 1 })
  s:expect(s.sue, { hand = { "Lightning Bolt" } })
end)

local vault = [[ return artifact "Test Vault" {
  cost = "{2}",
  text = "Test Vault does not untap during your untap step. If you would begin your turn while Test Vault is tapped, you may skip that turn instead. If you do, untap Test Vault. {T}: Take an extra turn after this one.",
  does_not_untap {},
  may_skip_turn { affects = you, only_if = is(self, permanents:tapped()), untap(self) },
  always_on {},
  activated { cost = "{T}", take_turns(1) },
} ]]

scenario("Time Vault: a turn given up for one to come", both, function(s)
  s:card(vault)
  local vault = s.bob:has("in play", "Test Vault", { tapped = true })
  s.bob:will("pay", true)
  s:next_turn()
  s:expect(s, { turn_of = s.sue })
  s:expect(vault, { tapped = true })
  s:next_turn()
  s:expect(s, { turn_of = s.sue })
  s:expect(vault, { tapped = false })
  s:next_turn()
  s:expect(s, { turn_of = s.bob })
  s.bob:activates(vault)
  s.bob:will("pay", false)
  s:next_turn()
  s:expect(s, { turn_of = s.bob })
  s:expect(vault, { tapped = true })
end)

scenario("Time Vault: of two each is offered, and one turn untaps one", both, function(s)
  s:card(vault)
  local first = s.bob:has("in play", "Test Vault", { tapped = true })
  local second = s.bob:has("in play", "Test Vault", { tapped = true })
  s.bob:will("pay", false)
  s.bob:will("pay", true)
  s:next_turn()
  s:next_turn()
  s:expect(s, { turn_of = s.sue })
  s:expect(first, { tapped = true })
  s:expect(second, { tapped = false })
end)

scenario("Time Vault: untapped it offers nothing", both, function(s)
  s:card(vault)
  s.bob:has("in play", "Test Vault")
  s:next_turn()
  s:next_turn()
  s:expect(s, { turn_of = s.bob })
end)

scenario("Fasting: a draw step that is given up gives life", both, function(s)
  s:card [[ return enchantment "Test Fasting" {
    cost = "{W}",
    text = "If you would begin your draw step, you may skip that step instead. If you do, you gain 2 life. When you draw a card, destroy Test Fasting.",
    may_skip_phase { phase = "draw", affects = you, gain_life(2) },
    draws { by = you, destroy(self) },
  } ]]
  local fasting = s.bob:has("in play", "Test Fasting")
  s.bob:library { "Forest", "Swamp" }
  s:next_turn()
  s.bob:will("pay", true)
  s:next_turn()
  s:expect(s.bob, { life = 22, hand = 0 })
  s:expect(s.sue, { life = 20, hand = 1 })
  s:expect(fasting, { zone = "in play" })
  s.bob:will("pay", false)
  s:next_turn()
  s:next_turn()
  s:expect(s.bob, { life = 22, hand = { "Forest" } })
  s:expect(fasting, { zone = "graveyard" })
end)

scenario("Balance: each keeps no more than the other", both, function(s)
  s:card [[ return sorcery "Test Balance" {
    cost = "{W}",
    text = "Each player chooses a number of lands they control equal to the number of lands controlled by the player who controls the fewest, then sacrifices the rest. Players discard cards and sacrifice creatures the same way.",
    for_each(players, { search(difference(count(lands:controlled_by(it)), smallest(count(lands:controlled_by(you)), count(lands:controlled_by(opponent)))), lands:controlled_by(it), { sacrifice(found) }, it) }),
    for_each(players, { discard(difference(hand_size(it), smallest(hand_size(you), hand_size(opponent))), it) }),
    for_each(players, { search(difference(count(creatures:controlled_by(it)), smallest(count(creatures:controlled_by(you)), count(creatures:controlled_by(opponent)))), creatures:controlled_by(it), { sacrifice(found) }, it) }),
  } ]]
  s.bob:has("hand", "Test Balance")
  s.bob:has("hand", "Terror", { count = 3 })
  s.bob:lands("Plains", 1)
  local lands = s.sue:has("in play", "Forest", { count = 3 })
  s.sue:has("hand", "Grizzly Bears")
  local ogres = s.bob:has("in play", "Gray Ogre", { count = 2 })
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.sue:will("choose", lands[1])
  s.sue:will("choose", lands[2])
  s.bob:will("discard", "Terror")
  s.bob:will("discard", "Terror")
  s.bob:will("choose", ogres[1])
  s.bob:casts("Test Balance")
  s:expect(s.bob, { hand = 1, in_play = { "Gray Ogre", "Plains" } })
  s:expect(s.sue, { hand = 1, in_play = { "Forest", "Grizzly Bears" } })
end)
