local both = { "fifth", "microprose" }

scenario("Drain Power takes the mana of all lands and of the pool", function(s)
  s.bob:lands("Island", 2)
  s.bob:has("hand", "Drain Power")
  s.sue:lands("Mountain", 2)
  s.sue:lands("Forest", 1)
  local tapped = s.sue:has("in play", "Swamp", { tapped = true })
  s.sue:mana "{W}"
  s.bob:casts("Drain Power", { target = s.sue })
  s:expect(s.bob, { mana = "{W}{R}{R}{G}" })
  s:expect(s.sue, { mana = "" })
  s:expect(s.sue:finds("Forest"), { tapped = true })
end)

scenario("Drain Power, ruling 2004-10-04: a land that gives either of two mana gives what its controller says", both, function(s)
  s.sue:has("in play", "Bayou")
  s.bob:has("hand", "Drain Power")
  s.bob:mana "{U}{U}"
  s.sue:will("mana", "green")
  s.bob:casts("Drain Power", { on = s.sue })
  s:expect(s.bob, { mana = "{G}" })
end)

scenario("Drain Power, ruling 2004-10-04: in response the opponent may use the lands for a spell", both, function(s)
  s.sue:lands("Mountain", 1)
  s.sue:has("hand", "Lightning Bolt")
  s.bob:has("hand", "Drain Power")
  s.bob:mana "{U}{U}"
  s.bob:casts("Drain Power", { on = s.sue, held = true })
  s.sue:casts("Lightning Bolt", { on = s.bob, held = true })
  s:resolve()
  s:expect(s.bob, { life = 17, mana = "" })
end)

scenario("Drain Power leaves tapped lands and other sources of mana alone", both, function(s)
  local elves = s.sue:has("in play", "Llanowar Elves")
  s.sue:has("in play", "Island", { tapped = true })
  local forest = s.sue:has("in play", "Forest")
  s.bob:has("hand", "Drain Power")
  s.bob:mana "{U}{U}"
  s.bob:casts("Drain Power", { on = s.sue })
  s:expect(s.bob, { mana = "{G}" })
  s:expect(elves, { tapped = false })
  s:expect(forest, { tapped = true })
end)
