local both = { "fifth", "microprose" }

scenario("Wall of Caltrops beside another Wall gains banding: the defender divides the damage", both, function(s)
  local wurm = s.bob:has("in play", "Craw Wurm")
  local caltrops = s.sue:has("in play", "Wall of Caltrops")    -- 2/1
  local stone = s.sue:has("in play", "Wall of Stone")          -- 0/8
  s.bob:attacks { wurm }
  s.sue:blocks { [caltrops] = wurm, [stone] = wurm }
  s:expect(caltrops, { has = { "banding" } })
  s.sue:assigns { [wurm] = { [stone] = 6 } }
  s:to("main")
  s:expect(caltrops, { zone = "in play", damage = 0 })
  s:expect(stone, { damage = 6 })
  s:next_turn()
  s:expect(caltrops, { lacks = { "banding" } })
end)

scenario("Wall of Caltrops gains no banding where a creature that is no Wall blocks too, nor alone", both, function(s)
  local wurm = s.bob:has("in play", "Craw Wurm")
  local ogre = s.bob:has("in play", "Gray Ogre")
  local caltrops = s.sue:has("in play", "Wall of Caltrops")
  local stone = s.sue:has("in play", "Wall of Stone")
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.bob:attacks { wurm, ogre }
  s.sue:blocks { [caltrops] = wurm, [stone] = wurm, [bears] = wurm }
  s:expect(caltrops, { lacks = { "banding" } })
end)

scenario("Two Walls of Caltrops that join to block both gain banding", both, function(s)
  local a = s.sue:has("in play", "Craw Wurm")
  local w = s.bob:has("in play", "Wall of Caltrops", { count = 2 })
  s:turn_of(s.sue)
  s.sue:attacks { a }
  s.bob:blocks { [w[1]] = a, [w[2]] = a }
  s:expect(w[1], { has = { "banding" } })
  s:expect(w[2], { has = { "banding" } })
end)

scenario("Wall of Caltrops keeps its banding when the other Wall leaves, until the turn ends", both, function(s)
  local wurm = s.bob:has("in play", "Craw Wurm")
  local caltrops = s.sue:has("in play", "Wall of Caltrops")
  local stone = s.sue:has("in play", "Wall of Stone")
  s.bob:has("hand", "Unsummon")
  s.bob:lands("Island", 1)
  s.bob:attacks { wurm }
  s.sue:blocks { [caltrops] = wurm, [stone] = wurm }
  s.bob:casts("Unsummon", { on = stone })
  s:expect(caltrops, { has = { "banding" } })
end)

scenario("Wall of Caltrops bands only beside another Wall and no other creature", both, function(s)
  s:card [[return summon "Wall" "Wall of Caltrops" {
    cost = "{1}{W}", power = 2, toughness = 1,
    blocks {
      what = self,
      blocked = creatures,
      condition = all_of(some(creatures:of_type "wall":other():blocking_any(other_one)), no(creatures:not_ "wall":blocking_any(other_one))),
      until_end_of_turn(self, { gains = banding }),
    },
  }]]
  local caltrops = s.sue:has("in play", "Wall of Caltrops")
  local stone = s.sue:makes("Stone", { power = 0, toughness = 8, types = { "creature", "wall" } })
  local ogre = s.sue:has("in play", "Gray Ogre")
  local craw = s.bob:has("in play", "Craw Wurm")
  s.bob:attacks { craw }
  s.sue:blocks { [caltrops] = craw, [stone] = craw }
  s:expect(caltrops, { has = { "banding" } })
end)

scenario("Wall of Caltrops alone, or with a creature that is no Wall, does not band", both, function(s)
  s:card [[return summon "Wall" "Wall of Caltrops" {
    cost = "{1}{W}", power = 2, toughness = 1,
    blocks {
      what = self,
      blocked = creatures,
      condition = all_of(some(creatures:of_type "wall":other():blocking_any(other_one)), no(creatures:not_ "wall":blocking_any(other_one))),
      until_end_of_turn(self, { gains = banding }),
    },
  }]]
  local caltrops = s.sue:has("in play", "Wall of Caltrops")
  local other = s.sue:has("in play", "Wall of Caltrops")
  local stone = s.sue:makes("Stone", { power = 0, toughness = 8, types = { "creature", "wall" } })
  local ogre = s.sue:has("in play", "Gray Ogre")
  local craw = s.bob:has("in play", "Craw Wurm")
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.bob:attacks { craw, bears }
  s.sue:blocks { [caltrops] = bears, [other] = craw, [stone] = craw, [ogre] = craw }
  s:expect(caltrops, { lacks = { "banding" } })
  s:expect(other, { lacks = { "banding" } })
end)
