-- Events of blocks and of the parts of a turn, and two events of one ability.

scenario("what becomes blocked becomes so once, by however many", { "fifth", "microprose" }, function(s)
  local toad = s.bob:makes("Toad", { types = "creature", power = 1, toughness = 9,
    text = [[Whenever Toad blocks or becomes blocked, it gets +2/+2 until end of turn.]] })
  local bears = s.sue:has("in play", "Grizzly Bears")
  local ogre = s.sue:has("in play", "Gray Ogre")
  s.bob:attacks { toad }
  s.sue:blocks { [bears] = toad, [ogre] = toad }
  s:expect(toad, { power = 3, toughness = 11 })
end)

scenario("by a creature is once for each of them", function(s)
  local toad = s.bob:makes("Toad", { types = "creature", power = 1, toughness = 9,
    text = [[Whenever Toad becomes blocked by a creature, Toad gets +2/+2 until end of turn.]] })
  local bears = s.sue:has("in play", "Grizzly Bears")
  local ogre = s.sue:has("in play", "Gray Ogre")
  s.bob:attacks { toad }
  s.sue:blocks { [bears] = toad, [ogre] = toad }
  s:expect(toad, { power = 5, toughness = 13 })
end)

scenario("by one or more of them is once, and only of them", { "fifth", "microprose" }, function(s)
  local soldier = s.bob:makes("Soldier", { types = "creature", power = 1, toughness = 9,
    text = [[Whenever Soldier blocks or becomes blocked by one or more red creatures, it gets +0/+2 until end of turn.]] })
  local bears = s.sue:has("in play", "Grizzly Bears")
  local first = s.sue:has("in play", "Gray Ogre")
  local second = s.sue:has("in play", "Uthden Troll")
  s.bob:attacks { soldier }
  s.sue:blocks { [bears] = soldier, [first] = soldier, [second] = soldier }
  s:expect(soldier, { toughness = 11 })
  s.bob:assigns { [soldier] = { [first] = 1 } }
  s:turn_of(s.sue)
  s:turn_of(s.bob)
  s:turn_of(s.sue)
  s.sue:attacks { bears }
  s.bob:blocks { [soldier] = bears }
  s:expect(soldier, { toughness = 9 })
end)

scenario("what attacks and is not blocked", { "fifth", "microprose" }, function(s)
  local ship = s.bob:makes("Ship", { types = "creature", power = 0, toughness = 2,
    text = [[Whenever Ship attacks and is not blocked, you gain 2 life.]] })
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.bob:attacks { ship }
  s.sue:blocks { [bears] = ship }
  s:turn_of(s.sue)
  s:expect(s.bob, { life = 20 })
  s:turn_of(s.bob)
end)

scenario("what nobody blocks is heard of before the damage", { "fifth", "microprose" }, function(s)
  local ship = s.bob:makes("Ship", { types = "creature", power = 1, toughness = 2,
    text = [[Whenever Ship attacks and is not blocked, it gets +2/+0 until end of combat.]] })
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.bob:attacks { ship, bears }
  s:turn_of(s.sue)
  s:expect(s.sue, { life = 20 - 3 - 2 })
end)

scenario("the end of its player's turn, and of no other", function(s)
  s.bob:makes("Pit", { types = "artifact", text = [[At the end of your turn, you gain 1 life.]] })
  s:turn_of(s.sue)
  s:expect(s.bob, { life = 21 })
  s:turn_of(s.bob)
  s:expect(s.bob, { life = 21 })
end)

scenario("as the attack begins, before attackers are declared", { "fifth", "microprose" }, function(s)
  local ram = s.bob:makes("Ram", { types = "creature", power = 1, toughness = 1,
    text = [[At the start of combat on your turn, Ram gains flying until end of combat.]] })
  s:expect(ram, { lacks = "flying" })
  s.bob:attacks { ram }
  s:expect(ram, { has = "flying", attacking = true })
  s:turn_of(s.sue)
  s:expect(ram, { lacks = "flying" })
  local bears = s.sue:has("in play", "Grizzly Bears")
  s:next_turn()
  s:turn_of(s.sue)
  s.sue:attacks { bears }
  s:expect(ram, { lacks = "flying" })
end)

scenario("two triggers of one ability", function(s)
  local mine = s.bob:makes("Bell", { types = "land",
    text = [[During your upkeep or whenever Bell becomes tapped, you gain 1 life.
{T}: You gain 2 life.]] })
  s.bob:activates(mine)
  s:expect(s.bob, { life = 23 })
  s:turn_of(s.sue)
  s:expect(s.bob, { life = 23 })
  s:turn_of(s.bob)
  s:expect(s.bob, { life = 24 })
end)
