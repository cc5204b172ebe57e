-- What is done again as long as somebody takes it, each time with what is left.
local both = { "fifth", "microprose" }

local eureka = [[ return sorcery "Test Eureka" {
  cost = "{G}",
  text = "Starting with you, each player may put a permanent card from their hand into play. Repeat this process until no one puts a card into play.",
  process {
    for_each(each(you, opponent), { may { by = it, first {
      search(1, cards:that_are "land or creature or artifact or enchantment":owned_by(it):in_zone "hand", {}, it),
      return_to_play(found, it), to = { again() } } } }) } } ]]

scenario("Eureka: one after the other until nobody puts anything into play", both, function(s)
  s:card(eureka)
  s.bob:has("hand", "Test Eureka")
  s.bob:has("hand", "Craw Wurm")
  s.bob:has("hand", "Lightning Bolt")
  s.sue:has("hand", "Ivory Cup")
  s.sue:has("hand", "Forest")
  s.sue:has("hand", "Serra Angel")
  s.bob:lands("Forest", 1)
  s.bob:will("pay", true)
  s.sue:will("pay", true)
  s.sue:will("choose", "Ivory Cup")
  -- Bob has nothing more that stays in play: he may say that he puts something, and does not.
  s.bob:will("pay", true)
  s.sue:will("pay", true)
  s.sue:will("choose", "Serra Angel")
  s.bob:will("pay", false)
  s.sue:will("pay", false)
  s.bob:casts("Test Eureka")
  s:expect(s.bob, { hand = { "Lightning Bolt" }, in_play = { "Forest", "Craw Wurm" } })
  s:expect(s.sue, { hand = { "Forest" }, in_play = { "Ivory Cup", "Serra Angel" } })
  s:expect(s.sue:finds("Serra Angel"), { controller = s.sue })
end)

local lore = [[ return sorcery "Test Lore" {
  cost = "{G}", target = opponent,
  text = "Target opponent chooses a card from your graveyard. You may pay {G}. If you do, repeat this process except that player cannot choose a card already chosen for Test Lore. Return the found card to its owner's hand.",
  process {
    search(1, cards:owned_by(you):in_zone "graveyard":not_among(found_before), {}, target),
    when(some(cards:owned_by(you):in_zone "graveyard":not_among(found):not_among(found_before)),
      { may { pay = "{G}", again() } }) },
  return_to_hand(found) } ]]

--- Sue chooses the Bears among three cards, and once Bob has paid the Wurm; he is asked for more.
local function chosen_twice(s)
  s:card(lore)
  s.bob:has("hand", "Test Lore")
  s.bob:has("graveyard", "Craw Wurm")
  s.bob:has("graveyard", "Ivory Cup")
  s.bob:has("graveyard", "Grizzly Bears")
  s.bob:lands("Forest", 4)
  s.sue:will("choose", "Grizzly Bears")
  s.bob:will("pay", true)
  s.sue:will("choose", "Craw Wurm")
end

scenario("Forgotten Lore: what was chosen before is not chosen again", both, function(s)
  chosen_twice(s)
  s.bob:will("pay", true)
  -- The Cup is all that is left, and then nobody is asked for more.
  s.bob:casts("Test Lore", { target = s.sue })
  s:expect(s.bob, { hand = { "Ivory Cup" }, graveyard = { "Craw Wurm", "Grizzly Bears", "Test Lore" } })
end)

scenario("Forgotten Lore: who does not pay has the last that was chosen", both, function(s)
  chosen_twice(s)
  s.bob:will("pay", false)
  s.bob:casts("Test Lore", { target = s.sue })
  s:expect(s.bob, { hand = { "Craw Wurm" }, graveyard = { "Ivory Cup", "Grizzly Bears", "Test Lore" } })
end)

scenario("Forgotten Lore: another one chooses from all again", both, function(s)
  s:card(lore)
  s.bob:has("hand", "Test Lore")
  s.bob:has("hand", "Test Lore")
  s.bob:has("graveyard", "Craw Wurm")
  s.bob:has("graveyard", "Ivory Cup")
  s.bob:lands("Forest", 4)
  s.sue:will("choose", "Craw Wurm")
  s.bob:will("pay", true)
  s.bob:casts("Test Lore", { target = s.sue })
  s:expect(s.bob, { hand = { "Ivory Cup", "Test Lore" } })
  s.sue:will("choose", "Craw Wurm")
  s.bob:will("pay", false)
  s.bob:casts("Test Lore", { target = s.sue })
  s:expect(s.bob, { hand = { "Ivory Cup", "Craw Wurm" } })
end)
