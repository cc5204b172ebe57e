local both = { "fifth", "microprose" }

scenario("Illusions of Grandeur gives 20 life as it comes into play, and takes 20 as it leaves", both, function(s)
  s.bob:has("hand", "Illusions of Grandeur")
  s.bob:mana "{3}{U}"
  s.bob:casts("Illusions of Grandeur")
  s:expect(s.bob, { life = 40 })
  s:expect(s.sue, { life = 20 })
  s.bob:has("hand", "Disenchant")
  s.bob:mana "{1}{W}"
  s.bob:casts("Disenchant", { on = s.bob:finds("Illusions of Grandeur") })
  s:expect(s.bob, { life = 20 })
end)

scenario("R-CUM-1 Illusions of Grandeur not paid for takes the 20 life", both, function(s)
  local it = s.bob:has("in play", "Illusions of Grandeur")
  s.bob:life(45)
  s.bob:lands("Island", 5)
  s:turn_of(s.sue)
  s.bob:will("pay", true)
  s:turn_of(s.bob)
  s:expect(s.bob, { life = 45 })
  s:turn_of(s.sue)
  s.bob:will("pay", true)
  s:turn_of(s.bob)
  s:expect(it, { zone = "in play" })
  s:turn_of(s.sue)
  s:turn_of(s.bob)
  s:expect(it, { zone = "graveyard" })
  s:expect(s.bob, { life = 25 })
end)

scenario("Illusions of Grandeur given away kills the player who loses it, without damage (R-LIFE-6)", both, function(s)
  s.bob:has("hand", "Illusions of Grandeur")
  s.bob:mana "{3}{U}"
  s.bob:casts("Illusions of Grandeur")
  local it = s.bob:finds("Illusions of Grandeur")
  s:card [[ return artifact "Test Deed" { cost = "{1}", text = "{0}: Your opponent gains control of target enchantment.", activated { cost = "{0}", target = enchantment, for_good(target, { controller = opponent }) } } ]]
  s.bob:activates(s.bob:has("in play", "Test Deed"), { on = it })
  s:expect(it, { controller = s.sue })
  s.bob:has("hand", "Disenchant")
  s.bob:mana "{1}{W}"
  s.bob:casts("Disenchant", { on = it })
  s:expect(s.sue, { life = 0 })
  s:expect(s.bob, { life = 40 })
  s:to_the_end()
  s:expect(s.bob, { won = true })
end)
