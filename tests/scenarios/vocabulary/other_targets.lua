-- What a spell is aimed at becomes another of its targets.
local both = { "fifth", "microprose" }

local bend = [[ return instant "Test Bend" { cost = "{U}",
  text = "Change the target of target spell with a single target.",
  target = spell:with_one_target(), retarget(target) } ]]

scenario("a bolt goes to whom the bender likes, and never where it was to go", both, function(s)
  s:card(bend)
  s.bob:has("hand", "Lightning Bolt")
  s.bob:lands("Mountain", 1)
  s.sue:has("hand", "Test Bend")
  s.sue:lands("Island", 1)
  local bears = s.bob:has("in play", "Grizzly Bears")
  local play = s.bob:casts("Lightning Bolt", { target = s.sue, held = true })
  s.sue:will("target", bears)
  s.sue:casts("Test Bend", { target = play, held = true })
  s:resolve()
  s:expect(s.sue, { life = 20 })
  s:expect(bears, { zone = "graveyard" })
end)

scenario("what nothing else can be the target of keeps its own", both, function(s)
  s:card(bend)
  s.bob:has("hand", "Terror")
  s.bob:lands("Swamp", 2)
  s.sue:has("hand", "Test Bend")
  s.sue:lands("Island", 1)
  local angel = s.sue:has("in play", "Serra Angel")
  s.sue:has("in play", "Black Knight")
  local play = s.bob:casts("Terror", { target = angel, held = true })
  s.sue:casts("Test Bend", { target = play, held = true })
  s:resolve()
  s:expect(angel, { zone = "graveyard" })
end)

scenario("a spell without a target, or with several, is none to bend", both, function(s)
  s:card(bend)
  s:card [[ return sorcery "Test Pair" { cost = "{0}", text = "Tap two target creatures.",
    target = exactly(2, creature), tap(target) } ]]
  s.bob:has("hand", "Test Pair")
  s.bob:has("hand", "Wrath of God")
  s.bob:lands("Plains", 4)
  local bears = s.bob:has("in play", "Grizzly Bears")
  local wurm = s.sue:has("in play", "Craw Wurm")
  s.sue:has("hand", "Test Bend")
  s.sue:lands("Island", 1)
  local pair = s.bob:casts("Test Pair", { targets = { bears, wurm }, held = true })
  s:expect_illegal(function() s.sue:casts("Test Bend", { target = pair }) end, "Test Bend")
  s:resolve()
  local wrath = s.bob:casts("Wrath of God", { held = true })
  s:expect_illegal(function() s.sue:casts("Test Bend", { target = wrath }) end, "Test Bend")
end)

local dance = [[ return enchantment "Test Dance" { cost = "{U}",
  text = "When Test Dance comes into play, put a token that is a copy of target nontoken creature into play. When Test Dance leaves play, remove the token from the game. When the token leaves play, bury Test Dance.",
  comes_into_play { what = self, target = creature:not_token(), make_copy(1, target) },
  leaves_play { what = self, remove_from_game(permanents:made_by(self)) },
  leaves_play { what = permanents:made_by(self), bury(self) } } ]]

scenario("the token goes with the enchantment that made it, and no other does", both, function(s)
  s:card(dance)
  s.bob:has("hand", "Test Dance", { count = 2 })
  s.bob:lands("Island", 2)
  local bears = s.sue:has("in play", "Grizzly Bears")
  local wurm = s.sue:has("in play", "Craw Wurm")
  s.sue:has("hand", "Disenchant")
  s.sue:lands("Plains", 2)
  s.bob:will("target", bears)
  s.bob:casts("Test Dance")
  local first = s.bob:finds "Test Dance"
  local bear = s.bob:finds "Grizzly Bears"
  s.bob:will("target", wurm)
  s.bob:casts("Test Dance")
  local other = s.bob:finds "Craw Wurm"
  s.sue:casts("Disenchant", { target = first })
  s:expect(bear, { zone = "nowhere" })
  s:expect(other, { zone = "in play" })
  s:expect(bears, { zone = "in play" })
end)

scenario("the enchantment goes with its token", both, function(s)
  s:card(dance)
  s.bob:has("hand", "Test Dance", { count = 2 })
  s.bob:lands("Island", 2)
  local bears = s.sue:has("in play", "Grizzly Bears")
  local wurm = s.sue:has("in play", "Craw Wurm")
  s.sue:has("hand", "Lightning Bolt")
  s.sue:lands("Mountain", 1)
  s.bob:will("target", bears)
  s.bob:casts("Test Dance")
  local first = s.bob:finds "Test Dance"
  local bear = s.bob:finds "Grizzly Bears"
  s.bob:will("target", wurm)
  local second = s.bob:casts("Test Dance")
  s.sue:casts("Lightning Bolt", { target = bear })
  s:expect(first, { zone = "graveyard" })
  s:expect(s.bob, { in_play = { Island = 2, ["Test Dance"] = 1, ["Craw Wurm"] = 1 } })
end)
