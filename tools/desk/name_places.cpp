#include "tools/desk/name_places.h"

#include <algorithm>
#include <cctype>
#include <filesystem>
#include <set>
#include <tuple>
#include <utility>
#include <variant>

#include "core/card/letters.h"
#include "scripting/files/script_files.h"
#include "scripting/words/script_printer.h"
#include "tools/desk/document_symbols.h"
#include "tools/files/file_system.h"
#include "tools/library/card_library.h"

namespace sleight {
namespace {

/// The files that may define keywords, counters, sets and rule sets: those of the workspace, and those of the
/// program and of mods around it.
std::vector<std::string> files_of_modules(const Workspace& workspace) {
  std::vector<std::string> files;
  for (const ModuleFile& module : workspace.scripts().module_files) files.push_back(module.file);
  const CardSources& sources = workspace.sources();
  const std::string data = data_folder(sources);
  Diagnostics told_when_loaded;
  for (const std::string& file : keyword_files(sources.mods, data)) files.push_back(file);
  for (const std::string& file : script_files(data + "/scripting/rules", told_when_loaded))
    files.push_back(file);
  files.push_back(data + "/scripting/counters.lua");
  for (const std::string& mod : sources.mods) {
    for (const char* folder : {"/rules", "/cards"})
      if (is_folder(mod + folder))
        for (const std::string& file : lua_files(mod + folder, told_when_loaded))
          if (folder == std::string_view("/rules") || file.ends_with("/set.lua")) files.push_back(file);
    files.push_back(mod + "/counters.lua");
  }
  const std::string cards = sources.library.empty() ? data + "/cards" : sources.library;
  std::error_code none;
  for (const auto& entry : std::filesystem::directory_iterator(cards, none))
    files.push_back(entry.path().string() + "/set.lua");
  // One file may be reached by several paths: the workspace's comes first.
  std::vector<std::string> places, once;
  for (const std::string& file : files) {
    const std::string place = place_of_file(file);
    if (std::find(places.begin(), places.end(), place) != places.end()) continue;
    places.push_back(place);
    once.push_back(file);
  }
  return once;
}

/// The word of a script that defines something of that kind, or its key; a card is defined by any head.
struct DefiningWord {
  NamedKind kind;
  const char* word;
};
constexpr DefiningWord defining_words[] = {{NamedKind::keyword, "keyword"},
                                           {NamedKind::counter, "counter_kind"},
                                           {NamedKind::rule_set, "rule_set"},
                                           {NamedKind::set, "code"}};

/// Where a script says `word "name"`, or `word = "name"`.
std::optional<NamePlace> defined_in(const std::string& file, const std::string& text, std::string_view word,
                                    const std::string& name) {
  if (text.find(name) == std::string::npos) return std::nullopt;
  const std::vector<ScriptToken> tokens = tokens_of(text);
  for (std::size_t i = 1; i < tokens.size(); ++i) {
    const ScriptToken& token = tokens[i];
    if (token.kind != TokenKind::string ||
        std::string_view(text).substr(token.inner, token.inner_end - token.inner) != name)
      continue;
    std::size_t before = i - 1;
    if (before > 0 && text.compare(tokens[before].begin, 1, "=") == 0) --before;
    if (std::string_view(text).substr(tokens[before].begin, tokens[before].end - tokens[before].begin) ==
        word)
      return NamePlace{file, token.inner, token.inner_end};
  }
  return std::nullopt;
}

/// Where a card script says the name of its card.
std::optional<NamePlace> name_of_card(const std::string& file, const std::string& text,
                                      const std::string& name) {
  for (const ScriptToken& token : tokens_of(text))
    if (token.kind == TokenKind::string &&
        lowered(std::string_view(text).substr(token.inner, token.inner_end - token.inner)) == lowered(name))
      return NamePlace{file, token.inner, token.inner_end};
  return std::nullopt;
}

/// Looks for a name in texts.
class Search {
 public:
  Search(const LanguageReference& reference, const DefinedName& name)
      : reference_(reference),
        name_(name),
        word_(name.kind == NamedKind::keyword ? keyword_word(name.name) : "") {}

  /// Whether a text may speak of it at all.
  bool may_be_in(const std::string& text) const {
    return text.find(name_.name) != std::string::npos ||
           (!word_.empty() && text.find(word_) != std::string::npos);
  }
  void in_script(const std::string& file, const std::string& text) {
    if (!may_be_in(text)) return;
    tree_.reset();
    // Most scenarios have texts in quotes alone: their lines tell where these begin, and no token is needed.
    const bool by_lines =
        word_.empty() && text.find("[[") == std::string::npos && text.find("[=") == std::string::npos;
    if (by_lines)
      in_lines(file, text);
    else
      in_tokens(file, text);
  }
  /// A deck has a card on a line, behind how many of it there are.
  void in_deck(const std::string& file, const std::string& text) {
    for (std::size_t at = text.find(name_.name); at != std::string::npos;
         at = text.find(name_.name, at + 1)) {
      const std::size_t end = at + name_.name.size();
      const std::size_t end_before = at == 0 ? std::string::npos : text.rfind('\n', at - 1);
      const std::size_t line = end_before == std::string::npos ? 0 : end_before + 1;
      const std::string before = text.substr(line, at - line);
      const std::size_t end_of_line = std::min(text.find_first_of("\r\n", end), text.size());
      const bool alone = text.find_first_not_of(" \t", end) >= end_of_line;
      const bool counted = before.find_first_not_of("0123456789xX \tSB:") == std::string::npos;
      if (alone && counted) found_.push_back({file, at, end, NameSpelling::in_deck});
    }
  }
  std::vector<NamePlace> found() {
    std::sort(found_.begin(), found_.end(), [](const NamePlace& a, const NamePlace& b) {
      return std::tie(a.file, a.begin) < std::tie(b.file, b.begin);
    });
    return std::move(found_);
  }

 private:
  static bool stands_for_keyword(const std::string& text, const std::vector<ScriptToken>& tokens,
                                 std::size_t at) {
    const auto is = [&](std::size_t token, std::string_view sign) {
      return token < tokens.size() && tokens[token].kind == TokenKind::sign &&
             std::string_view(text).substr(tokens[token].begin, tokens[token].end - tokens[token].begin) ==
                 sign;
    };
    // Behind a colon it is a method, and before `=` a key.
    return !(at > 0 && (is(at - 1, ":") || is(at - 1, "."))) && !is(at + 1, "=");
  }
  void in_lines(const std::string& file, const std::string& text) {
    for (std::size_t at = text.find(name_.name); at != std::string::npos; at = text.find(name_.name, at + 1))
      if (is_whole_text(text, at, at + name_.name.size()))
        add_if_meant(file, text, at, at + name_.name.size());
  }
  void in_tokens(const std::string& file, const std::string& text) {
    const std::vector<ScriptToken> tokens = tokens_of(text);
    const std::size_t known = found_.size();
    for (std::size_t i = 0; i < tokens.size(); ++i) {
      const ScriptToken& token = tokens[i];
      if (token.kind == TokenKind::string)
        in_string(file, text, token);
      else if (token.kind == TokenKind::name && !word_.empty() &&
               std::string_view(text).substr(token.begin, token.end - token.begin) == word_ &&
               stands_for_keyword(text, tokens, i))
        found_.push_back({file, token.begin, token.end, NameSpelling::as_word});
    }
    if (found_.size() > known) in_texts(file, text, tokens);
  }
  /// Whether what a text says at `at` is a part of a longer name that its script has in quotes: of its card.
  bool is_in_longer_name(const std::string& text, const std::vector<ScriptToken>& tokens,
                         const std::string& said, std::size_t at) const {
    return std::any_of(tokens.begin(), tokens.end(), [&](const ScriptToken& token) {
      if (token.kind != TokenKind::string || text[token.begin] == '[') return false;
      const std::string_view name = std::string_view(text).substr(token.inner, token.inner_end - token.inner);
      if (name.size() <= name_.name.size()) return false;
      for (std::size_t found = said.find(name); found != std::string::npos;
           found = said.find(name, found + 1))
        if (found <= at && at < found + name.size()) return true;
      return false;
    });
  }
  /// The text of a card whose script names a keyword or a counter names it too.
  void in_texts(const std::string& file, const std::string& text, const std::vector<ScriptToken>& tokens) {
    if (name_.kind != NamedKind::keyword && name_.kind != NamedKind::counter) return;
    const auto is = [&](const ScriptToken& token, std::string_view said) {
      return text.compare(token.begin, token.end - token.begin, said) == 0;
    };
    for (std::size_t i = 2; i < tokens.size(); ++i) {
      if (tokens[i].kind != TokenKind::string || !is(tokens[i - 1], "=") || !is(tokens[i - 2], "text"))
        continue;
      const std::string said = text.substr(tokens[i].inner, tokens[i].inner_end - tokens[i].inner);
      const std::string folded = lowered(said), sought = lowered(name_.name);
      for (std::size_t at = folded.find(sought); at != std::string::npos; at = folded.find(sought, at + 1)) {
        const std::size_t end = at + sought.size();
        const bool whole = (at == 0 || !is_byte_of_word(said[at - 1])) &&
                           (end == said.size() || !is_byte_of_word(said[end]));
        const bool meant = name_.kind == NamedKind::keyword || folded.compare(end, 8, " counter") == 0;
        // The first letter of a sentence is a capital.
        const bool spelt = said.compare(at + 1, sought.size() - 1, name_.name, 1) == 0;
        if (whole && meant && spelt && !is_in_longer_name(text, tokens, said, at))
          found_.push_back({file, tokens[i].inner + at, tokens[i].inner + end, NameSpelling::in_text});
      }
    }
  }
  /// Whether these bytes are all that a text in quotes says, in a script without long brackets.
  static bool is_whole_text(const std::string& text, std::size_t begin, std::size_t end) {
    if (begin == 0 || end >= text.size()) return false;
    const std::size_t end_before = text.rfind('\n', begin - 1);
    char quote = '\0';
    std::size_t opened = 0;
    for (std::size_t i = end_before == std::string::npos ? 0 : end_before + 1; i < begin; ++i) {
      const char c = text[i];
      if (quote != '\0') {
        if (c == '\\')
          ++i;
        else if (c == quote)
          quote = '\0';
      } else if (c == '"' || c == '\'') {
        quote = c;
        opened = i;
      } else if (c == '-' && text[i + 1] == '-') {
        return false;
      }
    }
    return quote != '\0' && opened + 1 == begin && text[end] == quote;
  }
  void in_string(const std::string& file, const std::string& text, const ScriptToken& token) {
    const std::string_view said = std::string_view(text).substr(token.inner, token.inner_end - token.inner);
    if (said == name_.name) return add_if_meant(file, text, token.inner, token.inner_end);
    // A card's text speaks of itself and of others, and a scenario holds scripts.
    if (name_.kind != NamedKind::card || text[token.begin] != '[') return;
    for (std::size_t at = said.find(name_.name); at != std::string_view::npos;
         at = said.find(name_.name, at + 1)) {
      const std::size_t end = at + name_.name.size();
      if ((at > 0 && is_byte_of_word(said[at - 1])) || (end < said.size() && is_byte_of_word(said[end])))
        continue;
      found_.push_back({file, token.inner + at, token.inner + end, NameSpelling::in_text});
    }
  }
  /// Counters and sets have short names: what is spelt so may mean something else.
  void add_if_meant(const std::string& file, const std::string& text, std::size_t begin, std::size_t end) {
    if (name_.kind == NamedKind::counter || name_.kind == NamedKind::set) {
      if (!tree_) tree_.emplace(text);
      const ScriptPlace place = place_at(*tree_, begin, reference_);
      const auto is_of = [&](const char* list) {
        return std::find(place.lists.begin(), place.lists.end(), list) != place.lists.end();
      };
      const bool meant =
          name_.kind == NamedKind::set
              ? place.field == "code" || is_of("sets")
              : is_of("counters") || (place.kind == PlaceKind::given_name && place.owner == "counter_kind");
      if (!meant) return;
    }
    found_.push_back({file, begin, end});
  }

  const LanguageReference& reference_;
  const DefinedName& name_;
  std::optional<SyntaxTree> tree_;  ///< of the script that is looked at, where it was needed
  std::string word_;                ///< of a keyword: how scripts write it
  std::vector<NamePlace> found_;
};

/// A card whose script cannot be read, by the name that it is given there.
struct BrokenCard {
  std::string name;
  NamePlace place;  ///< the name itself
};

/// The cards of those scripts that cannot be read and say a name.
std::vector<BrokenCard> broken_cards(const Workspace& workspace) {
  std::vector<BrokenCard> cards;
  for (const std::string& file : workspace.broken_files()) {
    const std::optional<std::string> text = workspace.text_of(file);
    if (!text) continue;
    const std::vector<DocumentSymbol> symbols = document_symbols(*text);
    const auto card = std::ranges::find(symbols, SymbolKind::card, &DocumentSymbol::kind);
    if (card != symbols.end()) cards.push_back({card->name, {file, card->name_begin, card->name_end}});
  }
  return cards;
}

/// The name of the card as it is spelt where it is defined, of any spelling; "" where there is none.
std::string known_card(const Workspace& workspace, const std::string& name) {
  const std::string folded = lowered(name);
  for (const CardFile& script : workspace.scripts().cards)
    if (script.card.name.size() == name.size() && lowered(script.card.name) == folded)
      return script.card.name;
  for (const BrokenCard& card : broken_cards(workspace))
    if (lowered(card.name) == folded) return card.name;
  return workspace.others().contains(folded) ? name : "";
}

}  // namespace

NamingFiles::NamingFiles(const std::vector<std::string>& paths) {
  Diagnostics told_when_used;
  for (const std::string& path : paths) {
    if (!is_folder(path)) {
      refresh(path);
      continue;
    }
    for (const char* ending : {".lua", ".txt", ".dec", ".deck"})
      for (const std::string& file : files_with_ending(path, ending, told_when_used)) refresh(file);
  }
}

void NamingFiles::refresh(const std::string& file) {
  std::string text;
  if (read_file(file, text))
    texts_[file] = std::move(text);
  else
    texts_.erase(file);
}

std::optional<DefinedName> name_at(const Workspace& workspace, const LanguageReference& reference,
                                   std::string_view text, std::size_t offset) {
  const ScriptPlace place = place_at(text, offset, reference);
  if (place.text.empty()) return std::nullopt;
  const auto is_of_list = [&](const char* list) {
    return std::find(place.lists.begin(), place.lists.end(), list) != place.lists.end() &&
           reference.is_in_list(list, place.text);
  };
  if (place.kind == PlaceKind::given_name) {
    for (const DefiningWord& row : defining_words)
      if (place.owner == row.word) return DefinedName{row.kind, place.text};
  }
  if (place.kind == PlaceKind::listed) {
    if (is_of_list("keywords")) return DefinedName{NamedKind::keyword, place.text};
    if (is_of_list("counters")) return DefinedName{NamedKind::counter, place.text};
    if (is_of_list("sets")) return DefinedName{NamedKind::set, place.text};
    return std::nullopt;
  }
  if (place.quoted && place.owner == "set" && place.field == "code")
    return DefinedName{NamedKind::set, place.text};
  const bool names_rules = (place.owner == "rule_set" && place.field == "like") || place.owner == "rules";
  if (place.quoted && names_rules) return DefinedName{NamedKind::rule_set, place.text};
  if (place.quoted) {
    if (const std::string card = known_card(workspace, place.text); !card.empty())
      return DefinedName{NamedKind::card, card};
    return std::nullopt;
  }
  if (place.kind == PlaceKind::item || place.kind == PlaceKind::key || place.kind == PlaceKind::value ||
      place.kind == PlaceKind::argument)
    for (const ManualField& keyword : reference.list("keywords"))
      if (keyword_word(keyword.name) == place.text) return DefinedName{NamedKind::keyword, keyword.name};
  return std::nullopt;
}

std::optional<NamePlace> definition_of(const Workspace& workspace, const DefinedName& name) {
  for (const DefiningWord& row : defining_words) {
    if (row.kind != name.kind) continue;
    for (const std::string& file : files_of_modules(workspace)) {
      const std::optional<std::string> text = workspace.text_of(file);
      if (!text) continue;
      if (std::optional<NamePlace> found = defined_in(file, *text, row.word, name.name)) return found;
    }
    return std::nullopt;
  }
  for (const CardFile& script : workspace.scripts().cards)
    if (script.card.name == name.name) return name_of_card(script.file, script.source, name.name);
  for (const BrokenCard& card : broken_cards(workspace))
    if (card.name == name.name) return card.place;
  const auto other = workspace.others().find(lowered(name.name));
  if (other == workspace.others().end()) return std::nullopt;
  const std::optional<std::string> text = workspace.text_of(other->second);
  return text ? name_of_card(other->second, *text, name.name) : std::nullopt;
}

std::vector<NamePlace> uses_of(const Workspace& workspace, const LanguageReference& reference,
                               const NamingFiles& files, const DefinedName& name) {
  Search search(reference, name);
  std::set<std::string> searched;
  const auto in_script = [&](const std::string& file, const std::string& text) {
    if (!search.may_be_in(text)) return;
    search.in_script(file, text);
    searched.insert(file);
  };
  for (const CardFile& script : workspace.scripts().cards) in_script(script.file, script.source);
  for (const ModuleFile& module : workspace.scripts().module_files) in_script(module.file, module.source);
  for (const std::string& file : workspace.broken_files())
    if (const std::optional<std::string> text = workspace.text_of(file)) in_script(file, *text);
  for (const auto& [file, read] : files.texts()) {
    const EditedText* edited = workspace.edited_text(file);
    const std::string& text = edited == nullptr ? read : edited->text;
    // Scripts may lie in the same folder.
    if (!search.may_be_in(text) || searched.contains(workspace.known_as(file))) continue;
    if (file.ends_with(".lua"))
      search.in_script(file, text);
    else if (name.kind == NamedKind::card)
      search.in_deck(file, text);
  }
  return search.found();
}

}  // namespace sleight
