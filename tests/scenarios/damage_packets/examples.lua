scenario("E-207 no damage in combat: effects used meanwhile still deal theirs", { "fifth", "microprose" }, function(s)
  s:card [[ return instant "Test Truce" {
    cost = "{G}",
    text = "Creatures deal no damage in combat this turn.",
    this_turn(deals_no_combat_damage { affects = creatures }),
  } ]]
  local ogre = s.bob:has("in play", "Gray Ogre")
  local loose = s.bob:has("in play", "Grizzly Bears")
  local sorcerer = s.bob:has("in play", "Prodigal Sorcerer")
  local wall = s.sue:has("in play", "Wall of Brambles")
  s.sue:has("hand", "Test Truce")
  s.sue:lands("Forest", 1)
  s.bob:attacks { ogre, loose }
  s.sue:casts("Test Truce")
  s.sue:blocks { [wall] = ogre }
  s.bob:activates(sorcerer, { target = s.sue })
  s:expect(s.sue, { life = 19 })
  s:to("end of attack")
  s:expect(s.sue, { life = 19 })
  s:expect(ogre, { zone = "in play", damage = 0 })
  s:expect(wall, { zone = "in play", damage = 0 })
end)

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

scenario("E-171 Mana Clash: one packet for each player, of as much as that player's tails", function(s)
  local clash = s.bob:has("hand", "Mana Clash")
  s.bob:lands("Mountain", 1)
  s:chance { "tails", "tails", "tails", "heads", "tails", "tails", "heads", "heads" }
  s.bob:casts(clash, { held = true })
  s:to("damage prevention")
  s:expect(s, { packets = {
    { from = clash, to = s.bob, amount = 3 },
    { from = clash, to = s.sue, amount = 2 },
  } })
  s:expect(s.bob, { life = 20 })
  s:resolve()
  s:expect(s.bob, { life = 17 })
  s:expect(s.sue, { life = 18 })
end)

scenario("E-171 no packet for a player without tails", function(s)
  local clash = s.bob:has("hand", "Mana Clash")
  s.bob:lands("Mountain", 1)
  s:chance { "heads", "tails", "heads", "tails", "heads", "heads" }
  s.bob:casts(clash, { held = true })
  s:to("damage prevention")
  s:expect(s, { packets = { { from = clash, to = s.sue, amount = 2 } } })
  s:resolve()
  s:expect(s.bob, { life = 20 })
  s:expect(s.sue, { life = 18 })
end)

scenario("two effects of one source deal two packets, each of which is prevented by itself", function(s)
  s:card [[ return artifact "Twin Lash" {
    cost = "{1}",
    text = "{T}: Twin Lash deals 1 damage to target player.",
    activated { cost = "{0}", target = player, deal(1, target) },
  } ]]
  s:card [[ return instant "Spare Me" {
    cost = "{W}",
    text = "Prevent all damage from one source. Twin Lash lashes again.",
    target = packet, prevent(target), deal(1, you),
  } ]]
  local lash = s.bob:has("in play", "Twin Lash")
  local spare = s.sue:has("hand", "Spare Me")
  s.sue:lands("Plains", 1)
  s.bob:activates(lash, { target = s.sue, held = true })
  s:to("damage prevention")
  s:expect(s, { packets = { { from = lash, to = s.sue, amount = 1 } } })
  s.sue:casts(spare, { target = s.sue })
  s:expect(s, { packets = { { from = spare, to = s.sue, amount = 1 } } })
  s:resolve()
  s:expect(s.sue, { life = 19 })
end)
