-- Whatever it is that gives control or takes it back, what has changed hands is sick (R-SICK-2).
local both = { "fifth", "microprose" }

scenario("R-SICK-2 who changes hands as a turn begins is sick in it", both, function(s)
  s:card [[ return enchant_creature "Test Loan" { cost = "{U}",
    continuous { affects = enchanted, controller = you, only_if = your_turn } } ]]
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.bob:has("hand", "Test Loan"); s.bob:lands("Island", 1)
  s.bob:casts("Test Loan", { on = bears })
  s:expect(bears, { controller = s.bob })
  s:next_turn()
  s:expect(bears, { controller = s.sue })
  s:expect_illegal(function() s.sue:attacks { bears } end, "summoning sickness")
  s:next_turn()
  s:expect(bears, { controller = s.bob })
  s:expect_illegal(function() s.bob:attacks { bears } end, "summoning sickness")
end)

scenario("R-SICK-2 who comes back in the middle of an attack is sick", both, function(s)
  s:card [[ return summon "Siren" "Test Siren" { cost = "{U}", power = 0, toughness = 1,
    continuous { affects = creatures:named "Prodigal Sorcerer", controller = you } } ]]
  local siren = s.sue:has("in play", "Test Siren")
  local sorcerer = s.bob:has("in play", "Prodigal Sorcerer")
  local wurm = s.bob:has("in play", "Craw Wurm")
  s:expect(sorcerer, { controller = s.sue })
  s.bob:attacks { wurm }
  s.sue:blocks { [siren] = wurm }
  s:to "main"
  s:expect(sorcerer, { controller = s.bob })
  s:expect_illegal(function() s.bob:activates(sorcerer, { target = s.sue }) end, "summoning sickness")
end)
