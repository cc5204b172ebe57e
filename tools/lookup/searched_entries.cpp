#include "tools/lookup/searched_entries.h"

#include <algorithm>
#include <map>
#include <set>

#include "scripting/list_manual.h"
#include "scripting/value_manual.h"
#include "tools/reports/all_codes.h"
#include "tools/scenario/verbs_manual.h"

namespace sleight {
namespace {

/// The keys that are written in the tables of words (`pay` of `may`), where no word has that name: each once,
/// with what the first of its words tells of it.
std::vector<ManualWord> keys_in_tables(const std::vector<ManualWord>& words) {
  std::set<std::string> known;
  for (const ManualWord& word : words) known.insert(word.name);
  std::map<std::string, std::vector<const ManualWord*>> owners;
  std::map<std::string, std::string> docs;
  for (const ManualWord& word : words) {
    if (word.style != ManualWord::Style::table || word.family == "heads") continue;
    for (const ManualField& field : word.fields) {
      if (known.contains(field.name)) continue;
      owners[field.name].push_back(&word);
      docs.emplace(field.name, field.doc);
    }
  }
  constexpr std::size_t most_owners = 3;
  std::vector<ManualWord> keys;
  for (const auto& [name, of] : owners) {
    ManualWord key;
    key.name = name;
    key.family = "keys of other words";
    key.doc = docs[name] + " Of ";
    for (std::size_t i = 0; i < std::min(of.size(), most_owners); ++i)
      key.doc += (i == 0 ? "`" : ", `") + of[i]->name + "`";
    if (of.size() > most_owners) key.doc += " and " + std::to_string(of.size() - most_owners) + " more";
    key.doc += ".";
    keys.push_back(std::move(key));
  }
  return keys;
}

EntryKind kind_of_family(const std::string& family) {
  if (family == "keywords") return EntryKind::keyword;
  if (family == "counters") return EntryKind::counter;
  if (family == "options") return EntryKind::option;
  if (family.find("of scenarios") != std::string::npos) return EntryKind::verb;
  return EntryKind::word;
}

void add_word(const ManualWord& word, std::vector<Entry>& entries) {
  if (word.family == "values, in quotes") {
    for (const ManualField& value : word.fields)
      entries.push_back({.kind = EntryKind::value,
                         .name = value.name,
                         .family = word.name,
                         .doc = value.doc,
                         .more = word.doc});
    return;
  }
  Entry entry{.kind = kind_of_family(word.family),
              .name = word.name,
              .family = word.family,
              .doc = word.doc,
              .rules = word.rules,
              .word = &word};
  // The heads share the keys of a card, which are words themselves.
  if (word.family != "heads")
    for (const ManualField& field : word.fields) entry.more += field.name + " " + field.doc + " ";
  entries.push_back(std::move(entry));
}

}  // namespace

const std::vector<std::string>& entry_kind_names() {
  static const std::vector<std::string> names{"word", "value", "keyword", "counter", "option",
                                              "verb", "code",  "card",    "scenario"};
  return names;
}

std::vector<ManualWord> whole_manual(const Library& library) {
  std::vector<ManualWord> words = manual();
  for (ManualWord& key : keys_in_tables(words)) words.push_back(std::move(key));
  for (const auto& more :
       {value_manual(), library_manual(library), options_manual(), scenario::verbs_manual()})
    words.insert(words.end(), more.begin(), more.end());
  return words;
}

std::vector<Entry> searched_entries(const std::vector<ManualWord>& manual, const Collection& cards,
                                    const std::vector<NamedScenario>& scenarios) {
  std::vector<Entry> entries;
  for (const ManualWord& word : manual) add_word(word, entries);
  for (const CodeHelp* code : all_codes())
    entries.push_back(
        {.kind = EntryKind::code, .name = code->code, .doc = code->title, .more = code->explanation});
  for (const CollectedCard& card : cards.cards)
    entries.push_back({.kind = EntryKind::card,
                       .name = cards.library->card(card.id).name,
                       .doc = cards.library->card(card.id).text,
                       .file = card.file,
                       .card = &card});
  for (const NamedScenario& scenario : scenarios)
    entries.push_back(
        {.kind = EntryKind::scenario, .name = scenario.title, .file = scenario.file, .line = scenario.line});
  return entries;
}

}  // namespace sleight
