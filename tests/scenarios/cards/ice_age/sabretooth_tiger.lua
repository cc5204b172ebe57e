local both = { "fifth", "microprose" }

scenario("R-FS-1 Sabretooth Tiger kills a creature of 2/2 and is not struck back", both, function(s)
  local tiger = s.bob:has("in play", "Sabretooth Tiger")
  local bears = s.sue:has("in play", "Grizzly Bears")
  s:expect(tiger, { power = 2, toughness = 1, has = { "first strike" }, colours = { "red" } })
  s.bob:attacks { tiger }
  s.sue:blocks { [bears] = tiger }
  s:to("end of attack")
  s:expect(bears, { zone = "graveyard" })
  s:expect(tiger, { zone = "in play", damage = 0 })
end)

scenario("Sabretooth Tiger dies to what its first strike does not kill", both, function(s)
  local tiger = s.bob:has("in play", "Sabretooth Tiger")
  local giant = s.sue:has("in play", "Tor Giant")
  s.bob:attacks { tiger }
  s.sue:blocks { [giant] = tiger }
  s:to("end of attack")
  s:expect(giant, { zone = "in play", damage = 2 })
  s:expect(tiger, { zone = "graveyard" })
end)
