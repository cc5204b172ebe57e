#include "scripting/files/card_collection.h"

#include <algorithm>
#include <cctype>
#include <deque>
#include <filesystem>
#include <map>
#include <optional>
#include <utility>

#include "core/card/fnv.h"
#include "core/card/letters.h"
#include "scripting/files/given_texts.h"
#include "scripting/files/script_files.h"
#include "scripting/lua/nearest_word.h"
#include "scripting/lua/script_source.h"

namespace sleight {
namespace {

namespace fs = std::filesystem;

/// Where a mod.lua says `word` among its `replaces`; its first word where it does not.
Location place_of_replaced(const Source& about, const std::string& word) {
  bool in_list = false;
  for (const Source::Token& token : about.tokens()) {
    if (!token.quoted && token.text == "replaces") in_list = true;
    if (in_list && token.quoted && token.text == word) return about.at(token);
  }
  return about.line(1);
}

bool names(const std::vector<std::string>& list, const std::string& name) {
  return std::any_of(list.begin(), list.end(),
                     [&](const std::string& each) { return lowered(each) == lowered(name); });
}

std::string name_without_ending(const std::string& file) {
  const std::string_view name = name_of_file(file);
  return std::string(name.substr(0, name.rfind('.')));
}

/// Gathers a collection; what later mods replace is known by name until everything is there.
class Collector {
 public:
  Collector(Collection& collection, const std::string& data, const std::set<std::string>* only,
            ScriptCache* cache, bool has_mods)
      : collection_(collection),
        reader_(collection.library->words(), data, {}, cache),
        only_(only),
        has_mods_(has_mods) {}

  void read_keywords(const std::string& folder) {
    for (const std::string& file : script_files(folder, collection_.findings))
      for (Value& value : values_of(file))
        if (Keyword* keyword =
                expect<Keyword>(value, file, "keyword", "Begin it with `return keyword \"name\" { ... }`.")) {
          claim(ModItem::Kind::keyword, keyword->name, file);
          // By name, as words are compared: a mod's keyword takes the place of the one that was there.
          keywords_[lowered(keyword->name)] = std::move(*keyword);
        }
  }

  void read_counters(const std::string& file) {
    if (!is_file_or_text(file)) return;
    for (Value& value : values_of(file))
      if (CounterKind* counter =
              expect<CounterKind>(value, file, "counter", "List `counter_kind \"name\" { ... }` in it.")) {
        claim(ModItem::Kind::counter, counter->name, file);
        counters_[lowered(counter->name)] = std::move(*counter);
      }
  }

  /// Rule sets are read where they are asked for; here their names are noted, which are those of their files.
  void note_rule_sets(const std::string& folder) {
    Diagnostics told_when_asked_for;
    for (const std::string& file : script_files(folder, told_when_asked_for))
      claim(ModItem::Kind::rule_set, name_without_ending(file), file);
  }

  /// Cards that lie in `folder` itself, and in each set folder below it.
  void read_cards(const std::string& folder, const std::string& origin) {
    std::error_code ignored;
    // In alphabetical order: cards are numbered as they are read, and saves and records name them by number.
    const std::vector<fs::directory_entry> entries = entries_of(folder, collection_.findings);
    for (const fs::directory_entry& entry : entries) {
      if (!entry.is_directory(ignored)) continue;
      const std::string set = entry.path().string();
      // Without a set.lua the cards have no expansion, and only effects that look for one mind (R-EXP-1).
      std::string code;
      const std::string about = (fs::path(set) / "set.lua").string();
      if (is_file_or_text(about)) {
        for (Value& value : values_of(about))
          if (SetInfo* info =
                  expect<SetInfo>(value, about, "set", "Write `return set { name = ..., code = ... }`.")) {
            code = info->code;
            claim(ModItem::Kind::set, info->name, about);
            collection_.sets.push_back({set, std::move(*info)});
          }
      }
      for (const std::string& file : script_files(set, collection_.findings)) read_card(file, code, origin);
    }
    std::set<std::string> beside_sets;
    for (const fs::directory_entry& entry : entries)
      if (entry.path().extension() == ".lua" && entry.is_regular_file(ignored))
        beside_sets.insert(entry.path().string());
    for (std::string& edited : edited_files_below(folder, ".lua"))
      if (edited.find('/', folder.size() + 1) == std::string::npos) beside_sets.insert(std::move(edited));
    for (const std::string& file : beside_sets)
      if (name_of_file(file) != "mod.lua") read_card(file, "", origin);
  }

  void read_mod(const std::string& folder) {
    // A mod that has no name belongs to nobody, and its fingerprint to the library's no more than to the
    // next mod's.
    print_ = {};
    const std::string about = (fs::path(folder) / "mod.lua").string();
    ModInfo info;
    for (Value& value : values_of(about))
      if (ModInfo* found =
              expect<ModInfo>(value, about, "mod", "Write `return mod { name = ..., version = ... }`."))
        info = std::move(*found);
    // What such a folder holds would belong to nobody; why it has no name is among the findings.
    if (info.name.empty()) return;
    const auto same = std::find_if(collection_.mods.begin(), collection_.mods.end(),
                                   [&](const CollectedMod& mod) { return mod.info.name == info.name; });
    if (same != collection_.mods.end())
      find("L0402", about, "a second mod is called " + info.name + "; the first is in " + same->folder,
           "Load only one of the two mods, or give one of them another name.");
    mod_ = &info;
    items_.clear();
    for (const std::string& needed : info.needs)
      if (std::none_of(collection_.mods.begin(), collection_.mods.end(),
                       [&](const CollectedMod& mod) { return mod.info.name == needed; }))
        find("L0405", about,
             needed == info.name
                 ? "the mod " + info.name + " needs itself"
                 : "the mod " + info.name + " needs the mod " + needed + ", which is not loaded before it",
             needed == info.name ? "Leave it out of `needs`." : "Name " + needed + " first.");
    // Keywords first: the cards of the mod are read with the words that these define.
    read_keywords((fs::path(folder) / "keywords").string());
    read_counters((fs::path(folder) / "counters.lua").string());
    const fs::path cards = fs::path(folder) / "cards";
    std::error_code ignored;
    if (fs::exists(cards, ignored)) read_cards(cards.string(), info.name);
    note_rule_sets((fs::path(folder) / "rules").string());
    check_replaced(about, info);
    mod_ = nullptr;
    // Last, so that a mod cannot be what it needs itself.
    collection_.mods.push_back({std::move(info), folder, std::move(items_), print_.value()});
  }

  /// Of all that was read since the last mod began, or since the beginning.
  std::uint64_t fingerprint() const { return print_.value(); }

  void finish() {
    // Keywords and counters before the cards, and all of them only here: what a mod replaced was never added,
    // and the library has no way to take something back.
    for (auto& [name, keyword] : keywords_) collection_.library->add(std::move(keyword));
    for (auto& [name, counter] : counters_) collection_.library->add(std::move(counter));
    // Each goes as soon as it is taken: to hold all cards twice would be the most that a load ever holds.
    collection_.cards.reserve(entries_.size());
    for (; !entries_.empty(); entries_.pop_front()) {
      Entry& entry = entries_.front();
      if (entry.replaced) continue;
      entry.about.id = collection_.library->add(std::move(entry.card));
      collection_.cards.push_back(std::move(entry.about));
    }
    // Words are numbers made of their spelling: two that share one would be the same word everywhere.
    if (const std::string& collision = collection_.library->words().collision(); !collision.empty())
      find("L0406", "", "two words of the library have the same number: " + collision,
           "Spell one of them differently.");
  }

 private:
  struct Entry {
    Card card;
    CollectedCard about;
    bool replaced = false;
  };

  void find(const char* code, const std::string& file, std::string message, std::string fix) {
    collection_.findings.push_back(
        {code, Severity::error, {file, 1, 1, 1}, std::move(message), std::move(fix)});
  }

  /// Who brought something of a name.
  struct Claim {
    std::string name;  ///< as it is written
    std::string file;
    std::string mod;  ///< "" for the library
  };

  /// Notes that the file brings something of that name: of the mod that is being read, or the library. A mod
  /// may replace what the library has without a word. Between mods it is an error unless it is on purpose.
  void claim(ModItem::Kind kind, const std::string& name, const std::string& file) {
    if (!has_mods_) return;
    const std::string mod = mod_ == nullptr ? "" : mod_->name;
    const auto [known, is_new] = claims_.emplace(std::pair{kind, lowered(name)}, Claim{name, file, mod});
    const Claim before = is_new ? Claim{} : known->second;
    known->second = {name, file, mod};
    if (mod_ == nullptr) return;
    items_.push_back({kind, name, file, before.file, before.mod});
    // Two of one mod are told where the mod is checked, and a set may have its cards in several mods.
    if (is_new || before.mod.empty() || before.mod == mod || kind == ModItem::Kind::set) return;
    if (names(mod_->replaces, name)) return;
    Diagnostics told;
    Location where{file, 1, 1, 1};
    if (const std::optional<std::string> text = read_file(file, told))
      where = Source(file, *text).find(name, 1);
    collection_.findings.push_back({"L0402", Severity::error, std::move(where),
                                    std::string("a second ") + name_of(kind) + " is called " + name +
                                        "; the first is in " + before.file + ", of the mod " + before.mod,
                                    "Load only one of the two mods, or say in the mod.lua of " + mod +
                                        ": `replaces = { \"" + name + "\" }`."});
  }

  /// A mod that replaces a name which nothing had, or which it does not bring itself.
  void check_replaced(const std::string& file, const ModInfo& info) {
    if (info.replaces.empty()) return;
    Diagnostics told;
    const Source about(file, read_file(file, told).value_or(""));
    for (const std::string& name : info.replaces) {
      const auto item = std::find_if(items_.begin(), items_.end(), [&](const ModItem& each) {
        return lowered(each.name) == lowered(name);
      });
      const bool brings = item != items_.end();
      if (brings && !item->before.empty() && item->before_mod != info.name) continue;
      // What may be meant: something that was there before, or something that it brings.
      std::vector<std::string> others;
      for (const auto& [key, claim] : claims_)
        if ((claim.mod == info.name) != brings) others.push_back(claim.name);
      collection_.findings.push_back(
          {"L0407", Severity::error, place_of_replaced(about, name),
           "the mod " + info.name + " replaces " + name + ", " +
               (brings ? "but nothing before it has that name" : "but brings nothing of that name") +
               did_you_mean(name, others),
           brings ? "Write the name of what it takes the place of, here and in " +
                        std::string(name_of_file(item->file)) + ", or leave it out."
                  : "Write the name of a card, keyword, counter or rule set of the mod, or leave it out."});
    }
  }

  /// What is in the file, which becomes a part of the fingerprint.
  std::optional<std::string> contents(const std::string& file) {
    std::optional<std::string> text = read_file(file, collection_.findings);
    if (!text) return text;
    // By its name and not its path: the same folder elsewhere holds the same.
    print_.add(name_of_file(file));
    print_.add(0);
    print_.add(*text);
    print_.add(0);
    return text;
  }

  std::vector<Value> values_of(const std::string& file) {
    const std::optional<std::string> text = contents(file);
    return text ? reader_.read(file, *text, collection_.findings) : std::vector<Value>{};
  }

  template <typename T>
  T* expect(Value& value, const std::string& file, const char* what, const char* fix) {
    if (T* found = std::get_if<T>(&value)) return found;
    std::string message = "this file must return a ";
    message.append(what).append(", not ").append(kind_of(value));
    find("L0304", file, std::move(message), fix);
    return nullptr;
  }

  void read_card(const std::string& file, const std::string& code, const std::string& origin) {
    const std::optional<std::string> text = contents(file);
    if (!text || (only_ != nullptr && !only_->contains(name_without_ending(file)))) return;
    std::optional<CardScript> script = reader_.read_card(file, *text, collection_.findings);
    if (!script) return;
    // The folder settles both; a script cannot say them.
    script->card.set = code;
    script->card.file = file;
    const std::string name = lowered(script->card.name);
    if (const auto known = by_name_.find(name); known != by_name_.end()) {
      Entry& before = entries_[known->second];
      // Within the library, or one mod, the first stays.
      if (before.about.origin == origin) {
        find("L0402", file,
             "a second card is called " + script->card.name + "; the first is in " + before.about.file,
             "Give it another name, or remove one of the two files.");
        return;
      }
      before.replaced = true;
    }
    claim(ModItem::Kind::card, script->card.name, file);
    // A replacement stands where it was read, and not in the place of the card that it replaces.
    by_name_[name] = entries_.size();
    entries_.push_back(
        {std::move(script->card), {file, origin, CardId::none, std::move(script->differs)}, false});
  }

  Collection& collection_;
  ScriptReader reader_;
  const std::set<std::string>* only_;  ///< the files of cards that are run; null: all
  const bool has_mods_;
  std::map<std::string, Keyword> keywords_;
  std::map<std::string, CounterKind> counters_;
  std::map<std::pair<ModItem::Kind, std::string>, Claim> claims_;  ///< by names in lower case
  const ModInfo* mod_ = nullptr;                                   ///< that is being read
  std::vector<ModItem> items_;                                     ///< that it has brought so far
  std::deque<Entry> entries_;  ///< which stay where they are: a card is large
  Fnv<std::uint64_t> print_;
  std::map<std::string, std::size_t> by_name_;
};

}  // namespace

const char* name_of(ModItem::Kind kind) {
  switch (kind) {
    case ModItem::Kind::card:
      return "card";
    case ModItem::Kind::keyword:
      return "keyword";
    case ModItem::Kind::counter:
      return "counter";
    case ModItem::Kind::rule_set:
      return "rule set";
    case ModItem::Kind::set:
      return "set";
  }
  return "";
}

Collection load_collection(const std::string& cards, const std::vector<std::string>& mods,
                           const std::string& data, const std::set<std::string>* only, ScriptCache* cache) {
  Collection collection;
  collection.library = std::make_shared<Library>();
  Collector collector(collection, data, only, cache, !mods.empty());
  collector.read_keywords((fs::path(data) / "scripting" / "keywords").string());
  collector.read_counters((fs::path(data) / "scripting" / "counters.lua").string());
  collector.note_rule_sets((fs::path(data) / "scripting" / "rules").string());
  std::error_code ignored;
  if (!fs::is_directory(cards, ignored))
    collection.findings.push_back({"L0403",
                                   Severity::error,
                                   {cards, 0, 0, 1},
                                   "there is no folder of cards here",
                                   "Name a folder with one folder for each set, or leave it out."});
  else
    collector.read_cards(cards, "");
  collection.fingerprint = collector.fingerprint();
  for (const std::string& mod : mods) collector.read_mod(mod);
  collector.finish();
  return collection;
}

}  // namespace sleight
