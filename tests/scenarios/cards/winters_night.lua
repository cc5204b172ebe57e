scenario("Winter's Night: a snow-covered land gives one more mana of its type", function(s)
  s.sue:has("in play", "Winter's Night")
  local mountain = s.bob:has("in play", "Snow-Covered Mountain")
  local plain = s.bob:has("in play", "Mountain")
  s.bob:taps_for_mana(mountain)
  s:expect(s.bob, { mana = "{R}{R}" })
  s.bob:taps_for_mana(plain)
  s:expect(s.bob, { mana = "{R}{R}{R}" })
end)

scenario("Winter's Night: the land stays tapped through its controller's next untap phase", function(s)
  s.sue:has("in play", "Winter's Night")
  local mountain = s.bob:has("in play", "Snow-Covered Mountain")
  local plain = s.bob:has("in play", "Mountain")
  s.bob:has("hand", "Lightning Bolt", { count = 3 })
  for _ = 1, 3 do s.bob:casts("Lightning Bolt", { target = s.sue }) end
  s:expect(mountain, { tapped = true })
  s:expect(plain, { tapped = true })
  s:next_turn()
  s:next_turn()
  s:expect(mountain, { tapped = true })
  s:expect(plain, { tapped = false })
  s:next_turn()
  s:next_turn()
  s:expect(mountain, { tapped = false })
end)

scenario("Winter's Night: a land tapped otherwise untaps as ever", function(s)
  s.sue:has("in play", "Winter's Night")
  local mountain = s.bob:has("in play", "Snow-Covered Mountain")
  s.bob:has("hand", "Twiddle")
  s.bob:mana "{U}"
  s.bob:casts("Twiddle", { mode = 1, target = mountain })
  s:next_turn()
  s:next_turn()
  s:expect(mountain, { tapped = false })
end)

scenario("Winter's Night is an enchant world: another one takes its place", function(s)
  local first = s.bob:has("in play", "Winter's Night")
  s.bob:has("hand", "Winter's Night")
  s.bob:mana "{R}{G}{W}"
  s.bob:casts("Winter's Night")
  s:expect(first, { zone = "graveyard" })
end)

scenario("Winter's Night does nothing to a snow-covered creature", { "fifth", "microprose" }, function(s)
  s:card [[ return summon "Elf" "Frost Elf" {
    cost = "{G}", power = 1, toughness = 1, snow_covered = true, text = "{T}: Add {G}.",
    activated { cost = "{T}", add_mana "{G}" },
  } ]]
  s.sue:has("in play", "Winter's Night")
  local elf = s.bob:has("in play", "Frost Elf")
  s.bob:activates(elf)
  s:expect(s.bob, { mana = "{G}" })
  s:next_turn()
  s:next_turn()
  s:expect(elf, { tapped = false })
end)
