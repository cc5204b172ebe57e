-- Spells that are copies of others: they lie on the batch as spells do, are not cast, and leave no card.
local both = { "fifth", "microprose" }

local twin = [[ return interrupt "Test Twin" { cost = "{R}",
  text = "Copy target spell. You may choose new targets for the copy.",
  target = spell, copy_spell { spell = target, new_targets = true } } ]]
local red_twin = [[ return interrupt "Test Red Twin" { cost = "{R}",
  text = "Copy target instant or sorcery spell, except that the copy is red.",
  target = spell:that_are "instant or sorcery", copy_spell { spell = target, change = { colour = "red" } } } ]]
local chain = [[ return sorcery "Test Chain" { cost = "{R}", target = creature_or_player,
  text = "Test Chain deals 3 damage to target creature or player. That player or that creature's controller may pay {R}. If that player does, that player may copy Test Chain and may choose new targets for the copy.",
  deal(3, target),
  may { by = controller_of(target), pay = "{R}", may { by = controller_of(target),
    copy_spell { spell = self, by = controller_of(target), new_targets = true } } } } ]]

--- Bob casts a spell at Sue and copies it while it is cast.
local function copies(s, name, opts)
  s:card(twin)
  s.bob:has("hand", "Test Twin")
  s.bob:lands("Mountain", 1)
  opts.held = true
  local spell = s.bob:casts(name, opts)
  s.bob:interrupts(spell, "Test Twin", { target = spell })
  return spell
end

scenario("both are done, each to its own target", both, function(s)
  s.bob:has("hand", "Lightning Bolt")
  s.bob:lands("Mountain", 1)
  local bears = s.sue:has("in play", "Grizzly Bears")
  local other = s.sue:has("in play", "Grizzly Bears")
  s.bob:will("target", bears)
  copies(s, "Lightning Bolt", { target = s.sue })
  s:resolve()
  s:expect(s.sue, { life = 17 })
  s:expect(bears, { zone = "graveyard" })
  s:expect(other, { zone = "in play" })
  s:expect(s.bob, { graveyard = { "Lightning Bolt", "Test Twin" } })
end)

scenario("who wants no other target keeps the one that the spell has", both, function(s)
  s.bob:has("hand", "Lightning Bolt")
  s.bob:lands("Mountain", 1)
  s.bob:will("target", "none")
  copies(s, "Lightning Bolt", { target = s.sue })
  s:resolve()
  s:expect(s.sue, { life = 14 })
end)

scenario("where nothing is said of other targets none is asked for", both, function(s)
  s:card [[ return interrupt "Test Echo" { cost = "{R}", target = spell, copy_spell { spell = target } } ]]
  s.sue:has("in play", "Grizzly Bears")
  s.bob:has("hand", "Lightning Bolt")
  s.bob:has("hand", "Test Echo")
  s.bob:lands("Mountain", 2)
  local bolt = s.bob:casts("Lightning Bolt", { target = s.sue, held = true })
  s.bob:interrupts(bolt, "Test Echo", { target = bolt })
  s:resolve()
  s:expect(s.sue, { life = 14 })
end)

scenario("the copy has the X that was paid", both, function(s)
  s.bob:has("hand", "Fireball")
  s.bob:lands("Mountain", 5)
  s.bob:will("target", "none")
  copies(s, "Fireball", { x = 4, target = s.sue })
  s:resolve()
  s:expect(s.sue, { life = 12 })
end)

scenario("the copy comes first, and is there although the spell itself is countered", both, function(s)
  s.bob:has("hand", "Lightning Bolt")
  s.bob:lands("Mountain", 1)
  s.sue:has("hand", "Counterspell")
  s.sue:lands("Island", 2)
  s.bob:will("target", "none")
  local bolt = copies(s, "Lightning Bolt", { target = s.sue })
  s.sue:interrupts(bolt, "Counterspell", { target = bolt })
  s:resolve()
  s:expect(s.sue, { life = 17 })
  s:expect(s.bob, { graveyard = { "Lightning Bolt", "Test Twin" } })
end)

scenario("a copy is countered like the spell, and the spell is not", both, function(s)
  s:card(chain)
  s.bob:has("hand", "Test Chain")
  s.bob:has("hand", "Counterspell")
  s.bob:lands("Mountain", 1)
  s.bob:lands("Island", 2)
  s.sue:lands("Mountain", 1)
  s.bob:casts("Test Chain", { target = s.sue, held = true })
  s.sue:will("pay", true)
  s.sue:will("pay", true)
  s.sue:will("target", s.bob)
  s.bob:casts("Counterspell", { target = "Test Chain" })
  s:expect(s.sue, { life = 17 })
  s:expect(s.bob, { life = 20, graveyard = { "Test Chain", "Counterspell" } })
  s:expect(s.sue, { graveyard = {} })
end)

scenario("whoever it is done to may send it on, and so on", both, function(s)
  s:card(chain)
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.bob:has("hand", "Test Chain")
  s.bob:lands("Mountain", 2)
  s.sue:lands("Mountain", 2)
  s.sue:will("pay", true)
  s.sue:will("pay", true)
  s.sue:will("target", s.bob)
  s.bob:will("pay", true)
  s.bob:will("pay", true)
  s.bob:will("target", s.sue)
  s.sue:will("pay", false)
  s.bob:casts("Test Chain", { target = bears })
  s:expect(bears, { zone = "graveyard" })
  s:expect(s.bob, { life = 17 })
  s:expect(s.sue, { life = 17 })
end)

scenario("who pays need not copy it, and who does not pay copies nothing", both, function(s)
  s:card(chain)
  s.bob:has("hand", "Test Chain")
  s.bob:lands("Mountain", 1)
  s.sue:lands("Mountain", 1)
  s.sue:will("pay", true)
  s.sue:will("pay", false)
  s.bob:casts("Test Chain", { target = s.sue })
  s:expect(s.sue, { life = 17 })
  s:expect(s.bob, { life = 20 })
end)

scenario("a copy that is red is stopped by protection from red, and the spell is not", both, function(s)
  s:card(red_twin)
  s:card [[ return sorcery "Test Drain" { cost = "{B}", target = creature, for_good(target, { plus = "+1/+1" }) } ]]
  local knight = s.sue:has("in play", "Grizzly Bears")
  s:card [[ return summon "Knight" "Test Paladin" { cost = "{W}", power = 2, toughness = 2, protection { from = "red" } } ]]
  local paladin = s.sue:has("in play", "Test Paladin")
  for _, victim in ipairs { knight, paladin } do
    s.bob:has("hand", "Test Drain")
    s.bob:has("hand", "Test Red Twin")
    s.bob:lands("Swamp", 1)
    s.bob:lands("Mountain", 1)
    local drain = s.bob:casts("Test Drain", { target = victim, held = true })
    s.bob:interrupts(drain, "Test Red Twin", { target = drain })
    s:resolve()
  end
  s:expect(knight, { power = 4 })
  s:expect(paladin, { power = 3 })
end)

scenario("what listens to spells that are cast hears of one", both, function(s)
  s.bob:makes("Test Listener", { types = { "artifact" }, text = "Whenever a player casts a spell, you gain 1 life." })
  s.bob:has("hand", "Lightning Bolt")
  s.bob:lands("Mountain", 1)
  s.bob:will("target", "none")
  copies(s, "Lightning Bolt", { target = s.sue })
  s:resolve()
  s:expect(s.sue, { life = 14 })
  s:expect(s.bob, { life = 22 })
end)

scenario("what becomes the target of a copy hears of it", both, function(s)
  local bear = s.sue:makes("Test Liege", { power = 3, toughness = 9, types = { "creature" },
    text = "Whenever Test Liege becomes the target of a spell, you gain 1 life." })
  s.bob:has("hand", "Lightning Bolt")
  s.bob:lands("Mountain", 1)
  s.bob:will("target", bear)
  copies(s, "Lightning Bolt", { target = s.bob })
  s:resolve()
  s:expect(s.sue, { life = 21 })
  s:expect(bear, { damage = 3 })
end)

scenario("a copied creature spell is a creature that is no card", both, function(s)
  s.bob:has("hand", "Grizzly Bears")
  s.bob:lands("Forest", 2)
  copies(s, "Grizzly Bears", {})
  s:resolve()
  s:expect(s.bob, { in_play = { ["Grizzly Bears"] = 2, Forest = 2, Mountain = 1 }, graveyard = { "Test Twin" } })
end)

scenario("an interrupt that is copied is an interrupt", both, function(s)
  s:card(twin)
  s.bob:has("hand", "Grizzly Bears")
  s.bob:lands("Forest", 2)
  s.sue:has("hand", "Counterspell")
  s.sue:lands("Island", 2)
  s.sue:has("hand", "Test Twin")
  s.sue:lands("Mountain", 1)
  local bears = s.bob:casts("Grizzly Bears", { held = true })
  local denial = s.sue:interrupts(bears, "Counterspell", { target = bears, held = true })
  s.sue:interrupts(denial, "Test Twin", { target = denial })
  s:resolve()
  s:expect(s.bob, { graveyard = { "Grizzly Bears" } })
  s:expect(s.sue, { graveyard = { "Counterspell", "Test Twin" } })
end)

scenario("a mana source is copied by nothing: it waits in no batch", { "fifth" }, function(s)
  s:card [[ return mana_source "Test Flow" { cost = "{R}", add_mana "{R}{R}", copy_spell { spell = self } } ]]
  s.bob:has("hand", "Test Flow")
  s.bob:lands("Mountain", 1)
  s.bob:casts("Test Flow")
  s:expect(s.bob, { mana = "{R}{R}" })
end)
