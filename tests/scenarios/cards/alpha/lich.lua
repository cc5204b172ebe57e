local both = { "fifth", "microprose" }

-- Bob has Lich, and so no life.
local function lich(s)
  s.bob:life(0)
  return s.bob:has("in play", "Lich")
end

scenario("Lich is cast for {B}{B}{B}{B}: its controller loses all life, and no duel for that", both, function(s)
  s.bob:has("hand", "Lich")
  s.bob:mana "{B}{B}{B}{B}"
  s.bob:life(13)
  local it = s.bob:casts("Lich")
  s:expect(it, { zone = "in play", colours = { "black" } })
  s:expect(s.bob, { life = 0, lost = false })
  s:next_turn()
  s:next_turn()
  s:expect(s, { over = false })
end)

scenario("Lich: who would gain life draws as many cards", both, function(s)
  lich(s)
  s.bob:has("hand", "Stream of Life")
  s.bob:mana "{4}{G}"
  s.bob:casts("Stream of Life", { x = 4, on = s.bob })
  s:expect(s.bob, { life = 0, hand = 4, library = 16 })
end)

scenario("R-DRAW-2 Lich: who would gain more life than there are cards in the library loses the duel", both, function(s)
  lich(s)
  s.bob:library(2)
  s.bob:has("hand", "Stream of Life")
  s.bob:mana "{3}{G}"
  s.bob:casts("Stream of Life", { x = 3, on = s.bob })
  s:to_the_end()
  s:expect(s.bob, { lost = true })
end)

scenario("Lich: each point of damage destroys one of its controller's cards in play, of that player's choice", both, function(s)
  lich(s)
  local swamps = s.bob:has("in play", "Swamp", { count = 2 })
  local ogre = s.bob:has("in play", "Gray Ogre")
  local rod = s.bob:has("in play", "Rod of Ruin")
  s.sue:has("hand", "Lightning Bolt")
  s.sue:mana "{R}"
  s.bob:will("choose", ogre)
  s.bob:will("choose", rod)
  s.bob:will("choose", swamps[1])
  s.sue:casts("Lightning Bolt", { on = s.bob })
  s:expect(s.bob, { lost = false, in_play = { Lich = 1, Swamp = 1 }, graveyard = 3 })
end)

scenario("Lich: a creature destroyed for damage does not regenerate", both, function(s)
  lich(s)
  local bones = s.bob:has("in play", "Drudge Skeletons")
  s.bob:lands("Swamp", 2)
  local rod = s.sue:has("in play", "Rod of Ruin")
  s.sue:mana "{3}"
  s.bob:will("choose", bones)
  s.sue:activates(rod, { on = s.bob })
  s:expect(bones, { zone = "graveyard" })
  s:expect(s.bob, { in_play = { Lich = 1, Swamp = 2 } })
end)

scenario("Lich: who cannot give a card for each point of damage loses the duel", both, function(s)
  lich(s)
  local swamp = s.bob:has("in play", "Swamp")
  s.sue:has("hand", "Lightning Bolt")
  s.sue:mana "{R}"
  s.bob:will("choose", swamp)
  s.sue:casts("Lightning Bolt", { on = s.bob })
  s:to_the_end()
  s:expect(s.bob, { lost = true })
  s:expect(s.sue, { won = true })
end)

scenario("Lich that is given for damage is destroyed, and the duel is lost", both, function(s)
  local it = lich(s)
  s.bob:lands("Swamp", 3)
  local rod = s.sue:has("in play", "Rod of Ruin")
  s.sue:mana "{3}"
  s.bob:will("choose", it)
  s.sue:activates(rod, { on = s.bob })
  s:to_the_end()
  s:expect(s.bob, { lost = true })
end)

scenario("Lich that Disenchant destroys takes its controller along", both, function(s)
  local it = lich(s)
  s.sue:has("hand", "Disenchant")
  s.sue:mana "{1}{W}"
  s.sue:casts("Disenchant", { on = it })
  s:to_the_end()
  s:expect(s.bob, { lost = true })
  s:expect(s.sue, { won = true })
end)

scenario("R-DP-5 Lich: damage that is prevented costs no card", both, function(s)
  lich(s)
  s.bob:lands("Swamp", 2)
  local circle = s.bob:has("in play", "Circle of Protection: Red")
  s.bob:mana "{1}"
  s.sue:has("hand", "Lightning Bolt")
  s.sue:mana "{R}"
  s.bob:will_prevent(circle, { on = { to = s.bob } })
  s.sue:casts("Lightning Bolt", { on = s.bob })
  s:expect(s.bob, { in_play = { Lich = 1, Swamp = 2, ["Circle of Protection: Red"] = 1 } })
end)

scenario("Lich asks for cards: a token destroyed for damage is none", both, function(s)
  lich(s)
  local hive = s.bob:has("in play", "The Hive")
  s.bob:mana "{5}"
  s.bob:activates(hive)
  local wasp = s.bob:finds("Wasp")
  local rod = s.sue:has("in play", "Rod of Ruin")
  s.sue:mana "{3}"
  s.bob:will("choose", hive)
  s.sue:activates(rod, { on = s.bob })
  s:expect(hive, { zone = "graveyard" })
  s:expect(wasp, { zone = "in play" })
end)

scenario("Lich: combat damage is damage, and its own controller's opponent chooses nothing", both, function(s)
  s.sue:life(0)
  s.sue:has("in play", "Lich")
  local islands = s.sue:has("in play", "Island", { count = 3 })
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.bob:attacks { bears }
  s.sue:will("choose", islands[1])
  s.sue:will("choose", islands[2])
  s:to("main")
  s:expect(s.sue, { in_play = { Lich = 1, Island = 1 }, lost = false })
end)

scenario("Lich: Lifetap draws cards instead of giving life", both, function(s)
  s.bob:life(0)
  s.bob:has("in play", "Lich")
  s.bob:has("in play", "Lifetap")
  local f = s.sue:has("in play", "Forest")
  s:next_turn()
  s.sue:taps_for_mana(f)
  s:expect(s.bob, { hand = 1, life = 0 })
end)

scenario("Lich twice: the life that is not gained is drawn once", both, function(s)
  s.bob:life(0)
  s.bob:has("in play", "Lich")
  s.bob:has("hand", "Lich")
  s.bob:mana "{B}{B}{B}{B}"
  s.bob:casts("Lich")
  s:expect(s.bob, { life = 0 })
  s.bob:has("hand", "Healing Salve")
  s.bob:mana "{W}"
  s.bob:casts("Healing Salve", { mode = 1, on = s.bob })
  s:expect(s.bob, { hand = 3, life = 0 })
end)

scenario("Lich: its controller's own Psionic Blast costs two cards as well, tapped ones too", both, function(s)
  s.bob:life(0)
  s.bob:has("in play", "Lich")
  local i = s.bob:has("in play", "Island", { count = 4, tapped = true })
  s.bob:has("hand", "Psionic Blast")
  s.bob:mana "{2}{U}"
  s.bob:will("choose", i[1])
  s.bob:will("choose", i[2])
  s.bob:casts("Psionic Blast", { on = s.sue })
  s:expect(s.bob, { in_play = { Lich = 1, Island = 2 } })
end)

scenario("Lich: a land that cannot be destroyed pays for no damage", both, function(s)
  s.bob:life(0)
  s.bob:has("in play", "Lich")
  local swamp = s.bob:has("in play", "Swamp")
  s.bob:has("in play", "Consecrate Land", { on = swamp })
  local rod = s.sue:has("in play", "Rod of Ruin")
  s.sue:mana "{3}"
  s.bob:will("choose", swamp)
  s.sue:activates(rod, { on = s.bob })
  s:expect(swamp, { zone = "in play" })
  s:to_the_end()
  s:expect(s.bob, { lost = true })
end)

local function lich_to_be_cast(s)
  s:card [[return enchantment "Test Lich" {
    cost = "{B}{B}{B}{B}",
    before_it_enters { lose_life(life_of(you)) },
    lives_without_life { affects = you },
    instead_of_gaining_life { affects = you, draw(that_much) },
    deals_damage {
      to = you,
      search(that_much, permanents:controlled_by(you):not_token(), { sacrifice(found) }),
      when(not_so(compare(result, "at least", that_much)), { lose_duel() }),
    },
    put_into_graveyard { what = self, lose_duel() },
  }]]
  s.bob:lands("Swamp", 4)
  return s.bob:has("hand", "Test Lich")
end

scenario("Lich costs all life as it comes, and who has it lives on", both, function(s)
  local lich = lich_to_be_cast(s)
  s.bob:casts(lich)
  s:expect(s.bob, { life = 0, lost = false })
  s:turn_of(s.sue)
  s:turn_of(s.bob)
  s:expect(s, { over = false })
  s:card [[ return artifact "Test Rod" { cost = "{1}", text = "{0}: Destroy target enchantment.", activated { cost = "{0}", target = enchantment, destroy(target) } } ]]
  s.sue:activates(s.sue:has("in play", "Test Rod"), { target = lich })
  s:to_the_end()
  s:expect(s.bob, { lost = true })
end)

scenario("Lich: countered it costs no life", both, function(s)
  local lich = lich_to_be_cast(s)
  s.sue:has("hand", "Counterspell")
  s.sue:lands("Island", 2)
  local play = s.bob:casts(lich, { held = true })
  s.sue:interrupts(play, "Counterspell", { target = play })
  s:expect(lich, { zone = "graveyard" })
  s:expect(s.bob, { life = 20 })
end)
