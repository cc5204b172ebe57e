for _, set in ipairs { "fifth", "microprose" } do
  scenario("E-207 no damage in combat: effects used meanwhile still deal theirs (" .. set .. ")", function(s)
    s:rules(set)
    s:card [[ return instant "Truce" {
      cost = "{G}",
      text = "Creatures deal no damage in combat this turn.",
      this_turn(deals_no_combat_damage { affects = creatures }),
    } ]]
    local ogre = s.bob:has("in play", "Gray Ogre")
    local loose = s.bob:has("in play", "Grizzly Bears")
    local sorcerer = s.bob:has("in play", "Prodigal Sorcerer")
    local wall = s.sue:has("in play", "Wall of Brambles")
    s.sue:has("hand", "Truce")
    s.sue:lands("Forest", 1)
    s.bob:attacks { ogre, loose }
    s.sue:casts("Truce")
    s.sue:blocks { [wall] = ogre }
    s.bob:activates(sorcerer, { target = s.sue })
    s:expect(s.sue, { life = 19 })
    s:to("end of attack")
    s:expect(s.sue, { life = 19 })
    s:expect(ogre, { zone = "in play", damage = 0 })
    s:expect(wall, { zone = "in play", damage = 0 })
  end)
end

scenario("damage of one effect is a packet for each creature and player", function(s)
  local pestilence = s.bob:has("in play", "Pestilence")
  s.bob:lands("Swamp", 1)
  local angel = s.sue:has("in play", "Serra Angel")
  local ogre = s.bob:has("in play", "Gray Ogre")
  s.bob:activates(pestilence, { held = true })
  s:to("damage prevention")
  s:expect(s, {
    step = "damage prevention",
    packets = {
      { from = pestilence, to = angel, amount = 1, combat = false },
      { from = pestilence, to = ogre, amount = 1 },
      { from = pestilence, to = s.bob, amount = 1 },
      { from = pestilence, to = s.sue, amount = 1 },
    },
  })
  s:expect(s.sue, { life = 20 })
  s:resolve()
  s:expect(s.sue, { life = 19 })
end)
