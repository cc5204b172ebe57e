-- Redirections that lead to each other; the documents say nothing of them. Damage is never moved back.

local function guards(s)
  s:card [[ return summon "Guard" "First Guard" {
    cost = "{W}", power = 1, toughness = 5,
    text = "Damage to creatures named Second Guard is dealt to First Guard instead.",
    redirects_damage { affects = creatures:named "Second Guard", to = self },
  } ]]
  s:card [[ return summon "Guard" "Second Guard" {
    cost = "{W}", power = 1, toughness = 5,
    text = "Damage to creatures named First Guard is dealt to Second Guard instead.",
    redirects_damage { affects = creatures:named "First Guard", to = self },
  } ]]
  s:card [[ return summon "Guard" "Third Guard" {
    cost = "{W}", power = 1, toughness = 5,
    text = "Damage to you is dealt to a creature named First Guard instead.",
    redirects_damage { affects = you, to = creatures:named "First Guard" },
  } ]]
  s.bob:has("hand", "Lightning Bolt")
  s.bob:lands("Mountain", 1)
  return s.sue:has("in play", "First Guard"), s.sue:has("in play", "Second Guard")
end

scenario("two creatures that redirect damage to each other: it is moved once", function(s)
  local first, second = guards(s)
  s.bob:casts("Lightning Bolt", { on = first })
  s:expect(first, { damage = 0 })
  s:expect(second, { damage = 3 })
end)

scenario("damage goes through several redirections, a step for each", function(s)
  local first, second = guards(s)
  s.sue:has("in play", "Third Guard")
  local bolt = s.bob:casts("Lightning Bolt", { on = s.sue, held = true })
  s:to("damage prevention")
  s:expect(s, { packets = { { from = bolt, to = s.sue, amount = 3 } } })
  s:to("damage prevention")
  s:expect(s, { packets = { { from = bolt, to = first, amount = 3 } } })
  s:to("damage prevention")
  s:expect(s, { packets = { { from = bolt, to = second, amount = 3 } } })
  s:resolve()
  s:expect(s.sue, { life = 20 })
  s:expect(first, { damage = 0 })
  s:expect(second, { damage = 3 })
end)

scenario("damage redirected to what dies in the same step is lost", function(s)
  s:card [[ return summon "Guard" "Frail Guard" {
    cost = "{W}", power = 1, toughness = 1,
    text = "Damage to you is dealt to Frail Guard instead.",
    redirects_damage { affects = you, to = self },
  } ]]
  local guard = s.sue:has("in play", "Frail Guard")
  local pestilence = s.bob:has("in play", "Pestilence")
  s.bob:lands("Swamp", 1)
  s.bob:activates(pestilence)
  s:expect(guard, { zone = "graveyard" })
  s:expect(s.sue, { life = 20 })
  s:expect(s.bob, { life = 19 })
end)

scenario("side effects that damage each other's players for ever make the duel a draw", function(s)
  s:card [[ return enchantment "Mutual Spite" {
    cost = "{R}",
    text = "Whenever a player is dealt damage, Mutual Spite deals 1 damage to each player.",
    deals_damage { to = players, deal(1, players) },
  } ]]
  s.bob:has("in play", "Mutual Spite")
  s.bob:has("hand", "Lightning Bolt")
  s.bob:lands("Mountain", 1)
  s.bob:casts("Lightning Bolt", { on = s.sue })
  s:expect(s, { over = true, draw = true })
end)
