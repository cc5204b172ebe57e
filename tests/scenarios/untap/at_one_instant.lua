-- Everything untaps at one instant (R-UNTAP-2), and stays as it is otherwise (R-UNTAP-1, R-UNTAP-4).

local both = { "fifth", "microprose" }

scenario("R-UNTAP-2 what answers to an untapping finds everything untapped", both, function(s)
  s:card [[ return enchantment "Test Dawn" { cost = "{1}",
    becomes_untapped { what = creatures, lose_life(count(creatures:tapped()), opponent) } } ]]
  s.bob:has("in play", "Test Dawn")
  local bears = s.sue:has("in play", "Grizzly Bears", { tapped = true, count = 3 })
  s:next_turn()
  for _, bear in ipairs(bears) do s:expect(bear, { tapped = false }) end
  s:expect(s.sue, { life = 20 })
end)

scenario("R-UNTAP-2 no interrupt is played in the untap phase, and no mana drawn", both, function(s)
  local forest = s.sue:has("in play", "Forest")
  s.sue:has("hand", "Thoughtlace")
  s.sue:lands("Island", 1)
  s:to("untap")
  s:expect(s, { turn_of = s.sue, step = "untap" })
  s:expect_illegal(function() s.sue:casts("Thoughtlace", { target = forest }) end, "Sue may not act now")
  s:expect_illegal(function() s.sue:taps_for_mana(forest) end, "Sue may not act now")
end)

scenario("R-UNTAP-1 R-UNTAP-4 what is tapped waits for its untap phase, or for an effect", both, function(s)
  local bears = s.bob:has("in play", "Grizzly Bears", { tapped = true })
  local ogre = s.bob:has("in play", "Gray Ogre", { tapped = true })
  s.bob:has("hand", "Twiddle")
  s:next_turn()
  s:expect(bears, { tapped = true })
  s.bob:mana "{U}"
  s.bob:casts("Twiddle", { target = bears, mode = "untap" })
  s:expect(bears, { tapped = false })
  s:expect(ogre, { tapped = true })
  s:next_turn()
  s:expect(ogre, { tapped = false })
end)
