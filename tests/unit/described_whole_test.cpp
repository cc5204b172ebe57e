#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <map>

#include "core/card/definition_fields.h"
#include "core/card/library.h"
#include "core/card/verb.h"
#include "grammar/describe.h"
#include "grammar/text_reader.h"
#include "scripting/files/script_reader.h"
#include "tests/kit/ability_builders.h"
#include "tests/kit/changed_fields.h"
#include "tests/kit/played_cards.h"
#include "tests/kit/sanitized.h"
#include "tests/kit/whole_library.h"

/// The English of a card says everything that its definition holds: whatever is changed in one field, what is
/// said is different.
namespace sleight {
namespace {

using kit::ChangedField;

/// Each holds something that no card of the library holds.
constexpr const char* scripts[] = {
    R"(return artifact "Test Altar" { cost = "{1}",
      activated { cost = { "{X}", sacrifice(creatures:controlled_by(you), 2), lose_life(count(lands)), x_only = "black",
        times = 2, more_for_each_target = 1 }, targets = { between(1, 3, creature) }, destroy(target), gain_life(x) } })",
    R"(return enchantment "Test Weather" { cost = "{G}",
      continuous { affects = creatures, plus = { count(lands:of_type "forest"), difference(0, count(lands:of_type "island")) },
        only_if = all_of(any_of(some(lands:of_type "forest"), some(lands:of_type "island")), no(lands:of_type "swamp")) },
      whenever_state { only_if = any_of(some(lands:of_type "forest"), all_of(no(lands:of_type "swamp"), not_so(your_turn, some(lands:of_type "island")))), bury(self) } })",
    R"(return sorcery "Test Hunt" { cost = "{G}",
      search(2, creatures:controlled_by(opponent), { tap(found), put_counters("charge", 1, found) }, opponent),
      search(1, cards:in_zone "library":owned_by(you), { put_into("hand", found) }),
      for_each(creatures:with_counters("charge", 2, "at least"), { deal(count(lands), it), may { pay = "{1}", draw(1) } }),
      repeat_times(2, { tap(lands), untap(creatures) }),
      discard_at_random(2, opponent) })",
    R"(return sorcery "Test Brood" { cost = "{R}",
      make_token(count(lands), token "Goblin" "Gob" { power = 1, toughness = 2, colour = "red", flying,
        activated { cost = "{1}", deal(1, each(creatures, players)) },
        at_upkeep { of = you, bury(self) } }, opponent) })",
    R"(return enchant_creature "Test Chain" { cost = "{W}",
      continuous { affects = enchanted, gains = { activated { cost = "{1}", speed = "interrupt", user = players,
        only_if = your_turn, draw(1) }, protection { from = "black" } }, lingers = true },
      comes_into_play { what = creatures, by = opponent, condition = compare(life_of(you), "at most", 5), gain_life(1) },
      deals_damage { what = enchanted, to = you, combat = true, target = creature, tap(target), destroy(it),
        lose_life(1, that_player) } })",
    R"(return instant "Test Parley" { cost = "{U}", target = player,
      may { by = target, pay = "{1}", draw(1, target), otherwise = { discard(1, target), lose_life(1, target) } },
      when(is(target, you), { gain_life(1), draw(1) }, { may { gain_life(2) } }),
      first { lose_life(1), to = { destroy(creatures), draw(1) } },
      next_upkeep { may { pay = "{1}", draw(1) }, gain_life(1) },
      choose("card", opponent, creatures:controlled_by(you)), destroy(chosen) })",
    R"(return enchantment "Test Edict" { cost = "{B}",
      activated { cost = "{B}", this_turn { must_attack { affects = creatures, only_if = some(lands:of_type "forest") } } },
      activated { cost = "{0}", until_end_of_combat(creatures:power(count(lands), "at most"), { power = 1, toughness = count(lands:of_type "swamp") }) },
      comes_into_play { choose "player", from_now_on(cannot_be_targeted { affects = creatures, by = permanents:controlled_by(chosen_player) }) },
      enters_with_counters { kind = "charge", n = count(lands) } })",
};

/// The cards that are looked at: of the library, of the scenarios, those above, and those that have what
/// keywords, counters and rule sets are made of.
struct Looked {
  Words words;
  Vocabulary vocabulary;
  std::vector<Card> cards;
};

Card with_abilities(const std::string& name, const std::vector<Ability>& abilities) {
  Card card;
  card.name = name;
  card.types = CardType::enchantment;
  card.abilities = abilities;
  return card;
}

Looked looked_at() {
  Looked all;
  all.vocabulary = kit::all_played().front().vocabulary;
  for (const kit::Played& played : kit::all_played()) {
    all.words.merge(played.collection.library->words());
    all.cards.insert(all.cards.end(), played.cards.begin(), played.cards.end());
  }
  const Library& library = *kit::whole_library().library;
  for (const CollectedCard& card : kit::whole_library().cards) all.cards.push_back(library.card(card.id));
  for (const auto& keyword : library.keywords())
    all.cards.push_back(with_abilities(keyword->name, keyword->abilities));
  for (const auto& counter : library.counters())
    all.cards.push_back(with_abilities(counter->name, counter->abilities));
  for (const char* rules : {"fifth", "microprose"})
    all.cards.push_back(with_abilities(rules, kit::rule_set(rules)->abilities));
  ScriptReader reader(all.words);
  for (const char* script : scripts) {
    Diagnostics findings;
    if (const auto card = reader.read_card("test.lua", script, findings))
      all.cards.push_back(card->card);
    else
      ADD_FAILURE() << (findings.empty() ? "" : findings.front().message) << "\n" << script;
  }
  all.words.intern("another");
  return all;
}

std::string said(const Card& card, const Looked& by) {
  return card.name + "\n" + headline(card, by.words, by.vocabulary) + "\n" +
         describe(card, by.words, by.vocabulary);
}

/// The same with each thing called by its name, which tells one definition from any other.
std::string said_in_full(const Card& card, const Looked& by) {
  std::string text = card.name + "\n" + headline(card, by.words, by.vocabulary);
  for (const std::string& line : described_in_full(card, by.words, by.vocabulary)) text += "\n" + line;
  return text;
}

/// What English need not show, and why.
struct Excuse {
  const char* place;  ///< the end of it, as it is told
  const char* reason;
};
constexpr Excuse excuses[] = {
    {"Filter(packet from) Selector(permanents) .from: cards", "a source is asked for its qualities alone"},
    {"Filter(packet from) Selector(permanents) .from: spells", "a source is asked for its qualities alone"},
    {"Filter(packet from) Selector(permanents) Filter(matches any) Selector(permanents) .from: cards",
     "a source is asked for its qualities alone"},
    {"Filter(packet from) Selector(permanents) Filter(matches any) Selector(permanents) .from: spells",
     "a source is asked for its qualities alone"},
    {"Condition(any) Condition(matches) Selector(permanents) .from: cards",
     "who has fought is in play, whatever else it is called"},
    {"Condition(any) Condition(matches) Selector(permanents) .from: spells",
     "who has fought is in play, whatever else it is called"},
    {"Rule(costs more) Selector(permanents) Selector(permanents) .from: cards",
     "a source is asked for its qualities alone"},
    {"Rule(costs more) Selector(permanents) Selector(permanents) .from: spells",
     "a source is asked for its qualities alone"},
    {"Rule(costs more) Selector(permanents) .from: cards", "a source is asked for its qualities alone"},
    {"Rule(costs more) Selector(permanents) .from: spells", "a source is asked for its qualities alone"},
    {"Rule(may be targeted) Selector(permanents) .from: cards", "a source is asked for its qualities alone"},
    {"Rule(may be targeted) Selector(permanents) .from: spells", "a source is asked for its qualities alone"},
    {"Rule(blocked as without) Selector(permanents) .from: cards", "a keyword is of a quality alone"},
    {"Rule(blocked as without) Selector(permanents) .from: spells", "a keyword is of a quality alone"},
    {"ChangePart(loses keyword) Selector(permanents) .from: cards", "a keyword is of a quality alone"},
    {"ChangePart(loses keyword) Selector(permanents) .from: spells", "a keyword is of a quality alone"},
    {"Filter(keyword) Selector(permanents) .from: cards", "a keyword is of a quality alone"},
    {"Filter(keyword) Selector(permanents) .from: spells", "a keyword is of a quality alone"},
    {"TargetSpec Selector(permanents) Filter(is one of) Selector(target) .index: one higher",
     "a target is another than those chosen before it, and not than itself"},
    {"Card Ability(rule) Mode Step(may) .otherwise: one left out",
     "what would untap does so where its player does nothing in the place of that"},
    {"Step(exchange control) .change: left out", "what is exchanged is control, whatever else it says"},
    {"Step(exchange control) Change .parts: one left out", "what is exchanged is control"},
};

bool is_excused(const Card& card, const ChangedField& changed) {
  // "Replacing all instances of one color word with another" says the choice of the two as well.
  const bool reworded = card.name == "Sleight of Mind" || card.name == "Magical Hack";
  if (reworded &&
      (changed.place.find("(when played)") != std::string::npos || changed.field == "Card.abilities"))
    return true;
  // Whoever chooses the mode is its target, and scripts refuse a mode that is aimed otherwise (R-BATCH-7).
  const bool aimed = changed.place.starts_with("Card Ability(spell) Mode TargetSpec") ||
                     changed.place.starts_with("Card Ability(spell) Mode .targets");
  if (aimed && std::any_of(card.abilities.begin(), card.abilities.end(), [](const Ability& ability) {
        return ability.modes.size() > 1 && ability.modes.front().chooser.from == Reference::target;
      }))
    return true;
  return std::any_of(std::begin(excuses), std::end(excuses),
                     [&](const Excuse& excuse) { return changed.place.ends_with(excuse.place); });
}

TEST(DescribedWhole, SaysWhateverADefinitionHolds) {
  const Looked all = looked_at();
  std::map<std::string, std::pair<int, std::string>> unsaid;
  for (std::size_t i = 0; i < all.cards.size(); ++i) {
    if (!kit::is_looked_at(i)) continue;
    Card card = all.cards[i];
    // Not all of it is in its definition, and what is left over of a sentence may say nothing by itself.
    if (!card.unread.empty()) continue;
    const std::string before = said_in_full(card, all);
    kit::change_each_field(card, [&](const ChangedField& changed) {
      if (said_in_full(card, all) != before || is_excused(card, changed)) return;
      auto& [times, example] = unsaid[changed.place];
      if (times++ == 0) example = before;
    });
  }
  for (const auto& [place, found] : unsaid)
    ADD_FAILURE() << place << " (" << found.first << " times)\n" << found.second;
}

TEST(DescribedWhole, IsWrittenInWholeSentences) {
  const Looked all = looked_at();
  for (std::size_t i = 0; i < all.cards.size(); ++i) {
    if (!kit::is_looked_at(i)) continue;
    const Card& card = all.cards[i];
    const std::string text = said(card, all);
    for (const char* slip : {"..", ".,", " .", " ,", "  ", "{}", "?", ".)", "a a ", "the the "})
      EXPECT_EQ(text.find(slip), std::string::npos) << "\"" << slip << "\" in\n" << text;
    EXPECT_EQ(std::count(text.begin(), text.end(), '('), std::count(text.begin(), text.end(), ')')) << text;
  }
}

/// The card with what may be written in two ways written in one: who is left out is you, what an
/// ability affects is the card itself where nothing is said, and of a trigger about that `it` is the card.
Card in_one_way(Card card) {
  definition::walk(card, [](const Step& step) {
    Step& own = const_cast<Step&>(step);  // NOLINT: a part of our own card
    if (step.verb != Verb::deal && step.what == kit::from(Reference::you)) own.what = {};
  });
  definition::walk(card, [](const Ability& ability) {
    if (ability.affects == kit::from(Reference::self))
      const_cast<Ability&>(ability).affects = {};  // NOLINT: a part of our own card
    if (!(ability.trigger.subject == kit::from(Reference::self))) return;
    definition::walk(ability.modes, [](const Selector& selector) {
      if (selector.from == Reference::it) const_cast<Selector&>(selector).from = Reference::self;  // NOLINT
    });
  });
  return card;
}

/// What the grammar cannot read is said all the same; what it can read, it must not misunderstand.
TEST(DescribedWhole, IsReadBackAsTheSameOrNotAtAll) {
  const Looked all = looked_at();
  int read = 0;
  int unread = 0;
  for (std::size_t i = 0; i < all.cards.size(); ++i) {
    if (!kit::is_looked_at(i)) continue;
    const Card& card = all.cards[i];
    Vocabulary vocabulary = all.vocabulary;
    vocabulary.add_types_of(card, all.words);
    Card facts = card;
    facts.abilities.clear();
    const std::string english = describe(card, all.words, vocabulary);
    const Reading back = read_text(facts, english, vocabulary);
    ++(back.understood() ? read : unread);
    EXPECT_TRUE(!back.understood() || same_rules(in_one_way(apply(facts, back)), in_one_way(card)))
        << card.name << "\n"
        << english;
  }
  RecordProperty("read", read);
  RecordProperty("unread", unread);
  EXPECT_GT(read, 3 * unread) << "the grammar reads most of what it says";
}

/// Two scripts that differ only in what belongs together.
void expect_told_apart(const char* one, const char* other) {
  Words words;
  ScriptReader reader(words);
  Diagnostics findings;
  const auto first = reader.read_card("test.lua", one, findings);
  const auto second = reader.read_card("test.lua", other, findings);
  ASSERT_TRUE(first && second) << findings.front().message;
  const Vocabulary vocabulary;
  EXPECT_NE(describe(first->card, words, vocabulary), describe(second->card, words, vocabulary));
}

TEST(DescribedWhole, ShowsWhatBelongsTogether) {
  expect_told_apart(
      R"(return enchantment "Test" { cost = "{1}", continuous { affects = creatures, plus = "+1/+1",
         only_if = all_of(any_of(some(lands), some(artifacts)), some(creatures)) } })",
      R"(return enchantment "Test" { cost = "{1}", continuous { affects = creatures, plus = "+1/+1",
         only_if = any_of(some(lands), all_of(some(artifacts), some(creatures))) } })");
  expect_told_apart(
      R"(return enchantment "Test" { cost = "{1}", continuous { affects = creatures, plus = "+1/+1",
         only_if = all_of(not_so(any_of(some(lands), some(artifacts))), some(creatures)) } })",
      R"(return enchantment "Test" { cost = "{1}", continuous { affects = creatures, plus = "+1/+1",
         only_if = not_so(any_of(some(lands), all_of(some(artifacts), some(creatures)))) } })");
  expect_told_apart(
      R"(return sorcery "Test" { cost = "{1}", for_each(creatures, { tap(it), gain_life(1) }), draw(1) })",
      R"(return sorcery "Test" { cost = "{1}", for_each(creatures, { tap(it) }), gain_life(1), draw(1) })");
  expect_told_apart(
      R"(return sorcery "Test" { cost = "{1}", may { pay = "{1}", may { pay = "{2}", draw(1) }, otherwise = { gain_life(1) } } })",
      R"(return sorcery "Test" { cost = "{1}", may { pay = "{1}", may { pay = "{2}", draw(1), otherwise = { gain_life(1) } } } })");
  expect_told_apart(
      R"(return sorcery "Test" { cost = "{1}", flip_coin { won = { draw(1), gain_life(1) } } })",
      R"(return sorcery "Test" { cost = "{1}", flip_coin { won = { draw(1) } }, gain_life(1) })");
  expect_told_apart(R"(return sorcery "Test" { cost = "{1}", repeat_times(2, { draw(1) }), gain_life(1) })",
                    R"(return sorcery "Test" { cost = "{1}", repeat_times(2, { draw(1), gain_life(1) }) })");
  expect_told_apart(R"(return sorcery "Test" { cost = "{X}", gain_life(sum(x, count(lands))) })",
                    R"(return sorcery "Test" { cost = "{X}", gain_life(sum(x, x)) })");
  expect_told_apart(R"(return sorcery "Test" { cost = "{1}", gain_life(product(sum(1, count(lands)), 2)) })",
                    R"(return sorcery "Test" { cost = "{1}", gain_life(sum(1, product(count(lands), 2))) })");
}

}  // namespace
}  // namespace sleight
