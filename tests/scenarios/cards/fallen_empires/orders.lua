-- Two Orders of knights: name, from which colour they are protected, their mana, a spell and a creature of that colour.
local orders = {
  { "Order of Leitbur", "black", "{W}", "Terror", "Scathe Zombies" },
  { "Order of the Ebon Hand", "white", "{B}", "Swords to Plowshares", "White Knight" },
}

for _, o in ipairs(orders) do
  scenario(o[1] .. " has protection from " .. o[2], { "fifth", "microprose" }, function(s)
    local order = s.bob:has("in play", o[1])
    local blocker = s.sue:has("in play", o[5])
    s.sue:has("hand", o[4])
    s.sue:lands("Plains", 2)
    s.sue:lands("Swamp", 2)
    s.bob:attacks { order }
    s:expect_illegal(function() s.sue:casts(o[4], { target = order }) end, "R-")
    s:expect_illegal(function() s.sue:blocks { [blocker] = order } end, "R-PROT-1")
  end)

  scenario(o[1] .. " gets +1/+0 for two mana and first strike for one, until end of turn", { "fifth", "microprose" }, function(s)
    local order = s.bob:has("in play", o[1], { sick = true })
    s.bob:mana(o[3] .. o[3] .. o[3] .. o[3] .. o[3])
    s.bob:activates(order, { ability = 2 })
    s.bob:activates(order, { ability = 2 })
    s.bob:activates(order, { ability = 1 })
    s:expect(order, { power = 4, toughness = 1, has = { "first strike" } })
    s:expect_illegal(function() s.bob:activates(order, { ability = 2 }) end, "cost")
    s:next_turn()
    s:expect(order, { power = 2, toughness = 1, lacks = { "first strike" } })
  end)
end

scenario("Order of Leitbur with first strike beats what blocks it", { "fifth", "microprose" }, function(s)
  local order = s.bob:has("in play", "Order of Leitbur")
  s.bob:lands("Plains", 1)
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.bob:attacks { order }
  s.sue:blocks { [bears] = order }
  s.bob:activates(order, { ability = 1 })
  s:to("main")
  s:expect(bears, { zone = "graveyard" })
  s:expect(order, { zone = "in play", damage = 0 })
end)

scenario("Order of Leitbur grows for {W}{W} and strikes first for {W} until end of turn, and black does not reach it", { "fifth", "microprose" }, function(s)
  local o = s.bob:has("in play", "Order of Leitbur"); s.bob:lands("Plains", 5)
  s.sue:has("hand", "Paralyze"); s.sue:lands("Swamp", 3)
  s.bob:activates(o, { ability = 2 }); s.bob:activates(o, { ability = 2 })
  s.bob:activates(o, { ability = 1 })
  s:expect(o, { power = 4, toughness = 1, has = "first strike" })
  s:next_turn()
  s:expect(o, { power = 2, toughness = 1, lacks = "first strike" })
  s:expect_illegal(function() s.sue:casts("Paralyze", { on = o }) end, "R-PROT-1")
end)

scenario("Order of Leitbur that is sleighted is protected from white, and dies to Terror", { "fifth", "microprose" }, function(s)
  local o = s.sue:has("in play", "Order of Leitbur")
  s.bob:has("hand", "Sleight of Mind"); s.bob:has("hand", "Terror"); s.bob:lands("Island", 1); s.bob:lands("Swamp", 2)
  s.bob:casts("Sleight of Mind", { on = o, choosing = { "black", "white" } })
  s.bob:casts("Terror", { on = o })
  s:expect(o, { zone = "graveyard" })
end)

scenario("Order of Leitbur is not hurt by Pestilence (R-PROT-2)", { "fifth", "microprose" }, function(s)
  local o = s.bob:has("in play", "Order of Leitbur"); local p = s.sue:has("in play", "Pestilence"); s.sue:lands("Swamp", 2)
  s.sue:activates(p); s.sue:activates(p)
  s:expect(o, { zone = "in play", damage = 0 })
end)
