local both = { "fifth", "microprose" }

scenario("Floral Spuzzem that is not blocked may destroy an artifact, and deals no damage then", both, function(s)
  local spuzzem = s.bob:has("in play", "Floral Spuzzem")
  local rod = s.sue:has("in play", "Rod of Ruin")
  s.bob:attacks { spuzzem }
  s.bob:will("pay", true)
  s:to("main")
  s:expect(rod, { zone = "graveyard" })
  s:expect(s.sue, { life = 20 })
end)

scenario("Floral Spuzzem may deal its damage instead", both, function(s)
  local spuzzem = s.bob:has("in play", "Floral Spuzzem")
  local rod = s.sue:has("in play", "Rod of Ruin")
  s.bob:attacks { spuzzem }
  s.bob:will("pay", false)
  s:to("main")
  s:expect(rod, { zone = "in play" })
  s:expect(s.sue, { life = 18 })
end)

scenario("Floral Spuzzem that is blocked destroys nothing, and never an artifact of its own controller", both, function(s)
  local spuzzem = s.bob:has("in play", "Floral Spuzzem")
  local mine = s.bob:has("in play", "Rod of Ruin")
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.bob:attacks { spuzzem }
  s.sue:blocks { [bears] = spuzzem }
  s:to("main")
  s:expect(bears, { zone = "graveyard" })
  s:expect(spuzzem, { zone = "graveyard" })
  s:expect(mine, { zone = "in play" })
end)

scenario("Floral Spuzzem, ruling 2013-04-15: the artifact is destroyed as soon as no block has been chosen", both, function(s)
  local spuzzem = s.bob:has("in play", "Floral Spuzzem")
  local rod = s.sue:has("in play", "Rod of Ruin")
  s.sue:has("in play", "Grizzly Bears")
  s.bob:attacks { spuzzem }
  s:expect(rod, { zone = "in play" })
  s.bob:will("pay", true)
  s.sue:blocks {}
  s:expect(rod, { zone = "graveyard" })
  s:to("main")
  s:expect(s.sue, { life = 20 })
end)

scenario("Floral Spuzzem that chooses an artifact deals no damage, though the artifact regenerates", both, function(s)
  local spuzzem = s.bob:has("in play", "Floral Spuzzem")
  local statue = s.sue:has("in play", "Clay Statue", { tapped = true })
  s.sue:lands("Forest", 2)
  s.bob:will("target", statue)
  s.bob:will("pay", true)
  s.sue:will_regenerate(statue)
  s.bob:attacks { spuzzem }
  s:to("main")
  s:expect(statue, { zone = "in play" })
  s:expect(s.sue, { life = 20 })
end)

scenario("Floral Spuzzem that chooses an artifact deals no damage, though the artifact cannot be destroyed", both, function(s)
  local spuzzem = s.bob:has("in play", "Floral Spuzzem")
  s.sue:has("in play", "Guardian Beast", { tapped = false })
  local rod = s.sue:has("in play", "Rod of Ruin")
  s.bob:will("target", rod)
  s.bob:will("pay", true)
  s.bob:attacks { spuzzem }
  s:to("main")
  s:expect(rod, { zone = "in play" })
  s:expect(s.sue, { life = 20 })
end)
