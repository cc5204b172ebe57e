scenario("E-057 counters of one name are one kind, whoever put them there", function(s)
  local vampire = s.bob:has("in play", "Sengir Vampire", { counters = { ["+1/+1"] = 1 } })
  local sprites = s.sue:has("in play", "Scryb Sprites")
  s:expect(vampire, { power = 5, toughness = 5 })
  s.bob:attacks { vampire }
  s.sue:blocks { [sprites] = vampire }
  s:to("end of attack")
  s:expect(vampire, { power = 6, toughness = 6, counters = { ["+1/+1"] = 2 } })
end)
