local both = { "fifth", "microprose" }

-- On to Bob's main phase of his next turn, through his draw phase.
local function to_bobs_main(s)
  s:turn_of(s.sue)
  s:turn_of(s.bob)
end

scenario("Island Sanctuary: for a skipped draw only creatures with flying or islandwalk can attack", both, function(s)
  s.bob:has("hand", "Island Sanctuary")
  s.bob:mana "{1}{W}"
  s.bob:casts("Island Sanctuary")
  s.bob:lands("Island", 1)
  local bears = s.sue:has("in play", "Grizzly Bears")
  local sprites = s.sue:has("in play", "Scryb Sprites")
  local leviathan = s.sue:has("in play", "Segovian Leviathan")
  s.bob:will("pay", true)
  to_bobs_main(s)
  s:expect(s.bob, { hand = 0, library = 20 })
  s:turn_of(s.sue)
  s:expect_illegal(function() s.sue:attacks { bears } end, "Island Sanctuary")
  s.sue:attacks { sprites, leviathan }
  s:to("main")
  s:expect(s.bob, { life = 16 })
end)

scenario("Island Sanctuary guards nobody who draws", both, function(s)
  s.bob:has("in play", "Island Sanctuary")
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.bob:will("pay", false)
  to_bobs_main(s)
  s:expect(s.bob, { hand = 1, library = 19 })
  s:turn_of(s.sue)
  s.sue:attacks { bears }
  s:to("main")
  s:expect(s.bob, { life = 18 })
end)

scenario("Island Sanctuary guards until the beginning of its controller's next turn", both, function(s)
  s.bob:has("in play", "Island Sanctuary")
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.bob:will("pay", true)
  to_bobs_main(s)
  s:turn_of(s.sue)
  s:expect_illegal(function() s.sue:attacks { bears } end, "Island Sanctuary")
  s.bob:will("pay", false)
  s:turn_of(s.bob)
  s:turn_of(s.sue)
  s.sue:attacks { bears }
  s:to("main")
  s:expect(s.bob, { life = 18 })
end)

scenario("R-RESOLVE-3 Island Sanctuary that is destroyed after the draw was skipped goes on guarding", both, function(s)
  local sanctuary = s.bob:has("in play", "Island Sanctuary")
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.sue:has("hand", "Disenchant")
  s.bob:will("pay", true)
  to_bobs_main(s)
  s:turn_of(s.sue)
  s.sue:mana "{1}{W}"
  s.sue:casts("Disenchant", { on = sanctuary })
  s:expect(sanctuary, { zone = "graveyard" })
  s:expect_illegal(function() s.sue:attacks { bears } end, "Island Sanctuary")
end)

scenario("Island Sanctuary binds the opponent's creatures, not its controller's", both, function(s)
  s.bob:has("in play", "Island Sanctuary")
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.bob:will("pay", true)
  to_bobs_main(s)
  s.bob:attacks { bears }
  s:to("main")
  s:expect(s.sue, { life = 18 })
end)

scenario("Island Sanctuary is for the own draw phase: a card that a spell draws is drawn", both, function(s)
  s.bob:has("in play", "Island Sanctuary")
  s.bob:has("hand", "Ancestral Recall")
  s.bob:mana "{U}"
  s.bob:casts("Ancestral Recall", { choosing = s.bob })
  s:expect(s.bob, { hand = 3, library = 17 })
end)

scenario("R-DRAW-2 with Island Sanctuary an empty library is no loss", both, function(s)
  s.bob:has("in play", "Island Sanctuary")
  s.bob:library(0)
  s.bob:will("pay", true)
  to_bobs_main(s)
  s:expect(s, { over = false })
  s:expect(s.bob, { hand = 0, library = 0 })
end)

scenario("R-CONT-1 Island Sanctuary: a creature that has been made to fly may attack", both, function(s)
  s.bob:has("in play", "Island Sanctuary")
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.sue:has("hand", "Jump")
  s.bob:will("pay", true)
  to_bobs_main(s)
  s:turn_of(s.sue)
  s.sue:mana "{U}"
  s.sue:casts("Jump", { on = bears })
  s.sue:attacks { bears }
  s:to("main")
  s:expect(s.bob, { life = 18 })
end)
