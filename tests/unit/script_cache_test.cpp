#include "scripting/cache/script_cache.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <memory>
#include <string>
#include <thread>
#include <tuple>
#include <vector>

#include "core/card/definition_fields.h"
#include "core/card/fingerprint.h"
#include "scripting/cache/definition_bytes.h"
#include "scripting/files/card_collection.h"
#include "scripting/files/data_folder.h"
#include "scripting/files/rule_sets.h"
#include "tests/kit/scratch_folder.h"
#include "tests/kit/whole_library.h"

namespace sleight {
namespace {

namespace fs = std::filesystem;

std::string cards_folder() { return data_directory() + "/cards"; }

Collection loaded(ScriptCache* cache) {
  return load_collection(cards_folder(), {}, data_directory(), nullptr, cache);
}

/// The lines of all steps and abilities of a card, which equality leaves out, and how many functions it has.
std::vector<int> lines_of(const Card& card) {
  std::vector<int> lines;
  struct Visit {
    std::vector<int>& lines;
    void operator()(const Step& step) { lines.push_back(step.line.number); }
    void operator()(const Ability& ability) { lines.push_back(ability.line.number); }
  };
  definition::walk(card, Visit{lines});
  return lines;
}

void expect_same(const Collection& one, const Collection& other) {
  ASSERT_EQ(one.cards.size(), other.cards.size());
  EXPECT_EQ(one.fingerprint, other.fingerprint);
  EXPECT_EQ(one.findings, other.findings);
  ASSERT_EQ(one.sets.size(), other.sets.size());
  for (std::size_t i = 0; i < one.sets.size(); ++i) {
    EXPECT_EQ(one.sets[i].folder, other.sets[i].folder);
    EXPECT_EQ(one.sets[i].info.released, other.sets[i].info.released);
    EXPECT_EQ(one.sets[i].info.creature_types, other.sets[i].info.creature_types);
  }
  for (std::size_t i = 0; i < one.cards.size(); ++i) {
    const Card& card = one.library->card(one.cards[i].id);
    const Card& again = other.library->card(other.cards[i].id);
    EXPECT_EQ(card, again) << card.name;
    EXPECT_EQ(lines_of(card), lines_of(again)) << card.name;
    EXPECT_EQ(std::tie(card.text, card.unread, card.unsupported, card.set, card.file),
              std::tie(again.text, again.unread, again.unsupported, again.set, again.file))
        << card.name;
    EXPECT_EQ(one.cards[i].differs, other.cards[i].differs) << card.name;
    EXPECT_EQ(fingerprint(*one.library, card), fingerprint(*other.library, again)) << card.name;
    for (const Word subtype : card.subtypes)
      EXPECT_EQ(one.library->words().spelling(subtype), other.library->words().spelling(subtype));
  }
  ASSERT_EQ(one.library->keywords().size(), other.library->keywords().size());
  for (std::size_t i = 0; i < one.library->keywords().size(); ++i) {
    EXPECT_EQ(*one.library->keywords()[i], *other.library->keywords()[i]);
    EXPECT_EQ(one.library->keywords()[i]->text, other.library->keywords()[i]->text);
  }
  ASSERT_EQ(one.library->counters().size(), other.library->counters().size());
  for (std::size_t i = 0; i < one.library->counters().size(); ++i)
    EXPECT_EQ(*one.library->counters()[i], *other.library->counters()[i]);
  EXPECT_EQ(one.library->change_total(), other.library->change_total());
  EXPECT_EQ(one.library->ability_total(), other.library->ability_total());
}

class ScriptCacheTest : public testing::Test {
 protected:
  std::string file() const { return scratch_.path("deep/scripts"); }
  std::string whole() const {
    std::ifstream stream(file(), std::ios::binary);
    return {std::istreambuf_iterator<char>(stream), {}};
  }
  void write(const std::string& contents) const { std::ofstream(file(), std::ios::binary) << contents; }

  kit::ScratchFolder scratch_;
};

TEST_F(ScriptCacheTest, GivesTheWholeLibraryAsItsScriptsDo) {
  {
    ScriptCache cache(file());
    expect_same(kit::whole_library(), loaded(&cache));
    EXPECT_EQ(cache.save(), "");
  }
  ScriptCache cache(file());
  expect_same(kit::whole_library(), loaded(&cache));
  // Nothing was run: there is nothing to be written.
  fs::remove(file());
  EXPECT_EQ(cache.save(), "");
  EXPECT_FALSE(fs::exists(file()));
}

TEST_F(ScriptCacheTest, GivesRuleSetsAsTheirScriptsDo) {
  for (const char* turn : {"cold", "warm"}) {
    ScriptCache cache(file());
    for (const std::string& name : rule_set_names()) {
      Words words;
      Words others;
      Diagnostics findings;
      const std::optional<Rules> plain = load_rules(name, words, findings);
      const std::optional<Rules> kept = load_rules(name, others, findings, {}, data_directory(), &cache);
      ASSERT_TRUE(plain && kept) << turn;
      const Library none;
      EXPECT_EQ(fingerprint(none, *plain), fingerprint(none, *kept)) << turn << " " << name;
      for (const Phase& phase : plain->phases)
        EXPECT_EQ(others.spelling(phase.word), words.spelling(phase.word)) << turn;
    }
    EXPECT_EQ(cache.save(), "");
  }
}

TEST_F(ScriptCacheTest, AFileThatIsCutOffOrChangedIsAsNone) {
  {
    ScriptCache cache(file());
    cache.keep(1, "return 1", "one");
    cache.keep(1, "return 2", "two");
    ASSERT_EQ(cache.save(), "");
  }
  const std::string good = whole();
  {
    ScriptCache cache(file());
    EXPECT_EQ(cache.find(1, "return 2"), "two");
    EXPECT_EQ(cache.find(2, "return 2"), std::nullopt) << "other keywords surround it";
    EXPECT_EQ(cache.find(1, "return 3"), std::nullopt);
  }
  for (std::size_t size = 0; size < good.size(); ++size) {
    write(good.substr(0, size));
    EXPECT_EQ(ScriptCache(file()).find(1, "return 2"), std::nullopt) << size;
  }
  for (std::size_t at = 0; at < good.size(); ++at) {
    std::string damaged = good;
    damaged[at] = static_cast<char>(damaged[at] ^ 0x20);
    write(damaged);
    EXPECT_EQ(ScriptCache(file()).find(1, "return 2"), std::nullopt) << at;
  }
  // What is there afterwards is whole again.
  ScriptCache cache(file());
  cache.keep(1, "return 2", "two");
  ASSERT_EQ(cache.save(), "");
  EXPECT_EQ(ScriptCache(file()).find(1, "return 2"), "two");
}

TEST_F(ScriptCacheTest, BytesThatAreNoValuesGiveNone) {
  const Collection& all = kit::whole_library();
  std::size_t tried = 0;
  for (const char* name : {"Lightning Bolt", "Animate Dead", "Rukh Egg"}) {
    CardScript script;
    script.card = all.library->card(all.library->find(name));
    const std::optional<std::string> bytes = packed({Value(Box<CardScript>(script))}, all.library->words());
    ASSERT_TRUE(bytes);
    const FunctionFinder none = [](const StoredFunction&) { return nullptr; };
    Words words;
    const auto values = unpacked(*bytes, words, none);
    ASSERT_TRUE(values);
    EXPECT_EQ(held_in<CardScript>(values->front())->card, script.card);
    for (std::size_t size = 0; size < bytes->size(); ++size, ++tried) {
      Words others;
      EXPECT_FALSE(unpacked(bytes->substr(0, size), others, none)) << name << " " << size;
    }
    EXPECT_FALSE(unpacked(*bytes + '\0', words, none)) << name;
  }
  EXPECT_GT(tried, 100U);
}

TEST_F(ScriptCacheTest, ManyThreadsAskAtOnce) {
  ScriptCache cache(file());
  std::vector<std::thread> threads;
  for (int t = 0; t < 4; ++t)
    threads.emplace_back([&cache] {
      for (int i = 0; i < 200; ++i) {
        const std::string text = "return " + std::to_string(i);
        if (const auto bytes = cache.find(7, text))
          EXPECT_EQ(*bytes, text + "!");
        else
          cache.keep(7, text, text + "!");
      }
    });
  for (std::thread& thread : threads) thread.join();
  EXPECT_EQ(cache.save(), "");
}

TEST_F(ScriptCacheTest, WhatCannotBeWrittenIsTold) {
  scratch_.write("deep", "a file where the folder should be");
  ScriptCache cache(file());
  cache.keep(1, "return 1", "one");
  EXPECT_EQ(cache.save(), file() + " cannot be written");
}

TEST_F(ScriptCacheTest, KeepsNoMoreThanItsBoundOfWhatNobodyAskedFor) {
  const std::string large(ScriptCache::most_bytes / 4, 'x');
  {
    ScriptCache cache(file());
    for (int i = 0; i < 5; ++i) cache.keep(static_cast<std::uint64_t>(i), "return", large);
    ASSERT_EQ(cache.save(), "");
  }
  {
    ScriptCache cache(file());
    EXPECT_TRUE(cache.find(4, "return"));
    cache.keep(5, "return", "new");
    ASSERT_EQ(cache.save(), "");
  }
  EXPECT_LT(fs::file_size(file()), ScriptCache::most_bytes + (std::size_t{1} << 10U));
  ScriptCache cache(file());
  EXPECT_TRUE(cache.find(4, "return"));
  EXPECT_TRUE(cache.find(5, "return"));
}

}  // namespace
}  // namespace sleight
