#include "tools/reports/tool_codes.h"

namespace sleight {

const std::vector<CodeHelp>& tool_codes() {
  static const std::vector<CodeHelp> codes{
      {"T0101", "unknown command",
       "The first word after `sleight` is the command. `sleight --help` lists them.", "sleight chek cards",
       "sleight check cards"},
      {"T0102", "unknown option",
       "The command does not know this option. `sleight COMMAND --help` lists those that it knows.",
       "sleight check cards --job 2", "sleight check cards --jobs 2"},
      {"T0103", "no such file", "A file or folder named on the command line is not there or cannot be read.",
       "sleight check card", "sleight check cards"},
      {"T0104", "wrong arguments",
       "The command got too few or too many arguments, or a value that it does not take.",
       "sleight sim one.txt", "sleight sim one.txt two.txt"},
      {"T0105", "cannot write",
       "A file that the command was to write cannot be written there, or what it was to print could not all "
       "be printed: the disk is full, for instance. What the system says of it stands behind the colon.",
       "sleight duel a b --record /nowhere/x", "sleight duel a b --record x.json"},
      {"T0106", "not a mod",
       "A folder named with --mod has no mod.lua, which says the mod's name and version.",
       "sleight test --mod cards tests", "sleight test --mod my_mod tests"},
      {"T0107", "no level of the log",
       "The levels of `--log-level` are off, error, warn, info, debug and trace.",
       "sleight duel a b --log --log-level loud", "sleight duel a b --log --log-level debug"},
      {"T0108", "a file would be written over",
       "A file that is to be written is one that the command reads, or writes something else to, or a script "
       "that is there: it would be lost.",
       "sleight duel a.txt b.txt --record a.txt", "sleight duel a.txt b.txt --record duel.json"},
      {"T0109", "no data of the program",
       "The program's own data (cards, keywords, rule sets, counters) is read from the folder that `--data` "
       "names, or the variable SLEIGHT_DATA of the environment, or else from `../share/sleight` or "
       "`share/sleight` beside the program itself. There is none. `sleight --version --verbose` tells what "
       "was "
       "found in which place.",
       "SLEIGHT_DATA=/nowhere sleight check cards", "sleight check cards"},
      {"T0110", "the command was ended",
       "Something stopped it that no finding of its own tells of: the machine has too little memory, or a "
       "file "
       "fails while it is read.",
       "a record on a disk that fails", "a copy of it on another"},
      {"T0111", "data of another version",
       "The folder with the program's own data was made for another version of the program, which may know "
       "other words. Its file scripting/version.txt says for which.",
       "sleight --data /usr/share/sleight check cards, where that is of version 0.0.9",
       "sleight check cards"},
      {"T0112", "a file for another command",
       "The file is of a kind that the command does not read: scenarios given to `check`, a script to "
       "`test`, a "
       "saved duel to `replay`. The finding names the command that reads it.",
       "sleight check tests/scenarios/mana.lua", "sleight test tests/scenarios/mana.lua"},
      {"T0113", "interrupted",
       "Ctrl-C ended `check`, `test` or `sim` early. What had been done until then is told as always, and "
       "the "
       "exit status is 130. A second Ctrl-C ends the program at once.",
       "sleight sim a.txt b.txt --games 100000000, and Ctrl-C", "sleight sim a.txt b.txt --games 1000"},
      {"T0201", "broken JSON", "The card data is no JSON: it is damaged or cut off at the place shown.",
       "{ \"data\": { \"Terror\": [", "{ \"data\": { \"Terror\": [ ... ] } }"},
      {"T0202", "JSON of another shape",
       "The card data is JSON, but neither MTGJSON (AtomicCards or a set) nor a Scryfall bulk file, or a "
       "card in it lacks what every "
       "card has, or has it as another type.",
       "{ \"data\": { \"Terror\": 3 } }",
       "{ \"data\": { \"Terror\": [ { \"name\": \"Terror\", \"type\": \"Instant\" } ] } }"},
      {"T0203", "card not in the data", "A card asked for by name is not in the card data.",
       "sleight scaffold --cards f.json Terrer", "sleight scaffold --cards f.json Terror"},
      {"T0204", "two cards, one file",
       "Two cards of the data have the same name, or names that make the same file name. The first is "
       "written; the other, which would replace it, is left out. Reprints, which say the same once more, are "
       "one card.",
       "Fire Bolt {R}, and Fire-Bolt {1}{R}", "Fire Bolt {R}, and Bolt of Fire {1}{R}"},
      {"T0205", "no name for a file",
       "A file is called after the letters and digits of its card, and this one has none; or they make a "
       "name "
       "that says something of a whole folder (set.lua, mod.lua). The card is left out.",
       "!!! {R}", "Alarm {R}"},
      {"T0206", "a file is there already",
       "`sleight scaffold` writes scripts to go on from, and keeps those that somebody has gone on from. All "
       "others are written.",
       "sleight scaffold --cards f.json --out cards", "sleight scaffold --cards f.json --out cards --force"},
      {"T0207", "a script that would be refused",
       "`sleight scaffold` reads each script back that it writes. What a line of the text says may be no "
       "card all the "
       "same: it may speak of a choice that another line, which was not read, makes. Such a line is left "
       "`unread`; a "
       "card whose facts alone make no script is only told of.",
       "White creatures get +1/+1 as long as the chosen player controls a swamp.",
       "White creatures get +1/+1."},
      {"T0208", "a character that nobody sees",
       "The card data has a control character in it, a mark without a width, or a byte that is no UTF-8. No "
       "grammar reads it, and in a script nobody would find it.",
       "{ \"name\": \"Terror\", \"type\": \"Instant\", \"text\": \"Draw\\u000ba card.\" }",
       "{ \"name\": \"Terror\", \"type\": \"Instant\", \"text\": \"Draw a card.\" }"},
      {"T0209", "a set that no folder can be called after",
       "With `--by-set` a folder is called after the code of each set, which has to be of letters and "
       "digits: "
       "another might lead anywhere. The cards of this set are left out.",
       "\"setCode\": \"../LEA\"", "\"setCode\": \"LEA\""},
      {"T0210", "printings of another shape",
       "The file given with --printed holds, for each card by its name, the `type` and the `text` that are "
       "printed on it, and perhaps the code of its `set`; or it is MTGJSON's file of a set, of which "
       "`originalType` and `originalText` are taken.",
       "{ \"Terror\": \"Instant\" }",
       "{ \"Terror\": { \"set\": \"4ED\", \"type\": \"Instant\", \"text\": \"Bury target creature.\" } }"},
      {"T0211", "a script that says otherwise than its sources",
       "`sleight scaffold --renew` keeps the scripts that a person has changed. This one is another card "
       "than "
       "card data and printing make: either its author knew better, or the grammar reads them better now.",
       "bury(target), where the sources say \"Destroy target creature.\"", "destroy(target)"},
      {"T0212", "a card that says too much",
       "A name, a cost, a type line or a text of card data is longer than any script may hold: 10,000 bytes. "
       "The card is left out.",
       "a text of 200,000 lines", "the text of one card"},
      {"T0301", "unknown card in a deck", "A deck names a card that the library does not have.",
       "4 Lightning Blot", "4 Lightning Bolt"},
      {"T0302", "line of a deck not understood",
       "A line of a deck is a number from 1 to 1000 and a card's name, or begins with #.", "Terror x 4",
       "4 Terror"},
      {"T0303", "deck refused",
       "The deck is too small for the rule set (R-SETUP-1), or has more than 10,000 cards. Cards that are "
       "only "
       "for an ante are not counted where none is played for.",
       "4 Terror", "a deck of 40 cards and more"},
      {"T0304", "a card that does not do all that it says",
       "The card's script leaves a piece of its text `unread`, so a duel with it would not be the duel that "
       "its "
       "text promises.",
       "unread \"Draw a card.\"", "draw(1)"},
      {"T0305", "a card that is not supported",
       "The card's script says with `unsupported` that it does nothing of what its text says, and why.",
       "unsupported \"It needs a duel inside the duel.\"", "a deck without that card, or --unread"},
      {"T0401", "cost differs from the card data",
       "The script's cost is not the one in the card data given with --cards.", "cost = \"{2}{B}\"",
       "cost = \"{1}{B}\""},
      {"T0402", "types differ from the card data",
       "The script's card types are not those in the card data given with --cards.",
       "return sorcery \"Terror\" {", "return instant \"Terror\" {"},
      {"T0403", "power or toughness differs from the card data",
       "The script's power or toughness is not the one in the card data.", "power = 2, toughness = 1",
       "power = 2, toughness = 2"},
      {"T0404", "not in the card data", "The card data given with --cards has no card of that name.",
       "return instant \"Terrer\" {", "return instant \"Terror\" {"},
      {"T0405", "colours differ from the card data",
       "The script's colours are not those in the card data. They are those of the cost where `colour` says "
       "no "
       "others (R-COLOR-1).",
       "return summon \"Kobold\" \"Kobold Guide\" { cost = \"{0}\", power = 0, toughness = 1 }",
       "return summon \"Kobold\" \"Kobold Guide\" { cost = \"{0}\", colour = \"red\", power = 0, toughness = "
       "1 }"},
      {"T0406", "counters that stand for nothing",
       "Counters called \"+1/+1\" and the like do what their name says. Others are those of classic cards, "
       "those that a "
       "`counters.lua` defines, and mere marks that one card both gives and asks for.",
       R"(return artifact "Battery" {
  cost = "{2}",
  text = [[Battery comes into play with three chrage counters on it.]],
  enters_with_counters { kind = "chrage", n = 3 },
})",
       R"(return artifact "Battery" {
  cost = "{2}",
  text = [[Battery comes into play with three charge counters on it.]],
  enters_with_counters { kind = "charge", n = 3 },
})"},
      {"T0407", "a declared difference that is none",
       "The script says in `differs` that its printing and the card data disagree, and they do not. What "
       "only a "
       "text tells is held against the card data's text, where all of that is understood.",
       "differs = { \"cost\" }", "differs = { \"types\" }"},
      {"T0408", "a phase that no rule set has",
       "The phases are untap, upkeep, draw, main, discard and cleanup (R-TURN-1), the attack and its parts "
       "in "
       "the main phase (R-MAIN-3), and those that the rule sets of mods bring (`--mod`).",
       R"(return enchantment "Vigil" {
  cost = "{W}",
  text = [[During each player's twilight phase, draw a card.]],
  at_phase { phase = "twilight", draw(1) },
})",
       R"(return enchantment "Vigil" {
  cost = "{W}",
  text = [[During each player's discard phase, draw a card.]],
  at_phase { phase = "discard", draw(1) },
})"},
      {"T0409", "a creature type that no set declares",
       "The `set.lua` of a folder, or the `mod.lua`, names the creature types that its cards bring: "
       "`creature_types = { \"Wolf\" }`. One that is nowhere among them is a slip of the hand, or still to "
       "be "
       "declared. With `--cards` the types of the card data are declared too.",
       "return summon \"Gobiln\" \"Scout\" { cost = \"{R}\", power = 1, toughness = 1 }",
       "return summon \"Goblin\" \"Scout\" { cost = \"{R}\", power = 1, toughness = 1 }"},
      {"T0410", "subtypes or supertypes differ from the card data",
       "A creature has the types that stand on it, and a card is a legend, snow-covered or of the world "
       "where it "
       "says so. Where the printing has others, `differs = { \"types\" }` says so.",
       "return summon \"Goblin\" \"Grizzly Bears\" { cost = \"{1}{G}\", power = 2, toughness = 2 }",
       "return summon \"Bear\" \"Grizzly Bears\" { cost = \"{1}{G}\", power = 2, toughness = 2 }"},
      {"T0411", "types differ from the printing",
       "The script's types are not those that the printing given with --printed has: the words behind "
       "\"Summon\" are the creature types (R-CRE-8), and interrupts, mana sources and enchant worlds are "
       "what "
       "they are printed as. The printing wins over card data.",
       "return summon \"Human Wizard\" \"Prodigal Sorcerer\" {",
       "return summon \"Wizard\" \"Prodigal Sorcerer\" { differs = { \"types\" }, ... }"},
      {"T0412", "not the card that is printed",
       "The grammar reads the whole text of the printing given with --printed, and what it reads is another "
       "card than the script makes. What a card does follows its printing; `differs` says in what card data "
       "of today say otherwise.",
       "at_upkeep { deal(1, you) }, where the card says \"at the end of your upkeep\"",
       "at_upkeep { part = \"end\", deal(1, you) }"},
      {"T0413", "a difference that is not declared",
       "The text of the card data is understood, and is another card than the script makes, and `differs` "
       "does "
       "not say so. The script follows the printing: say in what card data of today are another card, or "
       "follow them.",
       "text = [[Bury target creature.]], where the card data say \"Destroy target creature.\"",
       "differs = { \"effect\" }, text = [[Bury target creature.]]"},
      {"T0414", "not printed in that set",
       "A script lies in the folder of a set, whose `set.lua` tells its code, and the card data does not "
       "know the "
       "card from that set.",
       "cards/legends/lightning_bolt.lua", "cards/alpha/lightning_bolt.lua"},
      {"T0421", "two of one name",
       "Sets, and the keywords and counters of one folder, are known by their names, and sets by their codes "
       "as well. "
       "Cards are looked for by the code of their set (R-EXP-1).",
       "cards/alpha/set.lua and cards/beta/set.lua, both with code = \"LEA\"",
       "code = \"LEB\" in the second"},
      {"T0422", "a folder without its set.lua",
       "The folders below `cards` are sets, and each says in its set.lua which. Cards of a folder that does "
       "not are "
       "of no expansion.",
       "cards/harbour/lighthouse.lua alone",
       "beside it cards/harbour/set.lua: return set { name = \"Harbour\", code = \"HRB\" }"},
      {"T0423", "a rule set called otherwise than its file",
       "`--rules` and records find a rule set by the name of its file, so it has that name.",
       "rules/mine.lua: return rule_set \"other\" { like = \"fifth\" }",
       "rules/mine.lua: return rule_set \"mine\" { like = \"fifth\" }"},
      {"T0424", "a key given twice",
       "A table of Lua has each key once: of two that are written it keeps the last, and says nothing.",
       "return summon \"Bear\" \"Grizzly Bears\" { cost = \"{1}{G}\", power = 2, power = 3, toughness = 2 }",
       "return summon \"Bear\" \"Grizzly Bears\" { cost = \"{1}{G}\", power = 2, toughness = 2 }"},
      {"T0425", "parts of a mod without its mod.lua",
       "Keywords, counters and rule sets are read from the program and from mods, and a folder is a mod "
       "where "
       "its mod.lua is. Without one nothing reads them.",
       "harbour/keywords/moored.lua alone",
       "beside the folder harbour/mod.lua: return mod { name = \"Harbour\", version = \"1\" }"},
      {"T0426", "a script where nothing reads it",
       "A mod is read from mod.lua, counters.lua, and the folders cards, keywords, rules and scenarios. The "
       "folders below cards are sets, and hold their cards themselves.",
       "harbour/rule/quiet.lua", "harbour/rules/quiet.lua"},
      {"T0427", "a new name that is nearly one of the library",
       "A mod replaces what has the same name. What is called otherwise by one letter, stands beside it and "
       "replaces nothing. Where that is meant, say so with `-- sleight: expect T0427 \"why\"`.",
       "return summon \"Angel\" \"Serra Angle\" { ... }", "return summon \"Angel\" \"Serra Angel\" { ... }"},
      {"T0501", "text and script differ",
       "The grammar reads the script's `text`, and what it reads is another card than the script makes. One "
       "of the two is wrong.",
       R"(return instant "Snuff" {
  cost = "{1}{B}",
  text = [[Destroy target creature.]],
  target = creature,
  bury(target),
})",
       R"(return instant "Snuff" {
  cost = "{1}{B}",
  text = [[Bury target creature.]],
  target = creature,
  bury(target),
})"},
      {"T0502", "a piece of text is not read",
       "The script says with `unread` that nothing in it stands for a piece of the card's text. No duel is "
       "played "
       "with such a card unless it is asked for (--unread).",
       R"(return sorcery "Insight" {
  cost = "{U}",
  text = [[Draw a card.]],
  unread "Draw a card.",
})",
       R"(return sorcery "Insight" {
  cost = "{U}",
  text = [[Draw a card.]],
  draw(1),
})"},
      {"T0503", "no text",
       "The script has no `text`, so nothing is held against it. Scripts with a function step must have one.",
       R"(return sorcery "Insight" {
  cost = "{U}",
  draw(1),
})",
       R"(return sorcery "Insight" {
  cost = "{U}",
  text = [[Draw a card.]],
  draw(1),
})"},
      {"T0504", "words left over",
       "The text was read, and the English of what was read says more or less than it: a word of the one has "
       "no equal in the other or is said once more than there, or two numbers stand in each other's places. "
       "Either a word was passed over, or the text has a way of saying it that the table of equal phrases "
       "(grammar/equal_phrases.txt) does not list.",
       "text = [[Destroy target tapped creature.]], where \"tapped\" was passed over",
       "text = [[Destroy target creature.]]"},
      {"T0505", "a card that is not supported",
       "The script says with `unsupported` why it does nothing of what the text says. No duel is played with "
       "such "
       "a card unless it is asked for (--unread), and then the card does nothing.",
       R"(return sorcery "Insight" {
  cost = "{U}",
  text = [[Draw a card.]],
  unsupported "It needs a duel inside the duel.",
})",
       R"(return sorcery "Insight" {
  cost = "{U}",
  text = [[Draw a card.]],
  draw(1),
})"},
      {"T0601", "scenario failed",
       "A scenario's expectation was not met, a play was refused, or a decision was not answered.",
       "s:expect(bears, { power = 3 })", "s:expect(bears, { power = 2 })"},
      {"T0602", "scenario file cannot be run",
       "The file is no Lua, fails outside of any scenario, has none, or calls `scenario` in another way than "
       "it "
       "is called. Its other scenarios are run as far as Lua comes.",
       "scenario(\"x\")", "scenario(\"x\", function(s) ... end)"},
      {"T0603", "a scenario that expects nothing",
       "It passes as long as the rules let its players do what they do. What comes of that is not looked at: "
       "a "
       "wrong result would not be seen.",
       "scenario(\"a bolt\", function(s) s.bob:casts(bolt, { on = s.sue }) end)",
       "scenario(\"a bolt\", function(s) s.bob:casts(bolt, { on = s.sue }); s:expect(s.sue, { life = 17 }) "
       "end)"},
      {"T0604", "no scenario was played",
       "A mod that was named is broken. What its scenarios would say without its cards, keywords and rules "
       "says "
       "nothing of it, so none is played.",
       "--mod harbour, in which a card does not load", "the card mended"},
      {"T0605", "a scenario that looks before it is resolved",
       "A response without `held = true` waits with the play that it answers until `s:resolve()`. What was "
       "expected in between is so before either has done anything, and nothing that resolves them came after "
       "it: the scenario may hold whatever they do.",
       "s.bob:casts(bolt, { on = giant, held = true }); s.sue:casts(growth, { on = giant }); "
       "s:expect(giant, { zone = \"in play\" })",
       "s.bob:casts(bolt, { on = giant, held = true }); s.sue:casts(growth, { on = giant }); s:resolve(); "
       "s:expect(giant, { zone = \"in play\" })"},
      {"T0701", "not a record", "The file is neither a record of a duel nor a saved duel, or it is damaged.",
       "sleight replay notes.txt", "sleight replay duel.json"},
      {"T0702", "the replay diverges",
       "Replaying the record leads to another duel than the one recorded. The library, the mods and the rule "
       "set have a fingerprint in it, by which those that changed since are named; where none has, the "
       "engine "
       "or the record itself has changed.",
       "sleight replay old.json", "record the duel again with `sleight duel --record`"},
      {"T0703", "other cards or rules",
       "The record was played with another library than --library names, with other mods than --mod names or "
       "other versions of them, or with cards or a rule set that these do not have.",
       "sleight replay duel.json", "sleight replay duel.json --mod my_mod"},
      {"T0704", "an illegal answer in a record",
       "The record gives an answer that was not one of the legal ones when it was due.",
       "sleight replay edited.json", "record the duel again with `sleight duel --record`"},
      {"T0705", "the answers end before the duel",
       "A person plays, and the input ended while an answer was due. What `--record` and `--save` name is "
       "written "
       "as far as the duel was played, up to its last rest point; such a record is replayed up to there. Who "
       "writes `quit` leaves a duel unfinished without an error.",
       "echo 0 | sleight duel a.txt b.txt --bob person",
       "printf '0\\nquit\\n' | sleight duel a.txt b.txt --bob person"},
      {"T0801", "no such object", "The duel has no card of that name at that point.",
       "sleight why duel.json Forrest", "sleight why duel.json Forest"},
      {"T0802", "no such value", "This value cannot be explained.", "sleight why duel.json Forest strength",
       "sleight why duel.json Forest power"},
      {"T0901", "unknown code", "No finding has this code.", "sleight help T9999", "sleight help T0101"},
      {"T0902", "nothing found",
       "`sleight find` knows nothing that has this name, is called so, or speaks of it: or the game of the "
       "era "
       "has no such thing, which is then said.",
       "sleight find xyzzy", "sleight find dies"},
      {"T0903", "no such card",
       "`sleight show` was given a name that no card of the library has. Accents, case, apostrophes and "
       "hyphens "
       "do not matter.",
       "sleight show \"Serra Angle\"", "sleight show \"Serra Angel\""},
      {"T1001", "an ability that is never offered",
       "Level 6 plays the card in situations made for it, and this ability could be played in none of them: "
       "what it "
       "asks for never is so, what it aims at never is there, or chance did not bring it about. A warning: "
       "it is "
       "not shown that it does anything.",
       "activated { cost = \"{1}\", target = spells:that_are \"land\", counter(target) }",
       "activated { cost = \"{1}\", target = spells:that_are \"artifact\", counter(target) }"},
      {"T1002", "an ability that never goes off",
       "Level 6 plays the card in situations made for it, and what sets this ability off happened in none of "
       "them: it can't happen, or chance did not bring it about. A warning: it is not shown that it does "
       "anything.",
       "blocks { what = lands, draw(1) }", "blocks { what = creatures, draw(1) }"},
      {"T1003", "a part that does nothing",
       "Without this step, change, rule or ability every duel of level 6 went as it went with it, although "
       "it was "
       "reached.",
       "activated { cost = \"{1}\", put_counters(\"charge\", 1, self) }",
       "activated { cost = \"{1}\", put_counters(\"+1/+1\", 1, self) }"},
      {"T1004", "a part that makes no difference",
       "Without this filter, condition, cost or party every duel of level 6 went as it went with it: it "
       "keeps nothing "
       "out. That may be meant; then it only reads better.",
       "target = creature:not_ \"island\"", "target = creature:not_ \"wall\""},
      {"T1005", "an amount that is always nothing",
       "Whenever level 6 came to this amount it was 0, or might have been.",
       "gain_life(counters_on(target, \"charge\"))", "gain_life(counters_on(self, \"charge\"))"},
      {"T1006", "a payment that nobody is asked for",
       "In no duel of level 6 anybody could pay, and all went as if nobody had been asked.",
       "may { by = controller_of(chosen), pay = \"{1}\", draw(1) }",
       "may { by = you, pay = \"{1}\", draw(1) }"},
      {"T1007", "an error in play",
       "A duel of level 6 with the card was left broken, a function of its script failed, or what `why` "
       "tells and what "
       "the duel does are not the same. All but the functions are faults of the engine and not of the "
       "script.",
       "step(function(duel) return duel.nothing.at_all end)", "draw(1)"},
      {"T1008", "a part that is not shown to matter",
       "Without this part every duel of level 6 went as it went with it, but hardly any of them came to "
       "where it "
       "could have made a difference, or nothing tells whether one did. It is no proof that the part does "
       "nothing.",
       "next_end_of_turn { destroy(creatures:attacking()) }",
       "next_end_of_combat { destroy(creatures:attacking()) }"},
      {"T1009", "a card that takes too long to try",
       "So much goes on in the duels of level 6 with this card that they would take minutes. The rest of "
       "them is "
       "left out. It is no proof that anything is wrong with the card.",
       "at_upkeep { repeat_times(3000, { gain_life(1), lose_life(1) }) }", "at_upkeep { gain_life(1) }"},
      {"T1101", "settings that cannot be read",
       "`sleight.toml` holds the settings of a project in the language TOML. The file cannot be read, or is "
       "no "
       "TOML: at the place shown something else has to stand.",
       "level = ", "level = 5\n[severity]\nT0502 = \"off\""},
      {"T1102", "a setting that means nothing",
       "The settings are `library`, `mods`, `cards`, `printed`, `baseline`, `rules`, `level`, `jobs`, "
       "`strict` "
       "and the table `[severity]`, in which a code, or how several begin, is \"error\", \"warn\" or "
       "\"off\". A "
       "table below it, named after a path, holds for the files there. Paths are seen from the folder of the "
       "file.",
       "[severity]\nT0502 = \"none\"",
       "[severity]\nT0502 = \"off\"\n[severity.\"cards/legends\"]\nT10 = \"off\""},
      {"T1103", "a comment that expects nothing",
       "A comment that begins with `sleight:` says which finding a script expects, and why: `expect`, its "
       "code, "
       "and the reason in quotes. Not indented it stands for the whole script, indented for the line below, "
       "and "
       "behind something for its own line.",
       "-- sleight: expect T0502", "-- sleight: expect T0502 \"a word of a later set\""},
      {"T1104", "an expected finding that is not there",
       "A script expects a finding that `check` does not come to any more. What needs card data or level 6 "
       "is "
       "told only where these were asked for.",
       "-- sleight: expect T0502 \"...\" above a card that is proved", "no comment"},
      {"T1105", "the baseline knows too much",
       "A finding of the baseline is there no more. Were it left in, the same fault could come back unseen.",
       "a baseline from before the card was mended", "sleight check cards --write-baseline known.json"},
      {"T1106", "no baseline, and no report",
       "`--baseline` takes a file that `--write-baseline` wrote, and `--compare` one that `--format json` "
       "wrote.",
       "sleight check cards --baseline README.md", "sleight check cards --baseline known.json"},
      {"T1107", "a card is no longer proved",
       "In the earlier report that `--compare` names the card was proved, and now it is not.",
       "sleight check cards --compare before.json, with an error in a card that was proved",
       "the card mended, or a new report in the place of before.json"},
      {"T1108", "no such revision",
       "`--since` takes a commit, a branch or a tag of the git repository that the scripts lie in. It reads "
       "the "
       "repository only, by the program git.",
       "sleight check cards --since yesterday", "sleight check cards --since main"},
      {"T1109", "settings that are not followed",
       "One run follows one file of settings: that of `--settings`, or the nearest in or above its paths. "
       "Paths "
       "of which others hold for each are not checked together, because one of them would be judged by the "
       "settings of the other. A file of settings below a path is only followed where its folder is checked "
       "by "
       "itself, and is a warning.",
       "sleight check harbour/cards islands/cards", "sleight check harbour/cards"},
  };
  return codes;
}

}  // namespace sleight
