local both = { "fifth", "microprose" }

local function summoned(s)
  s.bob:has("hand", "Stangg")
  s.bob:mana "{C}{C}{C}{C}{R}{G}"
  s.bob:casts("Stangg")
  return s.bob:finds("Stangg"), s.bob:finds("Stangg Twin")
end

scenario("Stangg brings his Twin, a token of 3/4 in red and green", both, function(s)
  local stangg, twin = summoned(s)
  s:expect(stangg, { power = 3, toughness = 4 })
  s:expect(twin, { zone = "in play", power = 3, toughness = 4, colours = { "green", "red" } })
end)

scenario("Stangg Twin leaves the game with Stangg", both, function(s)
  local stangg, twin = summoned(s)
  s.bob:has("hand", "Unsummon")
  s.bob:lands("Island", 1)
  s.bob:casts("Unsummon", { on = stangg })
  s:expect(twin, { zone = "nowhere" })
end)

scenario("Stangg is buried when his Twin leaves play", both, function(s)
  local stangg, twin = summoned(s)
  s.bob:has("hand", "Swords to Plowshares")
  s.bob:lands("Plains", 1)
  s.bob:casts("Swords to Plowshares", { on = twin })
  s:expect(stangg, { zone = "graveyard" })
end)

scenario("Karakas sends home the Twin, who is a legend, and Stangg is buried", both, function(s)
  local stangg, twin = summoned(s)
  local karakas = s.sue:has("in play", "Karakas")
  s.sue:activates(karakas, { ability = 2, on = twin })
  s:expect(twin, { zone = "nowhere" })
  s:expect(stangg, { zone = "graveyard" })
end)

scenario("R-LEG-1 a second Stangg is buried, and brings no second Twin", both, function(s)
  local stangg, twin = summoned(s)
  s.sue:has("hand", "Stangg")
  s:turn_of(s.sue)
  s.sue:mana "{C}{C}{C}{C}{R}{G}"
  s.sue:casts("Stangg")
  s:expect(s.sue, { in_play = 0, graveyard = { "Stangg" } })
  s:expect(stangg, { zone = "in play" })
  s:expect(twin, { zone = "in play" })
end)
