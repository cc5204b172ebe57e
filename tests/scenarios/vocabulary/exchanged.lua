-- Two that are exchanged, and what comes of it.
local both = { "fifth", "microprose" }

local gauntlets = [[ return artifact "Test Gauntlets" { cost = "{5}",
  text = [=[
    {5}, Sacrifice Test Gauntlets: Choose one —
    • Exchange control of target artifact you control and target artifact an opponent controls. If you do, destroy all local enchantments attached to the exchanged permanents.
    • Exchange control of target creature you control and target creature an opponent controls. If you do, destroy all local enchantments attached to the exchanged permanents.
  ]=],
  activated { cost = { "{5}", sacrifice(self) }, choose_one {
    mode { targets = { artifact:controlled_by(you), artifact:controlled_by(opponent) },
      first { exchange_control(each(target, targets(2))), to = { destroy(enchantments:enchanting(each(target, targets(2)))) } } },
    mode { targets = { creature:controlled_by(you), creature:controlled_by(opponent) },
      first { exchange_control(each(target, targets(2))), to = { destroy(enchantments:enchanting(each(target, targets(2)))) } } } } } } ]]

scenario("Gauntlets of Chaos: two of one type change hands, and what lay on them is destroyed", both, function(s)
  s:card(gauntlets)
  local it = s.bob:has("in play", "Test Gauntlets")
  local bears = s.bob:has("in play", "Grizzly Bears")
  local other = s.bob:has("in play", "War Mammoth")
  local wurm = s.sue:has("in play", "Craw Wurm")
  local mine = s.bob:has("in play", "Holy Strength", { on = bears })
  local yours = s.sue:has("in play", "Unholy Strength", { on = wurm })
  local bystander = s.bob:has("in play", "Holy Strength", { on = other })
  s.bob:lands("Forest", 5)
  s.bob:activates(it, { mode = 2, targets = { bears, wurm } })
  s:expect(bears, { controller = s.sue, power = 2 })
  s:expect(wurm, { controller = s.bob, power = 6 })
  s:expect(mine, { zone = "graveyard" })
  s:expect(yours, { zone = "graveyard" })
  s:expect(bystander, { zone = "in play" })
end)

scenario("Gauntlets of Chaos: where one of them is gone nothing is exchanged and nothing destroyed", both, function(s)
  s:card(gauntlets)
  local it = s.bob:has("in play", "Test Gauntlets")
  local bears = s.bob:has("in play", "Grizzly Bears")
  local wurm = s.sue:has("in play", "Craw Wurm")
  local yours = s.sue:has("in play", "Unholy Strength", { on = wurm })
  s.bob:lands("Forest", 5)
  s.sue:has("hand", "Lightning Bolt")
  s.sue:lands("Mountain", 1)
  s.bob:activates(it, { mode = 2, targets = { bears, wurm }, held = true })
  s.sue:casts("Lightning Bolt", { target = bears, held = true })
  s:resolve()
  s:expect(bears, { zone = "graveyard" })
  s:expect(wurm, { controller = s.sue })
  s:expect(yours, { zone = "in play" })
end)

scenario("Gauntlets of Chaos: of two types nothing is exchanged", both, function(s)
  s:card(gauntlets)
  local it = s.bob:has("in play", "Test Gauntlets")
  local bears = s.bob:has("in play", "Grizzly Bears")
  local lotus = s.sue:has("in play", "Ivory Cup")
  s.bob:lands("Forest", 5)
  s:expect_illegal(function()
    s.bob:activates(it, { mode = 2, targets = { bears, lotus } })
  end, "mode = 2 is not possible")
end)

local juxtapose = [[ return sorcery "Test Juxtapose" { cost = "{U}", target = player,
  text = "You and target player exchange control of the creature you each control with the greatest casting cost. Then exchange control of artifacts the same way. If two or more permanents a player controls are tied for greatest casting cost, their controller chooses one of them.",
  choose("card", each_player, creatures:controlled_by(you):casting_cost(greatest_among(casting_cost_of(creatures:controlled_by(you))))),
  search(1, creatures:controlled_by(target):casting_cost(greatest_among(casting_cost_of(creatures:controlled_by(target)))), {}, target),
  exchange_control(each(chosen:that_are "creature", found)),
  choose("card", each_player, artifacts:controlled_by(you):casting_cost(greatest_among(casting_cost_of(artifacts:controlled_by(you))))),
  search(1, artifacts:controlled_by(target):casting_cost(greatest_among(casting_cost_of(artifacts:controlled_by(target)))), {}, target),
  exchange_control(each(chosen:that_are "artifact", found)) } ]]

scenario("Juxtapose: the most expensive creatures change hands, and then the artifacts", both, function(s)
  s:card(juxtapose)
  s.bob:has("hand", "Test Juxtapose")
  s.bob:lands("Island", 1)
  local bears = s.bob:has("in play", "Grizzly Bears")
  local mox = s.bob:has("in play", "Soul Net")
  local elves = s.bob:has("in play", "Llanowar Elves")
  local wurm = s.sue:has("in play", "Craw Wurm")
  local mammoth = s.sue:has("in play", "War Mammoth")
  local disk = s.sue:has("in play", "Rod of Ruin")
  local lotus = s.sue:has("in play", "Ivory Cup")
  s.bob:casts("Test Juxtapose", { target = s.sue })
  s:expect(bears, { controller = s.sue })
  s:expect(elves, { controller = s.bob })
  s:expect(wurm, { controller = s.bob })
  s:expect(mammoth, { controller = s.sue })
  s:expect(mox, { controller = s.sue })
  s:expect(disk, { controller = s.bob })
  s:expect(lotus, { controller = s.sue })
end)

scenario("Juxtapose: of several each chooses their own, and without an artifact none is exchanged", both, function(s)
  s:card(juxtapose)
  s.bob:has("hand", "Test Juxtapose")
  s.bob:lands("Island", 1)
  local bears = s.bob:has("in play", "Grizzly Bears")
  local other = s.bob:has("in play", "Scryb Sprites")
  local third = s.bob:has("in play", "Llanowar Elves")
  local wurm = s.sue:has("in play", "Craw Wurm")
  local force = s.sue:has("in play", "War Mammoth")
  local lotus = s.sue:has("in play", "Ivory Cup")
  s.bob:casts("Test Juxtapose", { target = s.sue })
  s:expect(bears, { controller = s.sue })
  s:expect(other, { controller = s.bob })
  s:expect(third, { controller = s.bob })
  s:expect(wurm, { controller = s.bob })
  s:expect(force, { controller = s.sue })
  s:expect(lotus, { controller = s.sue })
end)

scenario("Juxtapose: who has none keeps what the other would have got", both, function(s)
  s:card(juxtapose)
  s.bob:has("hand", "Test Juxtapose")
  s.bob:lands("Island", 1)
  local bears = s.bob:has("in play", "Grizzly Bears")
  local lotus = s.sue:has("in play", "Ivory Cup")
  s.bob:casts("Test Juxtapose", { target = s.sue })
  s:expect(bears, { controller = s.bob })
  s:expect(lotus, { controller = s.sue })
end)

scenario("Juxtapose: tied, each chooses one of their own", both, function(s)
  s:card(juxtapose)
  s.bob:has("hand", "Test Juxtapose")
  s.bob:lands("Island", 1)
  s.bob:has("in play", "Scryb Sprites")
  s.bob:has("in play", "Llanowar Elves")
  s.sue:has("in play", "Soul Net")
  s.sue:has("in play", "Benalish Hero")
  s.sue:has("in play", "Tundra Wolves")
  s.bob:will("choose", "Llanowar Elves")
  s.sue:will("choose", "Tundra Wolves")
  s.bob:casts("Test Juxtapose", { target = s.sue })
  s:expect(s.bob, { in_play = { "Island", "Scryb Sprites", "Tundra Wolves" } })
  s:expect(s.sue, { in_play = { "Soul Net", "Benalish Hero", "Llanowar Elves" } })
end)
