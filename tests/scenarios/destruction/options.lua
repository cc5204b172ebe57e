-- Whether destruction, too, is followed by a prevention step (D-13). Nothing can be prevented in it; what else
-- belongs to such a step can be used.

local function smitten(s, held)
  s:card [[ return artifact "Altar of Mercy" {
    cost = "{1}",
    text = "Sacrifice a creature: Prevent all damage to you.",
    activated { cost = { sacrifice(creatures:controlled_by(you)) }, prevent(packets:to(you)) },
  } ]]
  local altar = s.sue:has("in play", "Altar of Mercy")
  local bears = s.sue:has("in play", "Grizzly Bears")
  local ogre = s.sue:has("in play", "Gray Ogre")
  s:card [[ return instant "Smite" {
    cost = "{B}", text = "Destroy target creature.", target = creature, destroy(target),
  } ]]
  s.bob:has("hand", "Smite")
  s.bob:lands("Swamp", 1)
  s.bob:casts("Smite", { on = ogre, held = held })
  return altar, bears, ogre
end

for _, set in ipairs { "fifth", "microprose" } do
  scenario("D-13 only damage is followed by a prevention step (" .. set .. ")", function(s)
    s:rules(set)
    local altar, bears, ogre = smitten(s, true)
    s:to("regeneration")
    s:expect(s, { dying = { ogre } })
    s:expect_illegal(function() s.sue:activates(altar, { paying = bears }) end, "nothing else may be played now (R-REGEN-2, R-BATCH-4)")
    s:resolve()
    s:expect(ogre, { zone = "graveyard" })
    s:expect(bears, { zone = "in play" })
  end)

  scenario("R-DEST-1 prevention does not help what is destroyed: there is no step for it (" .. set .. ")", function(s)
    s:rules(set)
    local altar, bears, ogre = smitten(s, false)
    s:expect(s, { windows = { "Bob: interrupt", "Sue: interrupt", "Bob: respond", "Sue: respond", "Bob: regenerate", "Sue: regenerate" } })
    s:expect(ogre, { zone = "graveyard" })
    s:expect_illegal(function() s.sue:activates(altar, { paying = bears }) end, "is used only in the damage prevention step that follows damage (R-DP-8, R-DP-10)")
  end)

  scenario("D-13 the other way round: destruction has a step, too (" .. set .. ")", function(s)
    s:rules(set, { ["dp.step_on_destroy"] = true })
    local altar, bears, ogre = smitten(s, true)
    s:to("damage prevention")
    s:expect(s, { dying = { ogre }, packets = 0 })
    s.sue:activates(altar, { paying = bears })
    s:resolve()
    s:expect(ogre, { zone = "graveyard" })
    s:expect(bears, { zone = "graveyard" })
  end)
end
