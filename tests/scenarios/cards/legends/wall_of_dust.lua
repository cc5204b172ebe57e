local both = { "fifth", "microprose" }

scenario("What Wall of Dust has blocked does not attack in its controller's next turn, and does in the one after", both, function(s)
  local ogre = s.bob:has("in play", "Gray Ogre")
  local bears = s.bob:has("in play", "Grizzly Bears")
  local wall = s.sue:has("in play", "Wall of Dust")            -- 1/4
  s.bob:attacks { ogre, bears }
  s.sue:blocks { [wall] = ogre }
  s:turn_of(s.sue)
  s:turn_of(s.bob)
  s:expect_illegal(function() s.bob:attacks { ogre } end, "Wall of Dust")
  s.bob:attacks { bears }
  s.sue:blocks {}
  s:turn_of(s.sue)
  s:turn_of(s.bob)
  s.bob:attacks { ogre }
end)

scenario("Wall of Dust binds what it blocked even when it has died itself, and nothing that went around it", both, function(s)
  local wurm = s.bob:has("in play", "Craw Wurm")
  local bears = s.bob:has("in play", "Grizzly Bears")
  local wall = s.sue:has("in play", "Wall of Dust")
  s.bob:attacks { wurm, bears }
  s.sue:blocks { [wall] = wurm }
  s:to("main")
  s:expect(wall, { zone = "graveyard" })
  s:turn_of(s.sue)
  s:turn_of(s.bob)
  s:expect_illegal(function() s.bob:attacks { wurm } end, "Wall of Dust")
  s.bob:attacks { bears }
end)

scenario("R-SKIP-1 Wall of Dust keeps its victim at home in a turn whose untap phase is skipped as well", both, function(s)
  s.bob:has("in play", "Stasis")
  s.bob:lands("Island", 2)
  local wall = s.sue:has("in play", "Wall of Dust")
  local angel = s.bob:has("in play", "Serra Angel")
  s.bob:attacks { angel }
  s:expect(angel, { tapped = false })
  s.sue:has("hand", "Jump")
  s.sue:lands("Island", 1)
  s.sue:casts("Jump", { on = wall })
  s.sue:blocks { [wall] = angel }
  s:to("main")
  s:turn_of(s.sue)
  s.bob:will("pay", true)
  s:turn_of(s.bob)
  s:expect_illegal(function() s.bob:attacks { angel } end, "Wall of Dust")
  s:turn_of(s.sue)
  s.bob:will("pay", true)
  s:turn_of(s.bob)
  s.bob:attacks { angel }
end)

scenario("Wall of Dust: a creature that changed hands after the block is kept at home by the next turn of its new controller", both, function(s)
  local wall = s.sue:has("in play", "Wall of Dust")
  local wurm = s.bob:has("in play", "Craw Wurm")
  s.bob:attacks { wurm }
  s.sue:blocks { [wall] = wurm }
  s:to("main")
  s:turn_of(s.sue)
  s.sue:has("hand", "Control Magic")
  s.sue:mana "{2}{U}{U}"
  s.sue:casts("Control Magic", { on = wurm })
  s:turn_of(s.bob)
  s:turn_of(s.sue)
  s:expect_illegal(function() s.sue:attacks { wurm } end, "Wall of Dust")
end)

scenario("Wall of Dust that blocks in two turns keeps each victim at home in its own next turn", both, function(s)
  local wall = s.sue:has("in play", "Wall of Dust")
  s.sue:has("in play", "Holy Armor", { on = wall })
  local first = s.bob:has("in play", "Gray Ogre")
  local second = s.bob:has("in play", "Scathe Zombies")
  s.bob:has("in play", "Holy Armor", { on = first })
  s.bob:has("in play", "Holy Armor", { on = second })
  s.bob:attacks { first }
  s.sue:blocks { [wall] = first }
  s:turn_of(s.sue)
  s:turn_of(s.bob)
  s:expect_illegal(function() s.bob:attacks { first, second } end, "Wall of Dust")
  s.bob:attacks { second }
  s.sue:blocks { [wall] = second }
  s:turn_of(s.sue)
  s:turn_of(s.bob)
  s:expect_illegal(function() s.bob:attacks { second } end, "Wall of Dust")
  s.bob:attacks { first }
end)

scenario("R-ZONE-2 Wall of Dust: what went to the hand and came back may attack", both, function(s)
  local wall = s.sue:has("in play", "Wall of Dust")
  local makers = s.bob:has("in play", "Balduvian War-Makers")
  s.bob:attacks { makers }
  s.sue:blocks { [wall] = makers }
  s:to("main")
  s.bob:has("hand", "Unsummon")
  s.bob:mana "{U}"
  s.bob:casts("Unsummon", { on = makers })
  s:turn_of(s.sue)
  s:turn_of(s.bob)
  s.bob:mana "{4}{R}"
  s.bob:casts(makers)
  s.bob:attacks { makers }
  s:expect(makers, { attacking = true })
end)

scenario("Wall of Dust keeps a Mishra's Factory at home that it blocked the turn before", both, function(s)
  local wall = s.sue:has("in play", "Wall of Dust")
  local factory = s.bob:has("in play", "Mishra's Factory")
  s.bob:mana "{1}"
  s.bob:activates(factory, { ability = 2 })
  s.bob:attacks { factory }
  s.sue:blocks { [wall] = factory }
  s:to("main")
  s:turn_of(s.sue)
  s:turn_of(s.bob)
  s.bob:mana "{1}"
  s.bob:activates(factory, { ability = 2 })
  s:expect_illegal(function() s.bob:attacks { factory } end, "Wall of Dust")
end)

scenario("what Wall of Dust has blocked stays at home for a turn of its controller", both, function(s)
  s:card [[return summon "Wall" "Wall of Dust" {
    cost = "{2}{R}", power = 1, toughness = 4,
    blocks {
      what = self,
      blocked = creatures,
      the_next_time {
        event = at_phase { phase = "main", of = controller_of(other_one), part = "beginning" },
        this_turn(cannot_attack { affects = other_one }),
      },
    },
  }]]
  local dust = s.sue:has("in play", "Wall of Dust")
  local ogre = s.bob:has("in play", "Gray Ogre")
  local wurm = s.bob:makes("Wurm", { power = 2, toughness = 9 })
  s.bob:attacks { wurm }
  s.sue:blocks { [dust] = wurm }
  s:next_turn()
  s:next_turn()
  s:expect_illegal(function() s.bob:attacks { wurm } end, "cannot attack")
  s.bob:attacks { ogre }
  s:next_turn()
  s:next_turn()
  s.bob:attacks { wurm }
end)
