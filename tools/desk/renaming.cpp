#include "tools/desk/renaming.h"

#include <algorithm>

#include "core/card/letters.h"
#include "scripting/syntax/script_tokens.h"
#include "scripting/words/script_printer.h"
#include "tools/files/card_file_name.h"

namespace sleight {
namespace {

const char* word_for(NamedKind kind) {
  switch (kind) {
    case NamedKind::card:
      return "card";
    case NamedKind::keyword:
      return "keyword";
    case NamedKind::counter:
      return "counter";
    case NamedKind::set:
      return "set";
    case NamedKind::rule_set:
      return "rule set";
  }
  return "";
}

bool is_digit(char c) { return c >= '0' && c <= '9'; }

/// Longer ones fit on no line of a deck.
constexpr std::size_t most_of_a_name = 200;

/// Why no name of that kind is spelt so; "" where one may be.
std::string why_no_name(NamedKind kind, const std::string& wanted) {
  const std::string what = std::string("the name of a ") + word_for(kind);
  if (wanted.find_first_not_of(" \t\r\n") == std::string::npos) return what + " is not empty";
  if (wanted.front() == ' ' || wanted.back() == ' ') return what + " neither begins nor ends with a blank";
  if (wanted.size() > most_of_a_name)
    return what + " has " + std::to_string(most_of_a_name) + " bytes at most";
  for (const char c : wanted)
    // It is written in quotes, in long brackets and on lines of decks.
    if (static_cast<unsigned char>(c) < ' ' || std::string_view("\"\\[]").find(c) != std::string_view::npos)
      return what + " has no quotes, backslashes, brackets or ends of lines";
  const auto all_are = [&](std::string_view others) {
    return std::all_of(wanted.begin(), wanted.end(), [&](char c) {
      return is_letter(c) || is_digit(c) || others.find(c) != std::string_view::npos;
    });
  };
  if (kind == NamedKind::card) return card_file_name(wanted).empty() ? what + " has a letter or a digit" : "";
  if (kind == NamedKind::keyword) {
    if (!all_are(" -") || !is_letter(wanted.front()))
      return what + " begins with a letter, and has only letters, digits, blanks and `-`";
    return is_lua_keyword(keyword_word(wanted)) ? "`" + wanted + "` is a word of Lua" : "";
  }
  if (kind == NamedKind::counter)
    return all_are(" -+/'") ? "" : what + " has only letters, digits, blanks and `-`, `+`, `/`, `'`";
  if (kind == NamedKind::set)
    return all_are("_-") ? "" : "the code of a set has only letters, digits, `_` and `-`";
  return "";
}

bool is_taken(const Workspace& workspace, const LanguageReference& reference, const DefinedName& name,
              const std::string& wanted) {
  const std::string folded = lowered(wanted);
  const auto is_in = [&](const char* list) {
    return std::ranges::any_of(reference.list(list),
                               [&](const ManualField& each) { return lowered(each.name) == folded; });
  };
  if (name.kind == NamedKind::card)
    return std::ranges::any_of(workspace.scripts().cards,
                               [&](const CardFile& script) { return lowered(script.card.name) == folded; }) ||
           workspace.others().contains(folded);
  // It is written as a word, which must not mean anything else.
  if (name.kind == NamedKind::keyword) return is_in("keywords") || reference.knows(keyword_word(wanted));
  if (name.kind == NamedKind::counter)
    return is_in("counters") || reference.find("counters", wanted) != nullptr;
  if (name.kind == NamedKind::set) return is_in("sets");
  return false;
}

}  // namespace

std::optional<Renaming> renaming_at(const Workspace& workspace, const LanguageReference& reference,
                                    std::string_view text, std::size_t offset) {
  const std::optional<DefinedName> name = name_at(workspace, reference, text, offset);
  if (!name) return std::nullopt;
  const ScriptPlace place = place_at(text, offset, reference);
  Renaming renaming{*name, {}, place.begin, place.end, ""};
  const std::optional<NamePlace> defined = definition_of(workspace, *name);
  const std::string told = std::string("the ") + word_for(name->kind) + " `" + name->name + "`";
  if (name->kind == NamedKind::rule_set)
    // What is spelt like one need not be one: no list tells where rule sets are named.
    renaming.refusal = told + " is not renamed: scenarios, settings and commands name rule sets too";
  else if (!defined)
    renaming.refusal = told + " is the program's own: no script defines it";
  else if (workspace.known_as(defined->file).empty())
    renaming.refusal =
        told + " is defined in " + defined->file + ", which is none of the scripts opened here";
  else
    renaming.defined = *defined;
  return renaming;
}

std::string why_not_called(const Workspace& workspace, const LanguageReference& reference,
                           const DefinedName& name, const std::string& wanted) {
  if (std::string why = why_no_name(name.kind, wanted); !why.empty()) return why;
  // The same name in other letters is no other's.
  const bool is_same = lowered(wanted) == lowered(name.name);
  if (!is_same && is_taken(workspace, reference, name, wanted))
    return "`" + wanted + "` is taken: a " + word_for(name.kind) + " or another word is called so already";
  return "";
}

std::vector<NameEdit> edits_of_renaming(const Workspace& workspace, const LanguageReference& reference,
                                        const NamingFiles& files, const DefinedName& name,
                                        const std::string& wanted) {
  std::vector<NameEdit> edits;
  for (NamePlace& place : uses_of(workspace, reference, files, name)) {
    const EditedText* edited = workspace.edited_text(place.file);
    const std::string text = edited != nullptr ? edited->text : workspace.text_of(place.file).value_or("");
    std::string written = wanted;
    const char before = place.begin == 0 || place.begin > text.size() ? ' ' : text[place.begin - 1];
    if (place.spelling == NameSpelling::as_word) {
      written = keyword_word(wanted);
    } else if (place.spelling == NameSpelling::in_text) {
      // A sentence begins with a capital.
      if (place.begin < text.size() && text[place.begin] != name.name.front())
        written.front() = raised(written.front());
    } else if (place.spelling == NameSpelling::in_quotes && before == '\'') {
      std::string escaped;
      for (const char c : written) escaped += (c == '\'' ? "\\" : "") + std::string(1, c);
      written = std::move(escaped);
    }
    edits.push_back({std::move(place), std::move(written)});
  }
  return edits;
}

}  // namespace sleight
