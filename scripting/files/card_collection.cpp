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
#include "scripting/files/script_files.h"

namespace sleight {
namespace {

namespace fs = std::filesystem;

std::string name_without_ending(const std::string& file) {
  const std::string_view name = name_of_file(file);
  return std::string(name.substr(0, name.rfind('.')));
}

/// Gathers a collection; what later mods replace is known by name until everything is there.
class Collector {
 public:
  Collector(Collection& collection, const std::string& data, const std::set<std::string>* only,
            ScriptCache* cache)
      : collection_(collection), reader_(collection.library->words(), data, {}, cache), only_(only) {}

  void read_keywords(const std::string& folder) {
    for (const std::string& file : script_files(folder, collection_.findings))
      for (Value& value : values_of(file))
        if (Keyword* keyword =
                expect<Keyword>(value, file, "keyword", "Begin it with `return keyword \"name\" { ... }`."))
          // By name, as words are compared: a mod's keyword takes the place of the one that was there.
          keywords_[lowered(keyword->name)] = std::move(*keyword);
  }

  void read_counters(const std::string& file) {
    std::error_code ignored;
    if (!fs::exists(file, ignored)) return;
    for (Value& value : values_of(file))
      if (CounterKind* counter =
              expect<CounterKind>(value, file, "counter", "List `counter \"name\" { ... }` in it."))
        counters_[lowered(counter->name)] = std::move(*counter);
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
      if (fs::exists(about, ignored)) {
        for (Value& value : values_of(about))
          if (SetInfo* info =
                  expect<SetInfo>(value, about, "set", "Write `return set { name = ..., code = ... }`.")) {
            code = info->code;
            collection_.sets.push_back({set, std::move(*info)});
          }
      }
      for (const std::string& file : script_files(set, collection_.findings)) read_card(file, code, origin);
    }
    for (const fs::directory_entry& entry : entries)
      if (entry.path().extension() == ".lua" && entry.path().filename() != "mod.lua" &&
          entry.is_regular_file(ignored))
        read_card(entry.path().string(), "", origin);
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
    // Last, so that a mod cannot be what it needs itself.
    collection_.mods.push_back({std::move(info), print_.value()});
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

  void find(const char* code, const std::string& file, std::string message, std::string fix,
            Severity severity = Severity::error) {
    collection_.findings.push_back({code, severity, {file, 1, 1, 1}, std::move(message), std::move(fix)});
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
      // Between mods it is a warning: whoever named both chose their order. A mod may replace a card of the
      // library without a word. Within one of them the first stays.
      const bool same_origin = before.about.origin == origin;
      if (same_origin || !before.about.origin.empty())
        find("L0402", file,
             "a second card is called " + script->card.name + "; the first is in " + before.about.file +
                 (same_origin ? "" : ", of the mod " + before.about.origin),
             same_origin ? "Give it another name, or remove one of the two files."
                         : "Load only one of the two mods, or remove the card from one of them.",
             same_origin ? Severity::error : Severity::warning);
      if (same_origin) return;
      before.replaced = true;
    }
    // A replacement stands where it was read, and not in the place of the card that it replaces.
    by_name_[name] = entries_.size();
    entries_.push_back(
        {std::move(script->card), {file, origin, CardId::none, std::move(script->differs)}, false});
  }

  Collection& collection_;
  ScriptReader reader_;
  const std::set<std::string>* only_;  ///< the files of cards that are run; null: all
  std::map<std::string, Keyword> keywords_;
  std::map<std::string, CounterKind> counters_;
  std::deque<Entry> entries_;  ///< which stay where they are: a card is large
  Fnv<std::uint64_t> print_;
  std::map<std::string, std::size_t> by_name_;
};

}  // namespace

Collection load_collection(const std::string& cards, const std::vector<std::string>& mods,
                           const std::string& data, const std::set<std::string>* only, ScriptCache* cache) {
  Collection collection;
  collection.library = std::make_shared<Library>();
  Collector collector(collection, data, only, cache);
  collector.read_keywords((fs::path(data) / "scripting" / "keywords").string());
  collector.read_counters((fs::path(data) / "scripting" / "counters.lua").string());
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
