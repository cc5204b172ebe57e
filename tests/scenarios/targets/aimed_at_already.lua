-- What is, or is not, the target of a spell or ability under way.
local both = { "fifth", "microprose" }

local seer = [[ return summon "Wizard" "Test Seer" { cost = "{U}", power = 1, toughness = 1,
  text = "{T}: Put a -1/-1 counter on target creature that is not the target of an ability from another creature named Test Seer.",
  activated { cost = "{T}",
    target = creature:not_target_of(effects:that_are "creature":named "Test Seer":other()),
    put_counters("-1/-1", 1, target) } } ]]

scenario("what another of that name aims at is no target, and what others aim at is one", both, function(s)
  s:card(seer)
  local ogre = s.sue:has("in play", "Gray Ogre")
  local bears = s.sue:has("in play", "Grizzly Bears")
  local first = s.bob:has("in play", "Test Seer")
  local second = s.bob:has("in play", "Test Seer")
  local pinger = s.bob:has("in play", "Prodigal Sorcerer")
  s.bob:activates(pinger, { target = bears, held = true })
  s.bob:activates(first, { target = ogre, held = true })
  s:expect_illegal(function() s.bob:activates(second, { target = ogre }) end, "R-TARGET-1")
  s.bob:activates(second, { target = bears, held = true })
  s:resolve()
  s:expect(ogre, { counters = { ["-1/-1"] = 1 } })
  s:expect(bears, { zone = "graveyard" })
end)

scenario("a spell that is aimed at is told from one that is not", both, function(s)
  s:card [[ return interrupt "Test Veto" { cost = "{U}",
    text = "Counter target spell that is the target of an ability from a creature.",
    target = spell:target_of(effects:that_are "creature"), counter(target) } ]]
  s:card [[ return summon "Wizard" "Test Painter" { cost = "{U}", power = 1, toughness = 1,
    activated { speed = "interrupt", cost = "{T}", target = spell, for_good(target, { colour = "red" }) } } ]]
  local painter = s.bob:has("in play", "Test Painter")
  s.bob:has("hand", "Test Veto")
  s.bob:lands("Island", 1)
  s.sue:has("hand", "Lightning Bolt")
  s.sue:lands("Mountain", 1)
  local bolt = s.sue:casts("Lightning Bolt", { target = s.bob, held = true })
  s:expect_illegal(function() s.bob:interrupts(bolt, "Test Veto", { target = bolt }) end, "R-TARGET-1")
  s:resolve()
  s:expect(s.bob, { life = 17 })
  s:expect(painter, { tapped = false })
end)
