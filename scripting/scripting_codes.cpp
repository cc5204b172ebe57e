#include "scripting/scripting_codes.h"

namespace sleight {

const std::vector<CodeHelp>& scripting_codes() {
  static const std::vector<CodeHelp> codes{
      {"L0101", "Lua cannot read the script",
       "The text is not Lua. What is missing usually stands before the place shown.",
       R"(return instant "Spark" {
  cost = "{R}"
  draw(1),
})",
       R"(return instant "Spark" {
  cost = "{R}",
  draw(1),
})"},
      {"L0102", "bytecode", "Scripts are source text; compiled Lua is refused, because nobody can check it.",
       "a file made by luac", "the source it was made from"},
      {"L0103", "an error while the script ran",
       "The script itself stopped, or called a function of Lua in a way that it refuses.",
       R"(local n = 1 + nil
return instant "Spark" { cost = "{R}", draw(n) })",
       R"(local n = 1
return instant "Spark" { cost = "{R}", draw(n) })"},
      {"L0104", "too many instructions", "A script declares one card and ends. One that runs on is stopped.",
       R"(local n = 1
while true do n = n + 1 end
return instant "Spark" { cost = "{R}", draw(n) })",
       R"(return instant "Spark" { cost = "{R}", draw(1) })"},
      {"L0105", "too much memory",
       "A script may use a bounded amount of memory, and make strings of a bounded length.",
       R"(local line = string.rep("a", 1000000000)
return instant "Spark" { cost = "{R}", text = line, draw(1) })",
       R"(return instant "Spark" { cost = "{R}", text = "Draw a card.", draw(1) })"},
      {"L0106", "calls nested too deeply", "A function of the script calls itself without end.",
       R"(local function again(n) return again(n + 1) + 1 end
return instant "Spark" { cost = "{R}", draw(again(1)) })",
       R"(local function double(n) return 2 * n end
return instant "Spark" { cost = "{R}", draw(double(1)) })"},
      {"L0107", "script too long", "One file holds one card, and a card is short.",
       "a file of several megabytes", "one file a card"},
      {"L0108", "not available in scripts",
       "Scripts cannot reach files, processes, the network, the clock, chance or other code.",
       R"(local hour = os.time()
return instant "Spark" { cost = "{R}", draw(hour) })",
       R"(return instant "Spark" { cost = "{R}", draw(1) })"},
      {"L0109", "unknown word", "A name that is neither a word of the language nor a local of the script.",
       R"(return artifact "Rod" { cost = "{4}", activaated { cost = "{3}", draw(1) } })",
       R"(return artifact "Rod" { cost = "{4}", activated { cost = "{3}", draw(1) } })"},
      {"L0110", "a global is written",
       "Scripts keep no state outside themselves: two duels in two threads share what a script made.",
       R"(cards_drawn = 2
return instant "Spark" { cost = "{R}", draw(cards_drawn) })",
       R"(local cards_drawn = 2
return instant "Spark" { cost = "{R}", draw(cards_drawn) })"},
      {"L0111", "a word of the language is changed",
       "The words of the language are the same for every script.",
       R"(creatures.mine = creatures:controlled_by(you)
return instant "Spark" { cost = "{R}", untap(creatures.mine) })",
       R"(local mine = creatures:controlled_by(you)
return instant "Spark" { cost = "{R}", untap(mine) })"},
      {"L0112", "a function keeps state",
       "A function in a definition serves every duel. It may not change what lives outside it.",
       R"(local n = 0
return instant "Spark" {
  cost = "{R}",
  draw(function()
    n = n + 1
    return n
  end),
})",
       R"(return instant "Spark" {
  cost = "{R}",
  text = [[Draw two cards.]],
  draw(function()
    local n = 0
    n = n + 2
    return n
  end),
})"},
      {"L0113", "the file is no text",
       "Scripts are texts in UTF-8. Bytes that are none would be shown as they are in a terminal, or end a "
       "name "
       "early.",
       "a file in UTF-16, or one with a zero in it", "the same text, saved as UTF-8"},
      {"L0201", "unknown key",
       "The word's table has no such key. Nothing is ignored, so a misspelt key is an error.",
       R"(return summon "Bear" "Grizzly Bears" { cost = "{1}{G}", power = 2, toughnes = 2 })",
       R"(return summon "Bear" "Grizzly Bears" { cost = "{1}{G}", power = 2, toughness = 2 })"},
      {"L0202", "value of the wrong type", "The key or argument takes a value of another kind.",
       R"(return summon "Bear" "Grizzly Bears" { cost = "{1}{G}", power = "two", toughness = 2 })",
       R"(return summon "Bear" "Grizzly Bears" { cost = "{1}{G}", power = 2, toughness = 2 })"},
      {"L0203", "value not among those possible", "The key or argument takes one of a few words.",
       R"(return artifact "Rod" { cost = "{4}", at_upkeep { part = "start", draw(1) } })",
       R"(return artifact "Rod" { cost = "{4}", at_upkeep { part = "beginning", draw(1) } })"},
      {"L0204", "no cost", "Every card but a land has a casting cost.",
       R"(return instant "Spark" { draw(1) })", R"(return instant "Spark" { cost = "{R}", draw(1) })"},
      {"L0205", "no power or toughness", "Every creature has both.",
       R"(return summon "Bear" "Grizzly Bears" { cost = "{1}{G}" })",
       R"(return summon "Bear" "Grizzly Bears" { cost = "{1}{G}", power = 2, toughness = 2 })"},
      {"L0206", "something required is missing", "The word needs this key or argument to mean anything.",
       R"(return instant "Bolt" { cost = "{R}", target = creature, deal(3) })",
       R"(return instant "Bolt" { cost = "{R}", target = creature, deal(3, target) })"},
      {"L0207", "a function where none belongs",
       "The definition is data. Only a step, an amount or a condition can be a function of the script's own.",
       R"(return instant "Bolt" { cost = function() return "{R}" end, target = creature, deal(3, target) })",
       R"(return instant "Bolt" { cost = "{R}", target = creature, deal(3, target) })"},
      {"L0208", "target used but not chosen",
       "A step speaks of a target, but the card or ability does not say what may be one.",
       R"(return instant "Bolt" { cost = "{R}", deal(3, target) })",
       R"(return instant "Bolt" { cost = "{R}", target = creature, deal(3, target) })"},
      {"L0209", "target chosen but not used", "A target is asked for, and no step does anything to it.",
       R"(return artifact "Rod" { cost = "{4}", activated { cost = "{1}", target = creature, draw(1) } })",
       R"(return artifact "Rod" { cost = "{4}", activated { cost = "{1}", draw(1) } })"},
      {"L0210", "power or toughness of something that is no creature",
       "Only creatures are printed with them.", R"(return artifact "Rod" { cost = "{4}", power = 1 })",
       R"(return artifact "Rod" { cost = "{4}" })"},
      {"L0211", "steps outside an ability",
       "A permanent does nothing by itself when it is cast; its steps stand in an ability.",
       R"(return artifact "Rod" { cost = "{4}", draw(1) })",
       R"(return artifact "Rod" { cost = "{4}", comes_into_play { what = self, draw(1) } })"},
      {"L0212", "not a cost",
       "Costs are written with symbols in braces: {2}, {W}{U}{B}{R}{G}, {X}, and {T} for tapping.",
       R"(return instant "Spark" { cost = "2R", draw(1) })",
       R"(return instant "Spark" { cost = "{2}{R}", draw(1) })"},
      {"L0213", "step that cannot be a cost",
       "Besides mana and tapping a cost may sacrifice, discard, pay life, remove counters or skip a phase, "
       "and "
       "what it takes is the own of who pays: no target.",
       R"(return artifact "Rod" { cost = "{4}", activated { cost = { "{1}", draw(1) }, draw(2) } })",
       R"(return artifact "Rod" { cost = "{4}", activated { cost = { "{1}", sacrifice(self) }, draw(2) } })"},
      {"L0214", "modes in the wrong place",
       "`choose_one` holds two or more modes, and each mode its own targets and steps.",
       R"(return instant "Spark" { cost = "{R}", choose_one { mode { draw(1) }, mode { draw(2) } }, gain_life(1) })",
       R"(return instant "Spark" { cost = "{R}", choose_one { mode { draw(1), gain_life(1) }, mode { draw(2), gain_life(1) } } })"},
      {"L0215", "too many values", "The word takes fewer values between its brackets.",
       R"(return instant "Spark" { cost = "{R}", draw(1, you, 3) })",
       R"(return instant "Spark" { cost = "{R}", draw(1, you) })"},
      {"L0216", "method without a selector", "Filters follow a selector and a colon.",
       R"(return instant "Spark" { cost = "{R}", bury(creatures.tapped()) })",
       R"(return instant "Spark" { cost = "{R}", bury(creatures:tapped()) })"},
      {"L0217", "unknown method", "The selector has no method of that name.",
       R"(return instant "Spark" { cost = "{R}", bury(creatures:taped()) })",
       R"(return instant "Spark" { cost = "{R}", bury(creatures:tapped()) })"},
      {"L0218", "empty name", "A card is known by its name.",
       R"(return instant "" { cost = "{R}", draw(1) })",
       R"(return instant "Spark" { cost = "{R}", draw(1) })"},
      {"L0219", "head written wrongly",
       "A card begins with its head, its types if it is a creature, its name, and a table.",
       R"(return summon "Bear" { cost = "{1}{G}", power = 2, toughness = 2 })",
       R"(return summon "Bear" "Grizzly Bears" { cost = "{1}{G}", power = 2, toughness = 2 })"},
      {"L0220", "`either` of things that are no permanents",
       "`either` joins kinds of permanents into one; `each` joins anything.",
       R"(return instant "Spark" { cost = "{R}", deal(1, either(creature, player)) })",
       R"(return instant "Spark" { cost = "{R}", deal(1, each(creatures, players)) })"},
      {"L0221", "wrong option of a rule set", "The rule set has no such option, or the option no such value.",
       R"(return rule_set "mine" {
  phases = { { name = "main", action = "main" } },
  options = { ["mana.burn"] = "sometimes" },
})",
       R"(return rule_set "mine" {
  phases = { { name = "main", action = "main" } },
  options = { ["mana.burn"] = true },
})"},
      {"L0222", "a value is called", "The word stands alone; it takes no arguments and no table.",
       R"(return instant "Spark" { cost = "{R}", tap(creatures()) })",
       R"(return instant "Spark" { cost = "{R}", tap(creatures) })"},
      {"L0223", "a function without a text",
       "What a function does cannot be read off it, so a card that has one must say it in its text.",
       R"(return instant "Spark" { cost = "{R}", draw(function() return 2 end) })",
       R"(return instant "Spark" { cost = "{R}", text = [[Draw two cards.]], draw(function() return 2 end) })"},
      {"L0224", "x without an X", "`x` is the X that was paid (R-MANA-7), and no cost of the card has one.",
       R"(return sorcery "Blaze" { cost = "{2}{R}", target = creature_or_player, deal(x, target) })",
       R"(return sorcery "Blaze" { cost = "{X}{R}", target = creature_or_player, deal(x, target) })"},
      {"L0225", "enchanted without an enchantment", "`enchanted` is what a local enchantment is on.",
       R"(return enchantment "Web" { cost = "{G}", continuous { affects = enchanted, plus = "+0/+2" } })",
       R"(return enchant_creature "Web" { cost = "{G}", continuous { affects = enchanted, plus = "+0/+2" } })"},
      {"L0226", "chosen without a choice",
       "`chosen` is what a step of the card chose before. What is never in play remembers no choice from one "
       "mode or use to the next.",
       R"(return enchantment "Tint" { cost = "{1}", continuous { affects = creatures:of_chosen_colour(), plus = "+1/+1" } })",
       R"(return enchantment "Tint" {
  cost = "{1}",
  when_played { choose "colour" },
  continuous { affects = creatures:of_chosen_colour(), plus = "+1/+1" },
})"},
      {"L0227", "a number below 0", "Less than nothing can be neither dealt nor drawn nor gained.",
       R"(return instant "Bolt" { cost = "{R}", target = creature, deal(-3, target) })",
       R"(return instant "Bolt" { cost = "{R}", target = creature, deal(3, target) })"},
      {"L0228", "unknown phase", "The phases are untap, upkeep, draw, main, discard and cleanup (R-TURN-1).",
       R"(return artifact "Bell" { cost = "{1}", at_phase { phase = "upkep", draw(1) } })",
       R"(return artifact "Bell" { cost = "{1}", at_phase { phase = "upkeep", draw(1) } })"},
      {"L0229", "unknown land type", "There are five basic land types (R-LAND-2).",
       R"(return enchant_land "Bog" { cost = "{B}", continuous { affects = enchanted, becomes_land = "swmap" } })",
       R"(return enchant_land "Bog" { cost = "{B}", continuous { affects = enchanted, becomes_land = "swamp" } })"},
      {"L0230", "unknown keyword", "No keyword of that name is loaded.",
       R"(return sorcery "Gale" { cost = "{G}", deal(1, each(creatures:with "flyng")) })",
       R"(return sorcery "Gale" { cost = "{G}", deal(1, each(creatures:with "flying")) })"},
      {"L0231", "an ability that cannot be used", "Only permanents are there to have abilities.",
       R"(return instant "Spark" { cost = "{R}", draw(1), activated { cost = "{1}", draw(1) } })",
       R"(return artifact "Spark" { cost = "{1}", activated { cost = "{1}", draw(1) } })"},
      {"L0232", "a spell without an effect",
       "A spell that is no permanent does something when it resolves. So does each word of a script: none "
       "asks for what another one asks for.",
       R"(return instant "Spark" { cost = "{R}" })", R"(return instant "Spark" { cost = "{R}", draw(1) })"},
      {"L0233", "a turn that cannot be played",
       "Spells are cast and attacks are made in the main phase (R-TURN-1): a turn has one, and only one, and "
       "no more than 16 phases in all.",
       R"(return rule_set "mine" {
  phases = { { name = "untap", action = "untap" }, { name = "draw", action = "draw" } },
})",
       R"(return rule_set "mine" {
  phases = { { name = "untap", action = "untap" }, { name = "main", action = "main" } },
})"},
      {"L0234", "targets of what happens instead",
       "Targets and modes are chosen when something is announced; what happens instead of something is not.",
       R"(return artifact "Well" { cost = "{1}", instead_of_drawing { affects = you, target = player, lose_life(1, target) } })",
       R"(return artifact "Well" { cost = "{1}", instead_of_drawing { affects = you, lose_life(1, that_player) } })"},
      {"L0235", "so many targets cannot be chosen",
       "The smaller number stands first, and what allows no targets at all does nothing.",
       R"(return instant "Calm" { cost = "{U}", targets = between(3, 1, creature), tap(target) })",
       R"(return instant "Calm" { cost = "{U}", targets = between(1, 3, creature), tap(target) })"},
      {"L0236", "a word that is nearly a quality",
       "Types of creatures may be any words. One that is a letter away from a colour, a card type, a "
       "supertype "
       "or a land type, and no type of the card itself, is a slip.",
       R"(return sorcery "Night" { cost = "{B}", bury(creatures:not_ "blakc") })",
       R"(return sorcery "Night" { cost = "{B}", bury(creatures:not_ "black") })"},
      {"L0237", "a change that changes nothing", "A change has at least one key that says what changes.",
       R"(return instant "Growth" { cost = "{G}", target = creature, until_end_of_turn(target, {}) })",
       R"(return instant "Growth" { cost = "{G}", target = creature, until_end_of_turn(target, { plus = "+3/+3" }) })"},
      {"L0238", "a key that this card has no use for",
       "Lands are played and not cast (R-CAST-5), and only enchantments are put on something (R-ENCH-1).",
       R"(return land "Quarry" { cost = "{1}", activated { cost = "{T}", add_mana "{C}" } })",
       R"(return land "Quarry" { activated { cost = "{T}", add_mana "{C}" } })"},
      {"L0239", "not a name",
       "A name has a letter or a digit in it, and nothing that is not seen: no control characters, no marks "
       "that "
       "turn a line round, no blanks but single ones within it. It is no path either.",
       R"(return artifact "Rod\nof Ruin" { cost = "{4}" })",
       R"(return artifact "Rod of Ruin" { cost = "{4}" })"},
      {"L0240", "a word that nothing gives here",
       "`it`, `other_one`, `that_player` and `that_much` come with an event, or with a loop; `result` comes "
       "behind a step that counts what it does, `sacrificed`, `discarded`, `made`, `moved` and `found` "
       "behind "
       "the cost or the step that did so, `choose_pile` behind `separate`, and `parameter` with a keyword "
       "that takes something.",
       R"(return artifact "Rod" { cost = "{4}", activated { cost = "{1}", destroy(it) } })",
       R"(return artifact "Rod" { cost = "{4}", blocks { destroy(it) } })"},
      {"L0241", "things of the wrong kind",
       "Permanents, cards outside play, spells, effects, damage packets and players are different things. A "
       "word "
       "does nothing to those that it does not take.",
       R"(return sorcery "Wrath" { cost = "{W}", destroy(players) })",
       R"(return sorcery "Wrath" { cost = "{W}", destroy(creatures) })"},
      {"L0242", "too late to counter",
       "What counters a spell is cast while that is still being cast, and only interrupts are (R-INT-6).",
       R"(return instant "Denial" { cost = "{U}", target = spell, counter(target) })",
       R"(return interrupt "Denial" { cost = "{U}", target = spell, counter(target) })"},
      {"L0243", "divided by 0", "Divided by 0 an amount gives 0, whatever it is.",
       R"(return instant "Share" { cost = "{U}", draw(quotient(hand_size(you), 0)) })",
       R"(return instant "Share" { cost = "{U}", draw(quotient(hand_size(you), 2)) })"},
      {"L0244", "an ability that no rule set can have",
       "A rule set is no card: it has rules and changes that say whom they affect. Nobody could play its "
       "abilities, and "
       "what waits or lasts is found again in the card that it came from.",
       R"(return rule_set "long" { like = "fifth", at_upkeep { gain_life(1, you) } })",
       R"(return rule_set "long" { like = "fifth", hand_limit { n = 9, affects = players } })"},
      {"L0245", "an X that nothing reads", "Whoever pays for X gets something for it: an amount says `x`.",
       R"(return sorcery "Blaze" { cost = "{X}{R}", target = creature_or_player, deal(3, target) })",
       R"(return sorcery "Blaze" { cost = "{X}{R}", target = creature_or_player, deal(x, target) })"},
      {"L0246", "an enchantment that would tap",
       "Enchantments are never tapped (R-ENCH-4): what one says of its own tapping never happens.",
       R"(return enchant_land "Toll" { cost = "{U}", becomes_tapped { what = self, draw(1) } })",
       R"(return enchant_land "Toll" { cost = "{U}", becomes_tapped { what = enchanted, draw(1) } })"},
      {"L0247", "not supported, and does something",
       "A card that is `unsupported` does nothing of what its text says. Where only a piece of the text is "
       "missing, "
       "the script says `unread`.",
       R"(return sorcery "Spark" { cost = "{R}", unsupported "Nobody knows how.", draw(1) })",
       R"(return sorcery "Spark" { cost = "{R}", unsupported "Nobody knows how." })"},
      {"L0248", "a find that nothing reads",
       "What a search finds is read as `found`, in its steps or behind it; a later search takes its place. "
       "In "
       "the same way what `separate` has made is read by `choose_pile`, and what that chose as `chosen_pile` "
       "or `other_pile`.",
       R"(return sorcery "Recall" { cost = "{U}", search(1, cards:owned_by(you):in_zone "graveyard") })",
       R"(return sorcery "Recall" {
  cost = "{U}",
  search(1, cards:owned_by(you):in_zone "graveyard"),
  return_to_hand(found),
})"},
      {"L0249", "a choice that nothing reads",
       "A choice is remembered with the card, each kind by itself, and a later one of its kind takes its "
       "place. Something of the card reads it: `of_chosen_colour()`, `chosen_number`, `chosen_player`, "
       "`chosen`.",
       R"(return enchantment "Tint" {
  cost = "{1}",
  when_played { choose "colour" },
  continuous { affects = creatures, plus = "+1/+1" },
})",
       R"(return enchantment "Tint" {
  cost = "{1}",
  when_played { choose "colour" },
  continuous { affects = creatures:of_chosen_colour(), plus = "+1/+1" },
})"},
      {"L0250", "ways that do the same",
       "Whoever chooses among modes or ways, and whatever a condition or a coin decides, something else "
       "comes "
       "of each.",
       R"(return sorcery "Fork" { cost = "{U}", choose_one { mode { draw(1) }, mode { draw(1) } } })",
       R"(return sorcery "Fork" { cost = "{U}", choose_one { mode { draw(1) }, mode { gain_life(3) } } })"},
      {"L0251", "what never happens",
       "A trigger waits for an event that can come, and a condition asks for what can be so: it is the turn "
       "of one player and one phase at a time (R-TURN-1), tokens and lands are not cast, what is in play is "
       "not discarded, enchantments do not fight, nothing attacks outside of the main phase (R-MAIN-3), "
       "and what is tapped for its cost is untapped before.",
       R"(return artifact "Bell" { cost = "{1}", at_upkeep { of = you, condition = turn_of(opponent), draw(1) } })",
       R"(return artifact "Bell" { cost = "{1}", at_upkeep { of = opponent, draw(1) } })"},
      {"L0252", "a name that means something already",
       "A keyword is written by its name, which is no other word of the language, and counters called "
       "\"+1/+1\" "
       "and the like do what their name says (R-COUNTER-1).",
       R"(return keyword "deal" { cannot_attack {} })", R"(return keyword "dealing" { cannot_attack {} })"},
      {"L0253", "a colour against the cost",
       "A card has the colours of its cost (R-COLOR-1). `colour` says them where the cost has none, or adds "
       "to "
       "them.",
       R"(return summon "Angel" "Dark Angel" { cost = "{3}{W}{W}", colour = "black", power = 4, toughness = 4 })",
       R"(return summon "Angel" "Dark Angel" { cost = "{3}{B}{B}", power = 4, toughness = 4 })"},
      {"L0254", "a value that nothing uses",
       "In a function the words of the language only make values: a step is done by `duel:does(...)`, an "
       "amount is "
       "asked for by `duel:value(...)`, and what the function gives stands behind `return`.",
       R"(return instant "Spark" { cost = "{R}", text = [[Draw a card.]], function(duel) draw(1, you) end })",
       R"(return instant "Spark" { cost = "{R}", text = [[Draw a card.]], function(duel) duel:does(draw(1, you)) end })"},
      {"L0301", "empty file", "The file has nothing in it.", "",
       R"(return instant "Spark" { cost = "{R}", draw(1) })"},
      {"L0302", "file returns nothing", "The script made a card but did not return it.",
       R"(local card = instant "Spark" { cost = "{R}", draw(1) })",
       R"(return instant "Spark" { cost = "{R}", draw(1) })"},
      {"L0303", "file returns no card", "A card file returns one card and nothing else.", R"(return 3)",
       R"(return instant "Spark" { cost = "{R}", draw(1) })"},
      {"L0304", "file returns something else",
       "Keyword, counter, set, mod and rule set files each return their own kind.",
       "-- keywords/fear.lua\nreturn creatures", "return keyword \"fear\" { ... }"},
      {"L0305", "a value is returned that nothing reads",
       "A file returns one value, or one list of values. What else it returns would be lost.",
       R"(local card = instant "Spark" { cost = "{R}", draw(1) }
return card, instant "Flash" { cost = "{R}", draw(2) })",
       R"(return instant "Spark" { cost = "{R}", draw(1) })"},
      {"L0401", "file cannot be read", "The file is not there, or may not be read.", "a path with a typo",
       "the path"},
      {"L0402", "second one of the same name",
       "A library has each name of a card once. Two mods may not claim the same card, keyword, counter or "
       "rule "
       "set, unless the later one says in its mod.lua that it replaces it.",
       "a/terror.lua and b/terror.lua",
       "one of them, or in the mod.lua of the later mod: replaces = { \"Terror\" }"},
      {"L0403", "no folder of cards", "The library is a folder with one folder for each set.",
       "--library card", "--library cards"},
      {"L0404", "no such rule set",
       "Rule sets are the files in scripting/rules, and those of mods. What one is `like` must be there as "
       "well.",
       "--rules fith", "--rules fifth"},
      {"L0405", "missing mod", "A mod needs another one, which must be loaded before it.",
       "needs = { \"base\" } without base", "base first"},
      {"L0406", "two words of one number",
       "Words are known by a number made of their letters, and two of the library have the same.",
       "two such words", "one of them spelt differently"},
      {"L0407", "it replaces nothing",
       "What a mod.lua says that the mod `replaces` has to be a card, keyword, counter or rule set of the "
       "mod, "
       "and one of the same name has to be there before it.",
       "replaces = { \"Serra Angle\" }", "replaces = { \"Serra Angel\" }"},
      {"L0501", "a function gave the wrong kind of value",
       "The function of an amount gives a whole number, that of a condition true or false, that of a step "
       "nothing. While a duel is played, an amount that fails counts as 0, a condition does not hold, and "
       "the "
       "rest of an effect is left out.",
       R"(return instant "Spark" { cost = "{R}", text = [[Draw cards.]], draw(function() return "two" end) })",
       R"(return instant "Spark" { cost = "{R}", text = [[Draw cards.]], draw(function() return 2 end) })"},
      {"L0502", "a function cannot do this",
       "Amounts and conditions only look at the duel. Steps that last beyond the function, make tokens or "
       "are "
       "functions stand in the definition, where a saved duel finds them.",
       R"(return instant "Spark" {
  cost = "{R}",
  text = [[Draw cards.]],
  draw(function(duel)
    duel:does(gain_life(1, you))
    return 2
  end),
})",
       R"(return instant "Spark" {
  cost = "{R}",
  text = [[Draw cards. You gain 1 life.]],
  draw(2),
  function(duel) duel:does(gain_life(1, you)) end,
})"},
      {"L0503", "an effect that goes on and on",
       "An effect may do 25,000 steps, the rounds of its loops counted. One that would do more ends there.",
       R"(return sorcery "Spark" { cost = "{R}", repeat_times(10000, { repeat_times(10000, { gain_life(1, you) }) }) })",
       R"(return sorcery "Spark" { cost = "{R}", repeat_times(3, { gain_life(1, you) }) })"},
      {"L0504", "a duel that goes on and on",
       "What cards do by themselves has one budget for a moment of a duel, and one for all of it: steps and "
       "chances to play something count 100, each ability beyond 24 that is asked then whether it can be "
       "used 20, tokens and copies of spells 1,000, calls of functions 100 and "
       "their instructions, and whatever is looked at to find out what the cards in play are, 1 or a little "
       "more. From one rest point to the next there are 10 million, in a duel 300 million, in a situation of "
       "level 6 of `check` 10 million; and effects are done inside each other at most 200 deep. A duel in "
       "which more goes on ends as a draw.",
       R"(return instant "Echo" { cost = "{U}", copy_spell { spell = self } })",
       R"(return instant "Echo" { cost = "{U}", target = spell:is(instant), copy_spell { spell = target } })"},
  };
  return codes;
}

}  // namespace sleight
