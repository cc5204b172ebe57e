local both = { "fifth", "microprose" }

scenario("R-TARGET-5 with its only target gone nothing of a spell happens", both, function(s)
  s:card [[ return instant "Test Lesson" { cost = "{U}", target = creature, tap(target), draw(1) } ]]
  local bears = s.sue:has("in play", "Grizzly Bears")
  local lesson = s.bob:has("hand", "Test Lesson")
  s.bob:mana "{U}"
  s.sue:has("hand", "Unsummon")
  s.sue:lands("Island", 1)
  s.sue:has("in play", "Gray Ogre")
  s.bob:casts(lesson, { target = bears, held = true })
  s.sue:casts("Unsummon", { on = bears, held = true })
  s:resolve()
  s:expect(s.bob, { hand = {}, library = 20, graveyard = { "Test Lesson" } })
end)
