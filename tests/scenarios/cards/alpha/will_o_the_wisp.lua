local both = { "fifth", "microprose" }

scenario("Will-o'-the-Wisp flies and regenerates for {B}", both, function(s)
  local it = s.sue:has("in play", "Will-o'-the-Wisp")
  s.sue:lands("Swamp", 1)
  local dragon = s.bob:has("in play", "Phantom Monster")
  s:expect(it, { power = 0, toughness = 1, has = { "flying" }, colours = { "black" } })
  s.bob:attacks { dragon }
  s.sue:blocks { [it] = dragon }
  s.sue:will_regenerate(it)
  s:to("main")
  s:expect(it, { zone = "in play", tapped = true })
  s:expect(s.sue, { life = 20 })
end)

scenario("Will-o'-the-Wisp is lost without black mana", both, function(s)
  local it = s.sue:has("in play", "Will-o'-the-Wisp")
  s.sue:lands("Forest", 1)
  s.bob:has("hand", "Lightning Bolt")
  s.bob:lands("Mountain", 1)
  s.bob:casts("Lightning Bolt", { on = it })
  s:expect(it, { zone = "graveyard" })
end)

scenario("Will-o'-the-Wisp is cast for {B} and no less", both, function(s)
  local it = s.bob:has("hand", "Will-o'-the-Wisp")
  s:expect_illegal(function() s.bob:casts(it) end, "R-COST-1")
  s.bob:mana "{B}"
  s.bob:casts(it)
  s:expect(it, { zone = "in play" })
  s:expect(s.bob, { mana = "" })
end)

scenario("R-CRE-8 Will-o'-the-Wisp is of the one type that it is summoned as", both, function(s)
  s:expect(s.bob:has("in play", "Will-o'-the-Wisp"), { types = { "creature", "will-o'-the-wisp" } })
end)
