-- What a text goes on to say of a target of an offer is a part of the offer.
local both = { "fifth", "microprose" }

local function bargain(s)
  s:card [[
    return instant "Test Bargain" {
      cost = "{G}",
      text = "You may pay {1}. If you do, destroy target artifact. That artifact's controller gains 2 life.",
      target = artifact,
      may { pay = "{1}", destroy(target), gain_life(2, controller_of(target)) },
    }
  ]]
  s.bob:has("hand", "Test Bargain")
  s.bob:lands("Forest", 2)
  return s.sue:has("in play", "Sol Ring")
end

scenario("R-RESOLVE-1 who declines an offer does nothing that is said of its target", both, function(s)
  local ring = bargain(s)
  s.bob:will("pay", "no")
  s.bob:casts("Test Bargain", { on = ring })
  s:expect(ring, { zone = "in play" })
  s:expect(s.sue, { life = 20 })
end)

-- Read from the words: an offer that aims at something, and what is said of that afterwards.
local function offered(s, words, taken, ...)
  s.bob:makes("Test Shrine", { types = "enchantment", abilities = "During your upkeep, " .. words })
  s.bob:will("target", ...)
  s.bob:will("pay", taken)
end

local function past_upkeep(s)
  s:turn_of(s.sue)
  s:turn_of(s.bob)
end

scenario("R-RESOLVE-1 what is said of a target behind 'if you do' is not done where the offer is declined", both, function(s)
  local forest = s.sue:has("in play", "Forest")
  offered(s, "you may destroy target land. If you do, draw a card. That land's controller loses 1 life.", false, forest)
  past_upkeep(s)
  s:expect(forest, { zone = "in play" })
  s:expect(s.sue, { life = 20 })
end)

scenario("R-RESOLVE-1 it is done where the offer is taken", both, function(s)
  local forest = s.sue:has("in play", "Forest")
  offered(s, "you may destroy target land. If you do, draw a card. That land's controller loses 1 life.", true, forest)
  past_upkeep(s)
  s:expect(forest, { zone = "graveyard" })
  s:expect(s.sue, { life = 19 })
end)

scenario("R-RESOLVE-1 without 'if you do' it belongs to the offer too", both, function(s)
  local bears = s.sue:has("in play", "Grizzly Bears")
  offered(s, "you may tap target creature. That creature gets +3/+3 until end of turn. Its controller loses 1 life.", false, bears)
  s:turn_of(s.sue)
  s:to("upkeep")
  s:to("draw")
  s:expect(bears, { power = 2, tapped = false })
  s:expect(s.sue, { life = 20 })
end)

scenario("R-RESOLVE-1 a card that nobody puts into play is not removed at end of turn", both, function(s)
  local ogre = s.bob:has("graveyard", "Gray Ogre")
  offered(s, "you may put target creature card from your graveyard into play. That creature gains haste until end of turn. Remove it from the game at end of turn.", false, ogre)
  s:next_turn()
  s:next_turn()
  s:expect(ogre, { zone = "graveyard" })
end)

scenario("R-RESOLVE-1 what was aimed at before the offer is no part of it", both, function(s)
  local bears = s.sue:has("in play", "Grizzly Bears")
  offered(s, "tap target creature. You may draw a card. That creature's controller loses 1 life.", false, bears)
  past_upkeep(s)
  s:expect(s.sue, { life = 19 })
end)
