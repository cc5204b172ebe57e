local both = { "fifth", "microprose" }

local shape = [[ return summon "Shape" "Test Shape" {
  cost = "{U}", power = 0, toughness = 0,
  text = "You may have Test Shape come into play as a copy of any creature in play.",
  before_it_enters { may { choose("card", you, creatures) } },
  continuous { copy_of = chosen } } ]]

scenario("R-CONT-1 a card comes into play as a copy of what is chosen then", both, function(s)
  s:card(shape)
  s.sue:has("in play", "Grizzly Bears")
  local ogre = s.sue:has("in play", "Gray Ogre")
  local card = s.bob:has("hand", "Test Shape")
  s.bob:mana "{U}"
  s.bob:will("pay", true)
  s.bob:casts(card, { choosing = ogre })
  s:expect(card, { zone = "in play", name = "Gray Ogre", power = 2, toughness = 2, colours = { "red" } })
end)

scenario("R-CONT-1 who does not want it gets the card as it is, and a 0/0 dies", both, function(s)
  s:card(shape)
  s.sue:has("in play", "Grizzly Bears")
  local card = s.bob:has("hand", "Test Shape")
  s.bob:mana "{U}"
  s.bob:will("pay", false)
  s.bob:casts(card)
  s:expect(card, { zone = "graveyard" })
end)

scenario("R-CONT-1 by whatever way it comes it may be a copy", both, function(s)
  s:card(shape)
  s:card [[ return sorcery "Raise" { cost = "{B}", target = cards:that_are "creature":in_zone "graveyard", return_to_play(target) } ]]
  s.sue:has("in play", "Grizzly Bears")
  local card = s.bob:has("graveyard", "Test Shape")
  s.bob:has("hand", "Raise")
  s.bob:mana "{B}"
  s.bob:will("pay", true)
  s.bob:casts("Raise", { target = card })
  s:expect(card, { zone = "in play", name = "Grizzly Bears" })
end)

scenario("R-PERM-1 a copy that is also of another type counts as both", both, function(s)
  s:card [[ return enchantment "Test Copy" {
    cost = "{U}",
    text = "You may have Test Copy come into play as a copy of any artifact in play, except it's an enchantment in addition to its other types.",
    before_it_enters { may { choose("card", you, artifacts) } },
    continuous { copy_of = chosen, is_also = "enchantment" } } ]]
  s.sue:has("in play", "Ivory Cup")
  local card = s.bob:has("hand", "Test Copy")
  s.bob:mana "{U}"
  s.bob:will("pay", true)
  s.bob:casts(card)
  s:expect(card, { name = "Ivory Cup", types = { "artifact", "enchantment" } })
end)
