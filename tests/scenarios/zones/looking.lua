-- Who may look at a card knows it until it moves, or its library is shuffled (R-ZONE-3, R-ZONE-8).

local function spies(s)
  s:card [[ return artifact "Spyglass" {
    cost = "{1}",
    text = "{T}: Look at the top two cards of your library and at target opponent's hand.",
    activated {
      cost = "{T}", target = opponent,
      look_at(cards:in_zone "library":owned_by(you):on_top(2)),
      look_at(cards:in_zone "hand":owned_by(target)),
    },
  } ]]
  return s.bob:has("in play", "Spyglass")
end

scenario("a player knows what an effect showed, and only that player does", function(s)
  local glass = spies(s)
  local first = s.bob:has("library", "Serra Angel")
  local second = s.bob:has("library", "Grizzly Bears")
  local third = s.bob:has("library", "Gray Ogre")
  local held = s.sue:has("hand", "Terror")
  s:expect_view(s.bob, { does_not_see = { first, second, third, held } })
  s.bob:activates(glass, { target = s.sue })
  s:expect_view(s.bob, { sees = { first, second, held }, does_not_see = { third } })
  s:expect_view(s.sue, { does_not_see = { first, second, third }, sees = { held } })
end)

scenario("what moves on, or is shuffled, is known no more", function(s)
  s:card [[ return sorcery "Reshuffle" { cost = "{G}", text = "Shuffle your library.", shuffle() } ]]
  local glass = spies(s)
  local top = s.bob:has("library", "Serra Angel")
  local held = s.sue:has("hand", "Grizzly Bears")
  s.sue:lands("Forest", 2)
  s.bob:has("hand", "Reshuffle")
  s.bob:lands("Forest", 1)
  s.bob:activates(glass, { target = s.sue })
  s.bob:casts("Reshuffle")
  s:expect_view(s.bob, { does_not_see = { top }, sees = { held } })
  s.sue:has("hand", "Unsummon")
  s.sue:lands("Island", 1)
  s:next_turn()
  s.sue:casts(held)
  s:expect_view(s.bob, { sees = { held } })
  s.sue:casts("Unsummon", { on = held })
  s:expect_view(s.bob, { does_not_see = { held } })
end)
