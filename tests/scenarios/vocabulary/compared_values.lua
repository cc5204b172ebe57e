-- What one thing costs held against another, a price that is measured, and cards down to the first of a sort.
local both = { "fifth", "microprose" }

local transmute = [[ return sorcery "Test Transmute" {
  cost = "{U}",
  text = "Sacrifice an artifact. If you do, search your library for an artifact card. If that card's converted mana cost is less than or equal to the sacrificed artifact's converted mana cost, put it onto the battlefield. If it's greater, you may pay {X}, where X is the difference. If you do, put it onto the battlefield. If you don't, put it into its owner's graveyard. Then shuffle your library.",
  first { search(1, artifacts:controlled_by(you), { sacrifice(found) }),
    to = { search(1, cards:that_are "artifact":owned_by(you):in_zone "library") } },
  when(compare(casting_cost_of(found), "at most", casting_cost_of(sacrificed)), { return_to_play(found) },
    { may { pay = { "{1}", times = difference(casting_cost_of(found), casting_cost_of(sacrificed)) },
      otherwise = { put_into("graveyard", found) }, return_to_play(found) } }),
  shuffle(),
} ]]

local function transmuting(s, given, wanted, islands)
  s:card(transmute)
  s.bob:has("hand", "Test Transmute")
  s.bob:lands("Island", islands)
  local old = given and s.bob:has("in play", given)
  s.bob:library(0)
  local new = s.bob:has("library", wanted)
  if given then s.bob:will("choose", new) end
  s.bob:casts("Test Transmute")
  return old, new
end

scenario("Transmute Artifact: what costs no more comes for nothing", both, function(s)
  local old, new = transmuting(s, "Howling Mine", "Ivory Cup", 1)
  s:expect(old, { zone = "graveyard" })
  s:expect(new, { zone = "in play" })
end)

scenario("Transmute Artifact: what costs as much comes for nothing", both, function(s)
  local _, new = transmuting(s, "Howling Mine", "Howling Mine", 1)
  s:expect(new, { zone = "in play" })
end)

scenario("Transmute Artifact: what costs more comes for the difference", both, function(s)
  s.bob:will("pay", true)
  local _, new = transmuting(s, "Ivory Cup", "Howling Mine", 2)
  s:expect(new, { zone = "in play" })
end)

scenario("Transmute Artifact: who pays no difference loses both", both, function(s)
  s.bob:will("pay", false)
  local old, new = transmuting(s, "Ivory Cup", "Howling Mine", 2)
  s:expect(old, { zone = "graveyard" })
  s:expect(new, { zone = "graveyard" })
end)

scenario("Transmute Artifact: who cannot pay the difference is not asked", both, function(s)
  local _, new = transmuting(s, "Ivory Cup", "Howling Mine", 1)
  s:expect(new, { zone = "graveyard" })
end)

scenario("Transmute Artifact: without an artifact nothing is found", both, function(s)
  local _, new = transmuting(s, nil, "Ivory Cup", 1)
  s:expect(new, { zone = "library" })
end)

local helm = [[ return artifact "Test Helm" {
  cost = "{1}",
  text = "{X}, {T}: Target opponent puts cards from the top of their library into their graveyard until a creature card or X cards are put into that graveyard this way, whichever comes first. If a creature card is put into that graveyard this way, sacrifice Test Helm and put that card onto the battlefield under your control. X can't be 0.",
  activated { cost = { "{X}, {T}", x_not_zero = true }, target = opponent,
    put_into("graveyard", cards:owned_by(target):in_zone "library":on_top(x):not_below(cards:that_are "creature":owned_by(target):in_zone "library")),
    when(some(moved:that_are "creature"), { bury(self), return_to_play(moved:that_are "creature") }) },
} ]]

scenario("Helm of Obedience: down to the first creature, which comes, and the helm goes", both, function(s)
  s:card(helm)
  local held = s.bob:has("in play", "Test Helm")
  s.bob:lands("Island", 4)
  s.sue:library { "Forest", "Plains", "Grizzly Bears", "Serra Angel", "Swamp" }
  s.bob:activates(held, { x = 4, target = s.sue })
  s:expect(held, { zone = "graveyard" })
  s:expect(s.sue, { graveyard = { Forest = 1, Plains = 1 }, library = { "Serra Angel", "Swamp" } })
  s:expect(s.bob:finds("Grizzly Bears"), { controller = s.bob, owner = s.sue })
end)

scenario("Helm of Obedience: so many cards and no creature", both, function(s)
  s:card(helm)
  local held = s.bob:has("in play", "Test Helm")
  s.bob:lands("Island", 2)
  s.sue:library { "Forest", "Plains", "Grizzly Bears", "Serra Angel", "Swamp" }
  s.bob:activates(held, { x = 2, target = s.sue })
  s:expect(held, { zone = "in play", tapped = true })
  s:expect(s.sue, { graveyard = { Forest = 1, Plains = 1 }, library = { "Grizzly Bears", "Serra Angel", "Swamp" } })
end)

scenario("Power Surge: of the lands that began the turn untapped", both, function(s)
  s:card [[ return enchantment "Test Surge" {
    cost = "{R}",
    text = "At the beginning of each player's upkeep, Test Surge deals X damage to that player, where X is the number of lands they control that started the turn untapped.",
    at_upkeep { deal(count(lands:controlled_by(that_player):began_turn_untapped()), that_player) },
  } ]]
  s.bob:has("in play", "Test Surge")
  s.sue:lands("Forest", 2)
  s.sue:has("in play", "Mountain", { tapped = true })
  s.bob:lands("Island", 5)
  s:turn_of(s.sue)
  s:expect(s.sue, { life = 18 })
  s:expect(s.bob, { life = 20 })
end)

local whistle = [[ return artifact "Test Whistle" {
  cost = "{1}",
  text = "{1}, {T}: Choose target non-Wall creature the active player has controlled continuously since the beginning of the turn. That player may pay {X}, where X is that creature's converted mana cost. If they don't pay, the creature attacks this turn if able, and at the beginning of the next end step, destroy it if it didn't attack this turn. Activate this ability only before attackers are declared.",
  activated { cost = "{1}, {T}", only_if = before_attack,
    target = creature:not_ "wall":controlled_by(active_player):here_since_turn_began(),
    unless { by = active_player, pay = { "{1}", times = casting_cost_of(target) },
      this_turn(must_attack { affects = target }),
      next_end_of_turn { when(not_so(is(target, permanents:attacked())), { destroy(target) }) } } },
} ]]

scenario("Arcum's Whistle: who does not pay attacks or loses it", both, function(s)
  s:card(whistle)
  local held = s.bob:has("in play", "Test Whistle")
  s.bob:lands("Island", 1)
  local bears = s.bob:has("in play", "Grizzly Bears", { tapped = true })
  s.bob:activates(held, { target = bears })
  s:next_turn()
  s:expect(bears, { zone = "graveyard" })
end)

scenario("R-CBT-1: nothing is before an attack that can come no more", both, function(s)
  s:card(whistle)
  local held = s.bob:has("in play", "Test Whistle")
  s.bob:lands("Island", 1)
  local bears = s.bob:has("in play", "Grizzly Bears")
  s:to "discard"
  s:expect_illegal(function() s.bob:activates(held, { target = bears }) end, "does not allow it now")
  s:turn_of(s.sue)
  s:expect(bears, { zone = "in play" })
end)

scenario("Arcum's Whistle: as much mana as it costs spares it", both, function(s)
  s:card(whistle)
  local held = s.bob:has("in play", "Test Whistle")
  s.bob:lands("Island", 3)
  local bears = s.bob:has("in play", "Grizzly Bears", { tapped = true })
  s.bob:will("pay", true)
  s.bob:activates(held, { target = bears })
  s:next_turn()
  s:expect(bears, { zone = "in play" })
end)
