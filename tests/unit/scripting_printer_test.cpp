#include <gtest/gtest.h>

#include "core/card/diagnostic.h"
#include "core/card/library.h"
#include "scripting/files/script_reader.h"
#include "scripting/language/combining_words.h"
#include "scripting/language/module_words.h"
#include "scripting/language/script_language.h"
#include "scripting/words/ability_words.h"
#include "scripting/words/amount_words.h"
#include "scripting/words/card_words.h"
#include "scripting/words/change_words.h"
#include "scripting/words/member_codec.h"
#include "scripting/words/rule_words.h"
#include "scripting/words/script_printer.h"
#include "scripting/words/selector_words.h"
#include "scripting/words/step_words.h"
#include "tests/kit/sanitized.h"
#include "tests/kit/whole_library.h"

// Printing a definition and reading what was printed gives the same definition.
namespace sleight {
namespace {

std::optional<CardScript> read_back(ScriptReader& reader, const std::string& script, std::string& why) {
  Diagnostics findings;
  std::optional<CardScript> card = reader.read_card("printed.lua", script, findings);
  for (const Diagnostic& finding : findings) why += finding.message + "\n";
  return card;
}

TEST(Printing, EveryCardOfTheLibraryReadsBackEqual) {
  const Collection& collection = kit::whole_library();
  ASSERT_GT(collection.cards.size(), 0U);
  ScriptReader reader(collection.library->words());
  for (std::size_t i = 0; i < collection.cards.size(); ++i) {
    if (!kit::is_looked_at(i)) continue;
    const CollectedCard& about = collection.cards[i];
    const Card& card = collection.library->card(about.id);
    const std::string printed = print_card(CardScript{card, about.differs}, collection.library->words());
    std::string why;
    const std::optional<CardScript> again = read_back(reader, printed, why);
    ASSERT_TRUE(again) << printed << why;
    EXPECT_EQ(again->card, card) << printed;
    EXPECT_EQ(again->differs, about.differs);
    // Printing is a fixed point: a formatter run twice changes nothing.
    EXPECT_EQ(print_card(*again, collection.library->words()), printed);
  }
}

/// Scripts in the house spelling, which must be printed letter for letter.
TEST(Printing, TheHouseSpelling) {
  const char* scripts[] = {
      R"(return artifact "A" {
  cost = "{1}",
  activated { cost = { "{2}, {T}", sacrifice(self) }, target = creature:with "flying", destroy(target) },
}
)",
      R"(return instant "A" {
  cost = "{X}{R}",
  targets = { creature:controlled_by(you), between(0, 2, player) },
  deal(sum(x, power_of(target)), targets(2)),
  when(some(creatures:not_attacking()), { draw(1) }, { lose_life(2) }),
}
)",
      R"(return enchantment "A" {
  cost = "{W}",
  at_upkeep { of = you, part = "end", unless { pay = "{W}", bury(self) } },
  successfully_cast { what = spells:that_are "black", may { pay = "{1}", gain_life(1) } },
  redirects_damage { to = self, affects = you },
  hand_limit { n = 5, affects = players },
  no_hand_limit { affects = you },
}
)",
      R"(return summon "Wall" "A" {
  cost = "{2}", power = 0, toughness = 5, legend = true, colour = "blue",
  cannot_be_blocked { by = creatures:power(2, "at most") },
  activated { cost = "{0}", only_if = your_turn, prevent(target), target = packet:from(artifacts) },
}
)",
      R"(return sorcery "A" {
  cost = "{X}{G}",
  make_token(2, token "Wasp" "Wasp" { power = 1, toughness = 1, colour = "green", flying }),
  add_mana("{C}{C}{B}"),
  flip_coin { won = { draw(1) }, lost = { discard(1) } },
  repeat_until(compare(result, "at least", 2), { flip_coin { by = players, lost = { deal(1, it) } } }),
  repeat_times(2, { look_at(cards:in_zone "library":on_top(3)) }),
  switch_blockers(creatures:blocked(), creatures:unblocked()),
  this_turn(must_attack { affects = creatures }),
  put_counters("+1/+1", 1, creatures),
  next_end_of_turn { destroy(creatures:attacked()) },
  for_good(lands:of_type "plains", { becomes_land = "swamp" }),
  until_end_of_turn(creatures, { plus = { x, 0 }, gains = { flying, landwalk "island" } }),
}
)"};
  for (const std::string script : scripts) {
    Words words;
    ScriptReader reader(words);
    std::string why;
    const std::optional<CardScript> card = read_back(reader, script, why);
    ASSERT_TRUE(card) << script << why;
    const std::string printed = print_card(*card, words);
    std::string expected = script;
    // Targets are printed before the steps, wherever they were written.
    if (const std::size_t at = expected.find("prevent(target), target = packet:from(artifacts)");
        at != std::string::npos)
      expected.replace(at, 48, "target = packet:from(artifacts), prevent(target)");
    EXPECT_EQ(printed, expected);
    const std::optional<CardScript> again = read_back(reader, printed, why);
    ASSERT_TRUE(again) << printed << why;
    EXPECT_EQ(again->card, card->card) << printed;
  }
}

TEST(Printing, BracketsInATextAreNoEndOfIt) {
  for (const std::string text : {"Foo [bar]", "[[Foo]]", "Foo]=]", "Foo [bar]\nfoo [bar]"}) {
    Card card;
    card.name = "A";
    card.types = CardType::artifact;
    card.has_cost = true;
    card.text = text;
    Words words;
    ScriptReader reader(words);
    std::string why;
    const std::optional<CardScript> again = read_back(reader, print_card(card, words), why);
    ASSERT_TRUE(again) << print_card(card, words) << why;
    // The lines of a text are set in, and each is ended.
    if (text.find('\n') == std::string::npos) {
      EXPECT_EQ(again->card.text, text);
    }
  }
}

TEST(Printing, ASourceWithoutColour) {
  Words words;
  ScriptReader reader(words);
  std::string why;
  const std::string script = R"(return summon "Wall" "A" {
  cost = "{W}", power = 0, toughness = 5,
  protection { from = "colourless" },
}
)";
  const std::optional<CardScript> card = read_back(reader, script, why);
  ASSERT_TRUE(card) << why;
  EXPECT_EQ(print_card(*card, words), script);
}

TEST(Vocabulary, EveryWordIsDocumentedAndUnique) {
  std::vector<std::string> names;
  const auto add = [&](const char* name, const char* doc) {
    EXPECT_NE(std::string(doc), "") << name;
    for (const std::string& known : names) EXPECT_NE(known, name);
    names.emplace_back(name);
  };
  const auto add_all = [&](const auto& forms) {
    for (const auto& form : forms) {
      add(form.name, form.doc);
      for (const auto& field : form.fields)
        EXPECT_NE(std::string(field.doc), "") << form.name << " " << field.name;
    }
  };
  add_all(selector_functions());
  add_all(amount_words());
  add_all(condition_words());
  add_all(step_words());
  add_all(rule_words());
  add_all(trigger_words());
  add_all(ability_words());
  for (const auto* family : {&combining_words(), &module_words()})
    for (const CustomWord& word : *family) add(word.name, word.doc);
  for (const SelectorWord& word : selector_words()) {
    add(word.name, word.doc);
    if (word.plural != nullptr) add(word.plural, word.doc);
  }
  for (const ChangeKey& key : change_keys()) EXPECT_NE(std::string(key.doc), "") << key.name;
  for (const CostKey& key : cost_keys()) EXPECT_NE(std::string(key.doc), "") << key.name;
}

}  // namespace
}  // namespace sleight
