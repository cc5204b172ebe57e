#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "tools/desk/script_place.h"

namespace sleight {

/// What a name in a script is the name of.
enum class NamedKind : unsigned char { card, keyword, counter, set, rule_set };

/// A name that scripts define and use.
struct DefinedName {
  NamedKind kind = NamedKind::card;
  std::string name;  ///< of a set its code
  bool operator==(const DefinedName&) const = default;
};

/// How a name is written at a place.
enum class NameSpelling : unsigned char {
  in_quotes,  ///< all that a text in quotes says
  in_text,    ///< within the text of a card, or a script in a scenario
  as_word,    ///< a keyword as a word of the script: `first_strike`
  in_deck     ///< on a line of a deck
};

/// A place in a file, in bytes.
struct NamePlace {
  std::string file;
  std::size_t begin = 0;
  std::size_t end = 0;
  NameSpelling spelling = NameSpelling::in_quotes;
  bool operator==(const NamePlace&) const = default;
};

/// Files outside the workspace that name what it has: scenarios and decks. Each is read once.
class NamingFiles {
 public:
  /// The scenarios and decks below these paths.
  explicit NamingFiles(const std::vector<std::string>& paths);
  /// Reads a file once more, or forgets it when it is gone.
  void refresh(const std::string& file);
  /// The texts by their files.
  const std::map<std::string, std::string>& texts() const { return texts_; }

 private:
  std::map<std::string, std::string> texts_;
};

/// The name at a byte of a file; nothing where none stands.
std::optional<DefinedName> name_at(const Workspace& workspace, const LanguageReference& reference,
                                   std::string_view text, std::size_t offset);
/// Where it is defined: the name itself in the file that does. Nothing where only the program knows it.
std::optional<NamePlace> definition_of(const Workspace& workspace, const DefinedName& name);
/// Every place that names it, also where it is defined, in scripts, scenarios and decks, in the order of
/// files and bytes; each once. Of keywords and counters also the texts of the cards whose scripts name them.
std::vector<NamePlace> uses_of(const Workspace& workspace, const LanguageReference& reference,
                               const NamingFiles& files, const DefinedName& name);

}  // namespace sleight
