local both = { "fifth", "microprose" }

scenario("Shimian Night Stalker takes the damage that an attacker deals its controller", both, function(s)
  local stalker = s.sue:has("in play", "Shimian Night Stalker")   -- 4/4
  s.sue:lands("Swamp", 1)
  local giant = s.bob:has("in play", "Hill Giant")
  local ogre = s.bob:has("in play", "Gray Ogre")
  s.bob:attacks { giant, ogre }
  s.sue:will_prevent(stalker, { target = giant })
  s:to("main")
  s:expect(s.sue, { life = 18 })
  s:expect(stalker, { zone = "in play", damage = 3, tapped = true })
end)
