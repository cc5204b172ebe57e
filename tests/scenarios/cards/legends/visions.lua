local both = { "fifth", "microprose" }

scenario("Visions chooses whose library on resolution, without a target", function(s)
  s.bob:has("hand", "Visions")
  s.bob:lands("Plains", 1)
  local visions = s.bob:casts("Visions", { held = true })
  s.bob:will("choose", s.sue)
  s.bob:will("pay", false)
  s:resolve()
  s:expect(visions, { zone = "graveyard" })
end)

scenario("Visions shows the top five cards of a library, which may be shuffled then", { "fifth", "microprose" }, function(s)
  s.bob:has("hand", "Visions")
  s.bob:lands("Plains", 1)
  s.sue:library { "Craw Wurm", "Gray Ogre", "Terror", "Forest", "Island", "Swamp" }
  s.bob:will("choose", s.sue)
  s.bob:will("pay", true)
  s.bob:casts("Visions")
  s:expect(s.sue, { library = 6, graveyard = 0 })
  s:expect(s.bob, { graveyard = { "Visions" } })
end)

-- Six cards of which the first five are looked at; gives the fifth and the sixth.
local function cast_with_six(s, shuffles)
  s.bob:has("hand", "Visions")
  s.bob:lands("Plains", 1)
  local own = s.bob:has("library", "Gray Ogre")
  s.sue:has("library", "Forest", { count = 4 })
  local fifth = s.sue:has("library", "Island")
  local sixth = s.sue:has("library", "Craw Wurm")
  s.bob:will("choose", s.sue)
  s.bob:will("pay", shuffles)
  s.bob:casts("Visions")
  s:expect_view(s.bob, { does_not_see = { own } })
  s:expect_view(s.sue, { does_not_see = { fifth } })
  return fifth, sixth
end

scenario("R-ZONE-8 Visions shows its caster five cards and not the sixth, and its caster alone", both, function(s)
  local fifth, sixth = cast_with_six(s, false)
  s:expect_view(s.bob, { sees = { fifth }, does_not_see = { sixth } })
end)

scenario("R-ZONE-8 a library that is shuffled after Visions is unknown again", both, function(s)
  local fifth, sixth = cast_with_six(s, true)
  s:expect_view(s.bob, { does_not_see = { fifth, sixth } })
end)
