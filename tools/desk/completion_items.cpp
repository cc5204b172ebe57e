#include "tools/desk/completion_items.h"

#include <algorithm>
#include <set>
#include <utility>

#include "tools/desk/snippets.h"

namespace sleight {
namespace {

CompletionKind kind_of(const std::string& family) {
  if (family == "heads") return CompletionKind::head;
  if (family == "steps") return CompletionKind::step;
  if (family == "keywords") return CompletionKind::keyword;
  if (family == "selectors") return CompletionKind::selector;
  if (family == "amounts") return CompletionKind::amount;
  if (family == "conditions") return CompletionKind::condition;
  if (family == "filters" || family.starts_with("methods")) return CompletionKind::method;
  if (family.starts_with("keys")) return CompletionKind::key;
  if (family == "verbs of scenarios") return CompletionKind::verb;
  return CompletionKind::ability;
}

/// Words that combine others are a family by themselves: what each of them gives.
struct Combining {
  const char* word;
  const char* gives;
};
constexpr Combining combining[] = {{"each", "a selector"},      {"either", "a selector"},
                                   {"targets", "a selector"},   {"between", "targets"},
                                   {"any_number", "targets"},   {"up_to", "targets"},
                                   {"exactly", "targets"},      {"divided", "targets"},
                                   {"of_one_owner", "targets"}, {"chosen_by", "targets"},
                                   {"mode", "a mode"},          {"choose_one", "abilities"},
                                   {"unread", "abilities"},     {"unsupported", "abilities"},
                                   {"token", "a token"},        {"keyword", "a file"},
                                   {"counter_kind", "a file"},  {"rule_set", "a file"},
                                   {"set", "a file"},           {"mod", "a file"}};

class ItemsAtPlace {
 public:
  ItemsAtPlace(const ScriptPlace& place, const LanguageReference& reference,
               const std::vector<std::string>& cards)
      : place_(place), reference_(reference), cards_(cards) {}

  std::vector<CompletionItem> find();

 private:
  /// What stands at places of that kind. Of what has no row nothing of the language is.
  struct Row {
    PlaceKind kind;
    void (ItemsAtPlace::*add)();
  };
  static const Row rows[];

  void add_heads() {
    add_family("heads");
    add_combining("a file");
    if (place_.field == "return") return;
    for (CompletionItem& item : found_) item.snippet = "return " + item.snippet;
  }
  void add_keys_and_items() {
    add_keys();
    if (!place_.wanted.empty()) add_type({"", place_.wanted, false, ""});
  }
  void add_values_of_field() { add_type({place_.field, place_.wanted, false, ""}); }
  void add_filters() { add_family("filters"); }
  void add_methods_of_duel() { add_family("methods of the duel, in a function"); }
  void add_verbs_of_scenario() { add_verbs("s:"); }
  void add_verbs_of_player() { add_verbs("p:"); }
  void add_players() {
    add("bob", CompletionKind::player, "a player", "The player whose turn it is at first.", "bob");
    add("sue", CompletionKind::player, "a player", "The other player.", "sue");
  }
  void add_cards() {
    for (const std::string& card : cards_) add(card, CompletionKind::card, "a card", "", in_snippet(card));
  }
  void add(const std::string& label, CompletionKind kind, const std::string& detail, const std::string& doc,
           std::string snippet) {
    if (known_.insert(label).second) found_.push_back({label, kind, detail, doc, std::move(snippet)});
  }
  void add_word(const ManualWord& word, CompletionKind kind) {
    add(word.name, kind, word.family, word.doc, snippet_of(word));
  }
  void add_family(const std::string& family) {
    for (const ManualWord* word : reference_.family(family)) add_word(*word, kind_of(family));
  }
  void add_combining(std::string_view gives) {
    for (const Combining& row : combining)
      if (row.gives == gives)
        if (const ManualWord* word = reference_.find("others", row.word))
          add_word(*word, gives == "a selector" || gives == "targets" ? CompletionKind::selector
                          : gives == "a file"                         ? CompletionKind::head
                                                                      : CompletionKind::ability);
  }
  void add_keys() {
    for (const ManualField& key : place_.keys)
      if (std::find(place_.present.begin(), place_.present.end(), key.name) == place_.present.end())
        add(key.name, CompletionKind::key, key.type, key.doc,
            place_.has_value ? key.name : snippet_of_key(key));
  }

  /// What gives what a type of the manual asks for.
  void add_type(const ManualField& field) {
    const std::string& type = field.type;
    if (speaks_of(type, "true")) {
      add("true", CompletionKind::value, type, "", "true");
      if (type == "true or false") add("false", CompletionKind::value, type, "", "false");
    }
    for (const std::string& list : place_.lists.empty() ? lists_for(field) : place_.lists)
      add_values(list, true);
    for (const std::string& family : families_for(type)) add_family(family);
    if (speaks_of(type, "selector")) {
      add_combining("a selector");
      // How many targets are chosen is told where they are declared.
      if (field.name == "target" || field.name == "selectors") add_combining("targets");
    }
    if (speaks_of(type, "abilit")) add_combining("abilities");
    add_combining(type);
    if (reference_.find("options", field.name) != nullptr) add_readings(field.name, true);
  }
  void add_values(const std::string& list, bool in_quotes) {
    for (const ManualField& value : reference_.list(list)) {
      const std::string written = in_quotes ? "\"" + value.name + "\"" : value.name;
      add(written, CompletionKind::value, list, value.doc, in_snippet(written));
    }
  }
  void add_readings(const std::string& option, bool with_quotes) {
    const ManualWord* word = reference_.find("options", option);
    for (const ManualField& reading : word->fields) {
      if (reading.name == "number") continue;
      const bool quoted = reading.name.starts_with('"');
      if (!with_quotes && !quoted) continue;
      const std::string name = with_quotes ? reading.name : reading.name.substr(1, reading.name.size() - 2);
      add(name, CompletionKind::value, option, reading.doc, in_snippet(name));
    }
  }
  void add_listed() {
    for (const std::string& list : place_.lists) add_values(list, false);
    if (!place_.lists.empty()) return;
    if (reference_.find("options", place_.field) != nullptr) return add_readings(place_.field, false);
    // Values that only one verb knows: the steps that a scenario moves on to.
    if (const ManualWord* verb = reference_.find("verbs of scenarios", place_.owner))
      for (const ManualField& value : verb->fields)
        if (value.type == "a step" || value.type == "a phase" || value.type == "between effects" ||
            value.type == "a kind" || value.type == "a value")
          add(value.name, CompletionKind::value, value.type, value.doc, in_snippet(value.name));
  }
  void add_verbs(std::string_view receiver) {
    for (const ManualWord* verb : reference_.family("verbs of scenarios"))
      if (!verb->fields.empty() && verb->fields.front().type.starts_with(receiver))
        add_word(*verb, CompletionKind::verb);
  }

  const ScriptPlace& place_;
  const LanguageReference& reference_;
  const std::vector<std::string>& cards_;
  std::set<std::string> known_;
  std::vector<CompletionItem> found_;
};

const ItemsAtPlace::Row ItemsAtPlace::rows[] = {{PlaceKind::head, &ItemsAtPlace::add_heads},
                                                {PlaceKind::key, &ItemsAtPlace::add_keys_and_items},
                                                {PlaceKind::verb_key, &ItemsAtPlace::add_keys_and_items},
                                                {PlaceKind::item, &ItemsAtPlace::add_values_of_field},
                                                {PlaceKind::value, &ItemsAtPlace::add_values_of_field},
                                                {PlaceKind::argument, &ItemsAtPlace::add_values_of_field},
                                                {PlaceKind::method, &ItemsAtPlace::add_filters},
                                                {PlaceKind::duel_method, &ItemsAtPlace::add_methods_of_duel},
                                                {PlaceKind::listed, &ItemsAtPlace::add_listed},
                                                {PlaceKind::verb, &ItemsAtPlace::add_verbs_of_scenario},
                                                {PlaceKind::player_verb, &ItemsAtPlace::add_verbs_of_player},
                                                {PlaceKind::player, &ItemsAtPlace::add_players},
                                                {PlaceKind::card_name, &ItemsAtPlace::add_cards}};

std::vector<CompletionItem> ItemsAtPlace::find() {
  for (const Row& row : rows)
    if (row.kind == place_.kind) (this->*row.add)();
  return std::move(found_);
}

}  // namespace

std::string snippet_of(const ManualWord& word) {
  if (word.family == "heads") return snippet_of_head(word);
  return word.family == "verbs of scenarios" ? snippet_of_verb(word) : snippet_of_word(word);
}

std::vector<CompletionItem> completions_at(const ScriptPlace& place, const LanguageReference& reference,
                                           const std::vector<std::string>& cards) {
  return ItemsAtPlace(place, reference, cards).find();
}

}  // namespace sleight
