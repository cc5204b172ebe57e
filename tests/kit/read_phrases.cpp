#include "tests/kit/read_phrases.h"

#include <gtest/gtest.h>

#include "core/card/library.h"
#include "grammar/describe.h"
#include "tests/kit/whole_library.h"

namespace sleight::kit {

Read read(const std::string& type, const std::string& text, Wording wording) {
  CardFacts facts;
  facts.name = "Test Card";
  facts.types = {type};
  if (type == "creature") facts.power = facts.toughness = "2";
  Read made;
  made.facts = facts_from(facts);
  made.reading = read_text(made.facts.card, text, known_words(), wording);
  made.card = apply(made.facts.card, made.reading);
  return made;
}

void expect_read_and_described(std::span<const Sample> phrases) {
  for (const Sample& phrase : phrases) {
    const Read made = read(phrase.type, phrase.text);
    EXPECT_TRUE(made.reading.understood())
        << phrase.text << "\n"
        << (made.reading.understood() ? "" : findings(made.reading, phrase.text, "text").front().message);
    Words words;
    for (const std::string& word : made.reading.words) words.intern(word);
    const std::string english = describe(made.card, words, known_words());
    const Reading back = read_text(made.card, english, known_words());
    EXPECT_TRUE(back.understood()) << phrase.text << "\n" << english;
    EXPECT_TRUE(same_rules(apply(made.card, back), made.card)) << phrase.text << "\n" << english;
  }
}

void expect_unread(std::span<const Sample> phrases) {
  for (const Sample& phrase : phrases)
    EXPECT_FALSE(read(phrase.type, phrase.text).reading.understood()) << phrase.text;
}

void expect_same_meanings(const Sample& first, std::span<const Sample> others) {
  const Read meant = read(first.type, first.text);
  EXPECT_TRUE(meant.reading.understood()) << first.text;
  for (const Sample& other : others) {
    const Read made = read(other.type, other.text);
    EXPECT_TRUE(made.reading.understood()) << other.text;
    EXPECT_TRUE(same_rules(made.card, meant.card)) << first.text << "\n" << other.text;
  }
}

void expect_other_meanings(const Sample& first, std::span<const Sample> others) {
  const Read meant = read(first.type, first.text);
  EXPECT_TRUE(meant.reading.understood()) << first.text;
  for (const Sample& other : others) {
    const Read made = read(other.type, other.text);
    EXPECT_TRUE(!made.reading.understood() || !same_rules(made.card, meant.card)) << other.text;
  }
}

}  // namespace sleight::kit
