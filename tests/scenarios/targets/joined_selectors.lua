-- What is asked of several kinds of things at once is asked of each of them.

scenario("a spell that destroys a blue creature or land takes no land of another colour", function(s)
  s:card [[ return instant "Scald" {
    cost = "{R}", text = "Destroy target blue creature or land.",
    target = each(creature, land):that_are "blue", destroy(target),
  } ]]
  local sorcerer = s.sue:has("in play", "Prodigal Sorcerer")
  local bears = s.sue:has("in play", "Grizzly Bears")
  local swamp = s.sue:has("in play", "Swamp")
  s.bob:has("hand", "Scald")
  s.bob:lands("Mountain", 1)
  for _, other in ipairs { bears, swamp } do
    s:expect_illegal(function() s.bob:casts("Scald", { on = other }) end, "R-TARGET-1")
  end
  s.bob:casts("Scald", { on = sorcerer })
  s:expect(sorcerer, { zone = "graveyard" })
end)
