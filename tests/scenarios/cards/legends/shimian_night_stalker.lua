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

scenario("Shimian Night Stalker takes no damage of a spell or of a creature that does not attack", both, function(s)
  local stalker = s.sue:has("in play", "Shimian Night Stalker")
  s.sue:lands("Swamp", 1)
  local tim = s.bob:has("in play", "Prodigal Sorcerer")
  s.bob:activates(tim, { on = s.sue, held = true })
  s:to("damage prevention")
  s:expect_illegal(function() s.sue:activates(stalker) end, "no legal target")
end)

scenario("Shimian Night Stalker dies of redirected damage that reaches its toughness", both, function(s)
  local stalker = s.sue:has("in play", "Shimian Night Stalker")
  s.sue:lands("Swamp", 1)
  local wurm = s.bob:has("in play", "Craw Wurm")
  s.bob:attacks { wurm }
  s.sue:will_prevent(stalker, { target = wurm })
  s:to("main")
  s:expect(stalker, { zone = "graveyard" })
  s:expect(s.sue, { life = 20 })
end)

scenario("Shimian Night Stalker takes the damage of a trampler that its blocker does not take", both, function(s)
  local stalker = s.sue:has("in play", "Shimian Night Stalker")
  s.sue:lands("Swamp", 1)
  local mammoth = s.bob:has("in play", "War Mammoth")
  local elves = s.sue:has("in play", "Llanowar Elves")
  s.bob:attacks { mammoth }
  s.sue:blocks { [elves] = mammoth }
  s.sue:will_prevent(stalker, { on = { from = mammoth, to = s.sue } })
  s:to("main")
  s:expect(s.sue, { life = 20 })
  s:expect(stalker, { damage = 2 })
  s:expect(elves, { zone = "graveyard" })
end)
