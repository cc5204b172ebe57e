-- The symbol is printed on the card: a copy keeps that of its own card, and a token has none (R-EXP-1).
local both = { "fifth", "microprose" }
local sweep = [[ return sorcery "Sweep" { cost = "{0}", destroy(permanents:from_expansion "ARN") } ]]

scenario("a copy of an Arabian artifact is no Arabian card (R-EXP-1)", both, function(s)
  s:card(sweep)
  local ring = s.bob:has("in play", "Aladdin's Ring")
  local copy = s.bob:has("hand", "Copy Artifact"); s.bob:lands("Island", 2)
  s.bob:casts(copy)
  s:expect(copy, { name = "Aladdin's Ring" })
  s.bob:has("hand", "Sweep"); s.bob:casts("Sweep")
  s:expect(ring, { zone = "graveyard" })
  s:expect(copy, { zone = "in play" })
end)
scenario("an Arabian card that is a copy of something else is one still (R-EXP-1)", both, function(s)
  s:card(sweep)
  s:card [[ return sorcery "Likeness" { cost = "{0}", target = creature, search(1, creatures:named "Grizzly Bears"),
    until_end_of_turn(target, { copy_of = found }) } ]]
  local ape = s.bob:has("in play", "Kird Ape"); local bears = s.sue:has("in play", "Grizzly Bears")
  s.bob:has("hand", "Likeness"); s.bob:casts("Likeness", { on = ape })
  s:expect(ape, { name = "Grizzly Bears" })
  s.bob:has("hand", "Sweep"); s.bob:casts("Sweep")
  s:expect(ape, { zone = "graveyard" })
  s:expect(bears, { zone = "in play" })
end)
