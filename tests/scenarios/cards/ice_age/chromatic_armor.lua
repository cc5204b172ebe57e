scenario("The colour of Chromatic Armor is chosen when it is in play", function(s)
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.bob:has("hand", "Chromatic Armor")
  s.bob:mana "{W}{U}{C}"
  s.bob:casts("Chromatic Armor", { on = bears, held = true })
  s.bob:will("choose", "red")
  s:resolve()
  s:expect(s.bob:finds("Chromatic Armor"), { counters = { sleight = 1 } })
end)
