-- An interrupt that puts a spell elsewhere takes it out of the batch (R-CAST-3, R-CAST-4, R-ZONE-12).
local both = { "fifth", "microprose" }
local function cast(s, step, card)
  s:card([[ return interrupt "Test Lapse" { cost = "{0}", target = spell, ]] .. step .. [[ } ]])
  s.sue:has("hand", "Test Lapse")
  s.bob:lands("Mountain", 3)
  local object = s.bob:has("hand", card)
  local play = s.bob:casts(object, { held = true, target = card == "Lightning Bolt" and s.sue or nil })
  s.sue:interrupts(play, "Test Lapse", { target = play })
  s:expect(s.sue, { life = 20, graveyard = { "Test Lapse" } })
  s:expect(s.bob, { in_play = { Mountain = 3 } })
  return object
end

scenario("R-CAST-4 a spell that is put into its owner's hand", both, function(s)
  s:expect(cast(s, 'put_into("hand", target)', "Gray Ogre"), { zone = "hand" })
end)
scenario("R-CAST-4 an instant that returns to its owner's hand", both, function(s)
  s:expect(cast(s, "return_to_hand(target)", "Lightning Bolt"), { zone = "hand" })
end)
scenario("R-CAST-4 a spell that leaves the game", both, function(s)
  s:expect(cast(s, "remove_from_game(target)", "Lightning Bolt"), { zone = "out of game" })
end)
scenario("R-CAST-4 a spell that is put on top of its owner's library", both, function(s)
  s:expect(cast(s, 'put_into("library", target)', "Gray Ogre"), { zone = "library" })
end)
scenario("R-CAST-4 an ability that says that it is an interrupt counters", both, function(s)
  s:card [[ return artifact "Test Null" { cost = "{1}",
    activated { speed = "interrupt", cost = "{T}", target = spell, counter(target) } } ]]
  local null = s.sue:has("in play", "Test Null")
  s.bob:has("hand", "Lightning Bolt"); s.bob:lands("Mountain", 1)
  local bolt = s.bob:casts("Lightning Bolt", { target = s.sue, held = true })
  s.sue:interrupts(bolt, null, { target = bolt })
  s:expect(s.sue, { life = 20 })
end)
scenario("R-INT-6 an instant aimed at a spell is no interrupt", both, function(s)
  s:card [[ return instant "Test Echo" { cost = "{U}", target = spell, gain_life(casting_cost_of(target)) } ]]
  s.sue:has("hand", "Test Echo"); s.sue:lands("Island", 1)
  s.bob:has("hand", "Lightning Bolt"); s.bob:lands("Mountain", 1)
  local bolt = s.bob:casts("Lightning Bolt", { target = s.sue, held = true })
  s:expect_illegal(function() s.sue:interrupts(bolt, "Test Echo", { target = bolt }) end, "only interrupts are legal (R-INT-6)")
end)
scenario("R-TRIG-1 the controller of the spell that set it off is the one who pays", both, function(s)
  s:card [[ return enchantment "Test Toll" { cost = "{U}", successfully_cast { what = spells, by = opponent,
    unless { by = controller_of(it), pay = "{1}", lose_life(5, controller_of(it)) } } } ]]
  s.sue:has("in play", "Test Toll")
  s.bob:has("hand", "Gray Ogre", { count = 2 }); s.bob:lands("Mountain", 7)
  s.bob:will("pay", true)
  s.bob:casts("Gray Ogre")
  s:expect(s.bob, { life = 20 })
  s.bob:casts("Gray Ogre")
  s:expect(s.bob, { life = 15 })
  s:expect(s.sue, { life = 20 })
end)
