-- What card text measures: counts of anything, twice and half of them, with something added or taken away.

scenario("a size that the text counts grows with what is counted", { "fifth", "microprose" }, function(s)
  local folk = s.bob:makes("Wood Folk", { types = "creature",
    text = [[Wood Folk's power and toughness are each equal to 1 plus the number of forests you control.]] })
  s:expect(folk, { power = 1, toughness = 1 })
  s.sue:lands("Forest", 2)
  s:expect(folk, { power = 1, toughness = 1 })
  s.bob:lands("Forest", 2)
  s:expect(folk, { power = 3, toughness = 3 })
end)

scenario("a size may speak of the number that was said before", function(s)
  local eater = s.bob:makes("Bone Eater", { types = "creature",
    text = [[Bone Eater's power is equal to the number of creature cards in all graveyards and its toughness is equal to that number plus 1.]] })
  s:expect(eater, { power = 0, toughness = 1 })
  s.bob:has("graveyard", "Grizzly Bears")
  s.sue:has("graveyard", "Grizzly Bears")
  s.sue:has("graveyard", "Lightning Bolt")
  s:expect(eater, { power = 2, toughness = 3 })
end)

scenario("so much more for each local enchantment on it, and on nothing else", function(s)
  local wombat = s.bob:makes("Mad Wombat", { types = "creature", power = 0, toughness = 1,
    text = [[Mad Wombat gets +2/+2 for each Aura attached to it.]] })
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.bob:has("in play", "Holy Strength", { on = bears })
  s:expect(wombat, { power = 0, toughness = 1 })
  s.bob:has("in play", "Holy Strength", { on = wombat })
  s:expect(wombat, { power = 0 + 1 + 2, toughness = 1 + 2 + 2 })
end)

scenario("counters on what was sacrificed are those that it had", { "fifth", "microprose" }, function(s)
  local bomb = s.bob:makes("Small Bomb", { types = "artifact",
    text = [[During your upkeep, put a time counter on Small Bomb.
{T}, sacrifice Small Bomb: Small Bomb deals damage equal to the number of time counters on it to target player.]] })
  s:turn_of(s.sue)
  s:turn_of(s.bob)
  s:turn_of(s.sue)
  s:turn_of(s.bob)
  s:expect(bomb, { counters = { time = 2 } })
  s.bob:activates(bomb, { on = s.sue })
  s:expect(bomb, { zone = "graveyard" })
  s:expect(s.sue, { life = 18 })
end)

scenario("twice, half rounded up and less than that", function(s)
  local scales = s.bob:makes("Scales", { types = "artifact",
    text = [[{0}: Target creature gets -X/-Y until end of turn, where X is half the number of creatures in play, rounded down, and Y is half the number of creatures in play, rounded up.
{0}: You gain X life, where X is twice the number of creatures you control.
{0}: You gain life equal to 4 minus the number of creatures in play.]] })
  local wurm = s.sue:has("in play", "Craw Wurm")
  s.bob:has("in play", "Grizzly Bears", { count = 2 })
  s.bob:activates(scales, { ability = 1, on = wurm })
  s:expect(wurm, { power = 5, toughness = 2 })
  s.bob:activates(scales, { ability = 2 })
  s:expect(s.bob, { life = 24 })
  s.bob:activates(scales, { ability = 3 })
  s:expect(s.bob, { life = 25 })
  s.bob:has("in play", "Grizzly Bears", { count = 3 })
  s.bob:activates(scales, { ability = 3 })
  s:expect(s.bob, { life = 25 })
end)

scenario("half X is rounded down for one and up for the other", function(s)
  local wailer = s.bob:makes("Wailer", { types = "artifact",
    text = [[{X}: Wailer deals half X damage, rounded down, to target player, and half X damage, rounded up, to you.]] })
  s.bob:lands("Swamp", 5)
  s.bob:activates(wailer, { x = 5, on = s.sue })
  s:expect(s.sue, { life = 18 })
  s:expect(s.bob, { life = 17 })
end)

scenario("half of one's own life is lost, rounded up", function(s)
  local leech = s.bob:makes("Leech", { types = "artifact",
    text = [[{0}: Target player loses half their life, rounded up.]] })
  s.sue:life(7)
  s.bob:activates(leech, { on = s.sue })
  s:expect(s.sue, { life = 3 })
  s:expect(s.bob, { life = 20 })
end)

scenario("as much mana as the sacrificed creature cost", function(s)
  local priest = s.bob:makes("Grim Priest", { types = "creature", power = 1, toughness = 1,
    text = [[{T}, sacrifice an artifact: Add an amount of {B} equal to the sacrificed artifact's casting cost to your mana pool.]] })
  s.bob:has("in play", "Rod of Ruin")
  s.bob:activates(priest)
  s:expect(s.bob, { mana = "{B}{B}{B}{B}" })
end)

scenario("so many counters as there was damage, and only of that of its own player", function(s)
  local jar = s.bob:makes("Jar of Tears", { types = "artifact",
    text = [[Whenever you're dealt damage, put that many charge counters on Jar of Tears.]] })
  s.sue:has("hand", "Lightning Bolt", { count = 2 })
  s.sue:lands("Mountain", 2)
  s.sue:casts("Lightning Bolt", { on = s.sue })
  s:expect(jar, { counters = { charge = 0 } })
  s.sue:casts("Lightning Bolt", { on = s.bob })
  s:expect(jar, { counters = { charge = 3 } })
end)

scenario("each of a set is counted by itself", function(s)
  s.bob:makes("Banner", { types = "enchantment",
    text = [[All creatures get +0/+1 for each Aura attached to them.]] })
  local plain = s.bob:has("in play", "Grizzly Bears")
  local strong = s.sue:has("in play", "Grizzly Bears")
  s.sue:has("in play", "Holy Strength", { on = strong })
  s:expect(plain, { power = 2, toughness = 2 })
  s:expect(strong, { power = 3, toughness = 2 + 2 + 1 })
end)

scenario("all counters are taken off at once", function(s)
  local tide = s.bob:makes("Tide Pool", { types = "artifact",
    text = [[{0}: Put a tide counter on Tide Pool.
Whenever there are three or more tide counters on Tide Pool, remove all tide counters from it.]] })
  s.bob:activates(tide)
  s.bob:activates(tide)
  s:expect(tide, { counters = { tide = 2 } })
  s.bob:activates(tide)
  s:expect(tide, { counters = { tide = 0 } })
end)
