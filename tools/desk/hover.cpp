#include "tools/desk/hover.h"

#include <algorithm>
#include <cctype>
#include <utility>

#include "core/card/letters.h"
#include "grammar/describe.h"
#include "tools/library/card_library.h"

namespace sleight {
namespace {

std::string english_of(const CardFile& script, const Words& words, const Vocabulary& vocabulary) {
  std::string lines = describe(script.card, words, vocabulary);
  std::string out = "**" + script.card.name + "** " + headline(script.card, words, vocabulary);
  // Each line of the text is a paragraph.
  std::string paragraph;
  for (const char c : lines + "\n") {
    if (c != '\n') {
      paragraph += c;
    } else if (!paragraph.empty()) {
      out += "\n\n" + paragraph;
      paragraph.clear();
    }
  }
  return out;
}

/// The line of the shortest script in which a word stands behind and before these.
std::string example_of(const Workspace& workspace, const std::string& word, std::string_view before,
                       std::string_view behind) {
  const CardFile* shortest = nullptr;
  std::size_t place = 0;
  for (const CardFile& script : workspace.scripts().cards) {
    if (shortest != nullptr && script.source.size() >= shortest->source.size()) continue;
    const std::string& text = script.source;
    for (std::size_t at = text.find(word); at != std::string::npos; at = text.find(word, at + 1)) {
      const std::size_t end = at + word.size();
      const bool whole =
          (at == 0 || !is_byte_of_word(text[at - 1])) && (end == text.size() || !is_byte_of_word(text[end]));
      const bool in_text =
          text.rfind("[[", at) != std::string::npos &&
          (text.rfind("]]", at) == std::string::npos || text.rfind("]]", at) < text.rfind("[[", at));
      if (!whole || in_text || !std::string_view(text).substr(0, at).ends_with(before) ||
          !std::string_view(text).substr(end).starts_with(behind))
        continue;
      shortest = &script;
      place = at;
      break;
    }
  }
  if (shortest == nullptr) return "";
  const std::string& text = shortest->source;
  const std::size_t end_before = text.rfind('\n', place);
  const std::size_t line = end_before == std::string::npos ? 0 : end_before + 1;
  const std::size_t first = text.find_first_not_of(" \t", line);
  return "\n\n```lua\n-- " + shortest->card.name + "\n" + text.substr(first, text.find('\n', place) - first) +
         "\n```";
}

std::string fields_of(const ManualWord& word) {
  std::string out;
  // The keys of a card are words themselves.
  if (word.family == "heads") return out;
  for (const ManualField& field : word.fields)
    if (field.name == "usage")
      out += "\n\n`" + field.type + "`";
    else if (word.family != "verbs of scenarios")
      out += (out.empty() ? "\n\n- `" : "\n- `") + field.name + "`, " + field.type +
             (field.required ? "" : ", may be left out") + ": " + field.doc;
  return out;
}

std::string told_of(const Workspace& workspace, const ManualWord& word) {
  std::string out = "**" + word.name + "** *" + word.family + "*\n\n" + word.doc;
  if (!word.rules.empty()) out += " (" + word.rules + ")";
  out += fields_of(word);
  if (word.family == "verbs of scenarios" || word.family == "options") return out;
  const bool is_method = word.style == ManualWord::Style::method;
  const bool is_key = word.family.starts_with("keys");
  return out + example_of(workspace, word.name,
                          is_method                ? ":"
                          : word.family == "heads" ? "return "
                                                   : "",
                          is_key                                                             ? " ="
                          : word.style == ManualWord::Style::table && word.family != "heads" ? " {"
                                                                                             : "");
}

const ManualWord* find_in_families(const LanguageReference& reference, const std::string& type,
                                   const std::string& name) {
  for (const std::string& family : families_for(type))
    if (const ManualWord* word = reference.find(family, name)) return word;
  return reference.find_word(name);
}

/// `not_tapped` is told of as `tapped`.
std::string unturned(const std::string& method) {
  return method.starts_with("not_") && method.size() > 4 ? method.substr(4) : method;
}

class Teller {
 public:
  Teller(const Workspace& workspace, const LanguageReference& reference, const ScriptPlace& place)
      : workspace_(workspace), reference_(reference), place_(place) {}

  std::string tell() const {
    const std::string& name = place_.text;
    switch (place_.kind) {
      case PlaceKind::head:
        if (const ManualWord* head = reference_.find("heads", name)) return word(head);
        return word(reference_.find("others", name));
      case PlaceKind::key:
      case PlaceKind::verb_key:
        return key();
      case PlaceKind::item:
      case PlaceKind::value:
      case PlaceKind::argument:
        return word(find_in_families(reference_, place_.wanted, name));
      case PlaceKind::method: {
        const ManualWord* filter = reference_.find("filters", name);
        return word(filter != nullptr ? filter : reference_.find("filters", unturned(name)));
      }
      case PlaceKind::duel_method:
        return word(reference_.find("methods of the duel, in a function", name));
      case PlaceKind::verb:
      case PlaceKind::player_verb:
        return word(reference_.find("verbs of scenarios", name));
      case PlaceKind::listed:
        return value();
      case PlaceKind::given_name:
      case PlaceKind::card_name:
        return card_in_english(workspace_, name);
      case PlaceKind::free_text:
      case PlaceKind::nothing:
      case PlaceKind::player:
      case PlaceKind::card_text:
        return place_.kind == PlaceKind::free_text ? card_in_english(workspace_, name) : "";
    }
    return "";
  }

 private:
  std::string word(const ManualWord* found) const {
    return found == nullptr ? "" : told_of(workspace_, *found);
  }
  std::string key() const {
    for (const ManualField& key : place_.keys)
      if (key.name == place_.text)
        return "**" + key.name + "** *" + key.type + "*, of `" + place_.owner + "`\n\n" + key.doc +
               (place_.kind == PlaceKind::key ? example_of(workspace_, key.name, "", " =") : "");
    return word(reference_.find_word(place_.text));
  }
  std::string value() const {
    for (const std::string& list : place_.lists)
      for (const ManualField& value : reference_.list(list))
        if (value.name == place_.text) return "**" + value.name + "** *" + list + "*\n\n" + value.doc;
    if (const ManualWord* option = reference_.find("options", place_.field))
      for (const ManualField& reading : option->fields)
        if (reading.name == "\"" + place_.text + "\"")
          return "**" + place_.text + "** *" + option->name + "*\n\n" + reading.doc;
    if (const ManualWord* verb = reference_.find("verbs of scenarios", place_.owner))
      for (const ManualField& value : verb->fields)
        if (value.name == place_.text) return "**" + value.name + "** *" + value.type + "*\n\n" + value.doc;
    return "";
  }

  const Workspace& workspace_;
  const LanguageReference& reference_;
  const ScriptPlace& place_;
};

/// The id of a rule ("R-MANA-4") that a byte lies in; empty where none does.
std::pair<std::size_t, std::size_t> rule_id_at(std::string_view text, std::size_t offset) {
  const auto is_part = [&](std::size_t at) {
    return at < text.size() && (is_byte_of_word(text[at]) || text[at] == '-');
  };
  std::size_t begin = std::min(offset, text.size());
  while (begin > 0 && is_part(begin - 1)) --begin;
  std::size_t end = begin;
  while (is_part(end)) ++end;
  const std::string_view id = text.substr(begin, end - begin);
  const std::size_t number = id.rfind('-');
  const bool is_id = id.starts_with("R-") && number > 2 && number + 1 < id.size() &&
                     std::all_of(id.begin() + static_cast<std::ptrdiff_t>(number) + 1, id.end(),
                                 [](unsigned char c) { return std::isdigit(c) != 0; });
  return is_id ? std::pair{begin, end} : std::pair{begin, begin};
}

/// Whether a list of ids ("D-04, R-MANA-4") has this one.
bool cites(const std::string& rules, const std::string& id) {
  for (std::size_t at = rules.find(id); at != std::string::npos; at = rules.find(id, at + 1)) {
    const std::size_t end = at + id.size();
    if (end == rules.size() || std::isdigit(static_cast<unsigned char>(rules[end])) == 0) return true;
  }
  return false;
}

std::string told_of_rule(const LanguageReference& reference, const std::string& id) {
  std::string out;
  for (const char* family : {"options", "steps", "abilities", "triggers", "rules", "filters", "amounts",
                             "conditions", "heads", "keys of a card"})
    for (const ManualWord* word : reference.family(family))
      if (cites(word->rules, id) || cites(word->doc, id)) out += "\n\n`" + word->name + "`: " + word->doc;
  return out.empty() ? out : "**" + id + "**" + out;
}

}  // namespace

std::string state_in_words(const ScriptCheck& check, const CardFile& script) {
  if (check.is_wrong()) return "There are errors in its script.";
  switch (check.text.outcome) {
    case TextCheck::Outcome::proved:
      return "Its text proves its script.";
    case TextCheck::Outcome::differs:
      return "Its text says something else than its script.";
    case TextCheck::Outcome::unread:
      return script.functions > 0 ? "It has a function, which no text proves."
                                  : "Its text is not read to the end.";
    case TextCheck::Outcome::unsupported:
      return "Its script does nothing yet.";
    case TextCheck::Outcome::no_text:
      return "It has no text.";
  }
  return "";
}

std::string card_in_english(const Workspace& workspace, const std::string& name) {
  const Scripts& scripts = workspace.scripts();
  const std::string folded = lowered(name);
  for (std::size_t i = 0; i < scripts.cards.size(); ++i) {
    const CardFile& script = scripts.cards[i];
    if (script.card.name.size() != name.size() || lowered(script.card.name) != folded) continue;
    return english_of(script, scripts.words, workspace.data().vocabulary) + "\n\n" +
           state_in_words(workspace.checks()[i], script);
  }
  const auto other = workspace.others().find(folded);
  if (other == workspace.others().end()) return "";
  const CardSources& sources = workspace.sources();
  const Scripts read =
      load_scripts({other->second}, 1, sources.mods, {}, data_folder(sources), sources.cache.get());
  return read.cards.empty() ? "" : english_of(read.cards.front(), read.words, workspace.data().vocabulary);
}

std::optional<Hover> hover_at(const Workspace& workspace, const LanguageReference& reference,
                              std::string_view text, std::size_t offset) {
  const ScriptPlace place = place_at(text, offset, reference);
  const bool may_cite = place.kind == PlaceKind::nothing || place.quoted;
  if (const auto [begin, end] = rule_id_at(text, offset); may_cite && end > begin) {
    std::string told = told_of_rule(reference, std::string(text.substr(begin, end - begin)));
    return told.empty() ? std::nullopt : std::optional(Hover{begin, end, std::move(told)});
  }
  if (place.text.empty()) return std::nullopt;
  std::string told = Teller(workspace, reference, place).tell();
  return told.empty() ? std::nullopt : std::optional(Hover{place.begin, place.end, std::move(told)});
}

}  // namespace sleight
