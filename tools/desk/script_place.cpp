#include "tools/desk/script_place.h"

#include <algorithm>
#include <utility>

#include "tools/desk/open_parts.h"
#include "tools/desk/table_sense.h"

namespace sleight {
namespace {

using Part = OpenPart::Kind;

/// A card script that stands in a scenario, as `s:card [[ ... ]]`, is a script of its own.
constexpr const char* verb_with_script = "card";

/// Where a comment that begins with that `--` ends: the byte behind it.
std::size_t end_of_comment(std::string_view text, std::size_t begin) {
  std::size_t at = begin + 2;
  if (at < text.size() && text[at] == '[') {
    std::size_t level = at + 1;
    while (level < text.size() && text[level] == '=') ++level;
    if (level < text.size() && text[level] == '[') {
      const std::string closing = "]" + std::string(level - at - 1, '=') + "]";
      const std::size_t end = text.find(closing, level + 1);
      return end == std::string_view::npos ? text.size() : end + closing.size();
    }
  }
  const std::size_t end = text.find('\n', at);
  return end == std::string_view::npos ? text.size() + 1 : end + 1;
}

class Finder {
 public:
  Finder(const SyntaxTree& tree, std::size_t offset, const LanguageReference& reference)
      : tree_(tree), offset_(offset), reference_(reference), in_scenario_(holds_scenarios(tree)) {}

  ScriptPlace find() {
    place_.begin = place_.end = offset_;
    if (is_in_comment(tree_, offset_)) return place_;
    const int at = token_at();
    before_ = at;
    if (at < 0) before_ = first_behind();
    parts_ = open_parts(tree_, before_, offset_);
    if (at >= 0) {
      const ScriptToken& token = tree_.token(at);
      place_.begin = token.begin;
      place_.end = token.end;
      if (is_text(token)) {
        place_.quoted = true;
        take_inner(token);
        place_.text = std::string(tree_.text().substr(place_.begin, place_.end - place_.begin));
        find_text(at);
        return place_;
      }
      place_.text = std::string(tree_.text_of(token));
      if (token.kind == TokenKind::number) return place_;
    }
    find_word();
    return place_;
  }

 private:
  std::string word(int token) const {
    return token < 0 ? "" : std::string(tree_.text_of(tree_.token(token)));
  }
  bool is_sign(int token, std::string_view sign) const {
    return token >= 0 && tree_.token(token).kind == TokenKind::sign &&
           tree_.text_of(tree_.token(token)) == sign;
  }
  bool is_name(int token) const { return token >= 0 && tree_.token(token).kind == TokenKind::name; }
  bool is_text(const ScriptToken& token) const {
    if (token.kind == TokenKind::string) return true;
    // A text that nothing closes.
    const std::string_view text = tree_.text_of(token);
    return token.kind == TokenKind::broken && !text.empty() &&
           (text.front() == '"' || text.front() == '\'' || text.front() == '[');
  }

  /// The word or text that the place lies in or touches; -1 when there is none.
  int token_at() const {
    const std::vector<ScriptToken>& tokens = tree_.tokens();
    // The last that begins at or before the place, and the one before, which may end there.
    const auto behind =
        std::upper_bound(tokens.begin(), tokens.end(), offset_,
                         [](std::size_t at, const ScriptToken& token) { return at < token.begin; });
    int last = static_cast<int>(behind - tokens.begin()) - 1;
    for (int back = 0; back < 2 && last >= 0; ++back, --last) {
      const ScriptToken& token = tree_.token(last);
      if (token.kind == TokenKind::end) continue;
      if (is_text(token)) {
        const bool closed = token.kind == TokenKind::string;
        if (token.begin < offset_ && (closed ? offset_ < token.end : offset_ <= token.end)) return last;
      } else if (token.kind != TokenKind::sign && token.kind != TokenKind::broken && offset_ <= token.end) {
        return last;
      }
    }
    return -1;
  }
  int first_behind() const {
    int token = 0;
    while (tree_.token(token).kind != TokenKind::end && tree_.token(token).begin < offset_) ++token;
    return token;
  }
  /// What a text says, without its quotes; of one that nothing closes, to the end of its line.
  void take_inner(const ScriptToken& token) {
    if (token.kind == TokenKind::string) {
      place_.begin = token.inner;
      place_.end = token.inner_end;
    } else {
      place_.begin = token.begin + 1;
      const std::size_t line = tree_.text().find('\n', place_.begin);
      place_.end = std::min(token.end, line == std::string_view::npos ? token.end : line);
    }
    place_.begin = std::min(place_.begin, offset_);
    place_.end = std::max(place_.end, offset_);
  }

  // --- what the brackets around it are given to ---

  bool is_verb_call(const OpenPart& part) const {
    return in_scenario_ && part.colon >= 0 &&
           reference_.find("verbs of scenarios", word(part.called)) != nullptr;
  }
  const ManualWord* called_word(int name, bool is_method) const {
    return is_method ? reference_.find("filters", word(name)) : reference_.find_word(word(name));
  }
  /// The argument that begins with the number of commas in front of it, of what is called there.
  ManualField argument_of(const OpenPart& part) const {
    const auto number = static_cast<std::size_t>(part.commas);
    if (is_verb_call(part))
      return argument_of_verb(*reference_.find("verbs of scenarios", word(part.called)), number);
    const ManualWord* called = called_word(part.called, part.colon >= 0);
    return called == nullptr ? ManualField{} : argument_of_word(*called, number);
  }
  /// What the table at that depth may hold.
  TableSense sense_of(std::size_t depth) const {
    const OpenPart& table = parts_[depth];
    if (is_verb_call(table)) return table_of_verb(reference_, word(table.called));
    if (table.called >= 0) return table_of_word(reference_, word(table.called));
    if (depth == 0) return {};
    const OpenPart& around = parts_[depth - 1];
    if (around.kind == Part::arguments) {
      if (is_verb_call(around)) return table_of_verb(reference_, word(around.called));
      TableSense sense = table_of_field(reference_, argument_of(around));
      sense.owner = word(around.called);
      return sense;
    }
    if (around.kind == Part::table) {
      const TableSense outer = sense_of(depth - 1);
      if (around.key < 0) {
        TableSense sense = table_of_field(reference_, outer.item);
        sense.owner = outer.owner;
        return sense;
      }
      TableSense sense = table_of_field(reference_, key_of(outer, key_name(around)));
      sense.owner = outer.owner;
      return sense;
    }
    return {};
  }
  std::string key_name(const OpenPart& part) const {
    return part.key < 0 ? "" : std::string(tree_.said_by(tree_.token(part.key)));
  }
  static ManualField key_of(const TableSense& sense, const std::string& name) {
    for (const ManualField& key : sense.keys)
      if (key.name == name) return key;
    return {};
  }

  // --- a text in quotes ---

  void find_text(int at) {
    place_.kind = PlaceKind::free_text;
    // It may be given to a word without brackets: `choose "card"`, `summon "Bear" "Brave Bear"`.
    int name = at - 1;
    while (name >= 0 && tree_.token(name).kind == TokenKind::string) --name;
    if (is_name(name))
      given_text(name, static_cast<std::size_t>(at - 1 - name));
    else if (!parts_.empty())
      text_in(parts_.size() - 1);
    const bool may_name_card = in_scenario_ && place_.kind == PlaceKind::free_text && place_.lists.empty();
    if (may_name_card && place_.field == "card") place_.kind = PlaceKind::card_name;
  }
  void given_text(int name, std::size_t number) {
    place_.owner = word(name);
    const bool is_method = is_sign(name - 1, ":");
    if (is_method && in_scenario_) {
      take_field(argument_of_given_verb(name));
      return;
    }
    const ManualWord* called = called_word(name, is_method);
    if (called == nullptr) return;
    const bool defines = place_.owner == "token" || place_.owner == "keyword" ||
                         place_.owner == "counter_kind" || place_.owner == "rule_set";
    if (reference_.find("heads", place_.owner) != nullptr || place_.owner == "token") {
      const bool takes_types =
          !called->fields.empty() && (called->fields.front().name == "types" || place_.owner == "token");
      if (takes_types && number == 0) {
        place_.field = "types";
        take_lists({"creature types"});
      } else {
        place_.field = "name";
        place_.kind = PlaceKind::given_name;
      }
    } else if (defines) {
      place_.field = "name";
      place_.kind = PlaceKind::given_name;
    } else if (called->family == "keywords") {
      if (!called->fields.empty()) take_field(called->fields.front());
    } else {
      take_field(argument_of_word(*called, number));
    }
  }
  ManualField argument_of_given_verb(int name) const {
    const ManualWord* verb = reference_.find("verbs of scenarios", word(name));
    return verb == nullptr ? ManualField{} : argument_of_verb(*verb, 0);
  }
  void text_in(std::size_t depth) {
    const OpenPart& part = parts_[depth];
    if (part.kind == Part::arguments) {
      place_.owner = word(part.called);
      if (is_sign(before_ - 1, "(") || is_sign(before_ - 1, ",")) take_field(argument_of(part));
    } else if (part.kind == Part::table) {
      const TableSense sense = sense_of(depth);
      place_.owner = sense.owner;
      take_field(part.key >= 0 ? key_of(sense, key_name(part)) : sense.item);
      if (place_.field.empty()) place_.field = key_name(part);
      if (part.key >= 0 && place_.field == "text" && !in_scenario_) place_.kind = PlaceKind::card_text;
    } else if (part.kind == Part::index && depth > 0 && parts_[depth - 1].kind == Part::table) {
      const TableSense sense = sense_of(depth - 1);
      place_.owner = sense.owner;
      if (!sense.keys.empty() && reference_.find("options", sense.keys.front().name) != nullptr)
        take_lists({"options"});
      else if (in_scenario_ && sense.owner == "has")
        take_lists({"counters"});
    }
  }
  void take_lists(std::vector<std::string> lists) {
    if (lists.empty()) return;
    place_.lists = std::move(lists);
    place_.kind = PlaceKind::listed;
  }
  void take_field(const ManualField& field) {
    place_.field = field.name;
    place_.wanted = field.type;
    if (field.name == "name" && field.type == "a word in quotes" && place_.owner == "named") {
      place_.kind = PlaceKind::card_name;
      return;
    }
    if (field.name == "name" && field.type == "a word in quotes" && place_.owner == "phase")
      return take_lists({"phases"});
    if (field.name == "zone" && in_scenario_) return take_lists({"zones"});
    if ((field.name == "has" || field.name == "lacks") && in_scenario_) return take_lists({"keywords"});
    if (in_scenario_ && (field.type == "a step" || field.type == "a kind" || field.type == "a value")) {
      place_.kind = PlaceKind::listed;
      return;
    }
    if (reference_.find("options", field.name) != nullptr) {
      place_.kind = PlaceKind::listed;
      return;
    }
    take_lists(lists_for(field));
  }

  // --- a word, or nothing yet ---

  void find_word() {
    const int before = before_ - 1;
    if (is_sign(before, ":")) return find_method(before);
    if (is_sign(before, ".")) {
      if (in_scenario_) place_.kind = PlaceKind::player;
      place_.owner = word(before - 1);
      return;
    }
    const bool begins = before < 0 || tree_.token(before).kind == TokenKind::keyword;
    if (parts_.empty()) {
      const bool returns = before >= 0 && word(before) == "return";
      if (before < 0 || (returns && !in_scenario_)) place_.kind = PlaceKind::head;
      if (returns) place_.field = "return";
      return;
    }
    const OpenPart& part = parts_.back();
    const bool opens = before == part.opening || is_sign(before, ",") || is_sign(before, ";");
    // Behind a whole expression nothing of the language can follow.
    if (!opens && !begins && !is_sign(before, "=") && !is_operator(before)) return;
    if (part.kind == Part::arguments) {
      place_.owner = word(part.called);
      const ManualField field = argument_of(part);
      place_.field = field.name;
      place_.wanted = field.type;
      if (part.called >= 0 && !is_verb_call(part)) place_.kind = PlaceKind::argument;
    } else if (part.kind == Part::table) {
      find_in_table(parts_.size() - 1, opens);
    }
  }
  bool is_operator(int token) const {
    return is_sign(token, "+") || is_sign(token, "-") || is_sign(token, "*") || is_sign(token, "/");
  }
  void find_in_table(std::size_t depth, bool opens) {
    const OpenPart& part = parts_[depth];
    const TableSense sense = sense_of(depth);
    place_.owner = sense.owner;
    if (part.key >= 0) {
      const ManualField key = key_of(sense, key_name(part));
      place_.field = key_name(part);
      place_.wanted = key.type;
      place_.lists = lists_for(key);
      place_.kind = PlaceKind::value;
      return;
    }
    if (!opens) return;
    const int behind = place_.end > place_.begin ? before_ + 1 : before_;
    const bool is_key = is_sign(behind, "=");
    const bool is_called =
        place_.end > place_.begin && !is_key && reference_.find_word(place_.text) != nullptr;
    place_.keys = sense.keys;
    place_.wanted = sense.item.type;
    for (const int key : keys_in_table(tree_, part.opening))
      if (tree_.token(key).begin != place_.begin) place_.present.push_back(word(key));
    const bool of_verb =
        is_verb_call(part) || (depth > 0 && is_verb_call(parts_[depth - 1]) && part.called < 0);
    if (of_verb && !sense.keys.empty())
      place_.kind = PlaceKind::verb_key;
    else if (is_key || (!is_called && !sense.keys.empty()))
      place_.kind = PlaceKind::key;
    else if (!sense.item.type.empty())
      place_.kind = PlaceKind::item;
    place_.has_value = is_key;
    if (is_key) place_.wanted.clear();
  }
  void find_method(int colon) {
    const int begin = chain_before(tree_, colon);
    if (begin < 0) return;
    place_.owner = word(begin);
    if (in_scenario_) {
      const bool of_player = is_sign(begin + 1, ".") && begin + 3 == colon;
      place_.owner = of_player ? word(begin) + "." + word(begin + 2) : word(begin);
      place_.kind = of_player ? PlaceKind::player_verb : PlaceKind::verb;
      return;
    }
    const bool in_function = std::any_of(parts_.begin(), parts_.end(),
                                         [](const OpenPart& part) { return part.kind == Part::block; });
    place_.kind = in_function && reference_.find_word(place_.owner) == nullptr ? PlaceKind::duel_method
                                                                               : PlaceKind::method;
  }

  const SyntaxTree& tree_;
  std::size_t offset_;
  const LanguageReference& reference_;
  bool in_scenario_;
  int before_ = 0;  ///< the token at the place, or the first behind it
  std::vector<OpenPart> parts_;
  ScriptPlace place_;
};

/// The script in `s:card [[ ... ]]` that holds a byte; nothing where none does.
const ScriptToken* script_in_scenario(const SyntaxTree& tree, std::size_t offset) {
  const std::vector<ScriptToken>& tokens = tree.tokens();
  for (std::size_t i = 1; i < tokens.size() && tokens[i].begin < offset; ++i) {
    std::size_t name = i - 1;
    if (name > 0 && tree.text_of(tokens[name]) == "(") --name;
    if (tokens[i].kind == TokenKind::string && tokens[i].inner <= offset && offset <= tokens[i].inner_end &&
        tree.text_of(tokens[name]) == verb_with_script)
      return &tokens[i];
  }
  return nullptr;
}

}  // namespace

const char* name_of(PlaceKind kind) {
  switch (kind) {
    case PlaceKind::nothing:
      return "nothing";
    case PlaceKind::head:
      return "head";
    case PlaceKind::given_name:
      return "given name";
    case PlaceKind::key:
      return "key";
    case PlaceKind::item:
      return "item";
    case PlaceKind::value:
      return "value";
    case PlaceKind::argument:
      return "argument";
    case PlaceKind::method:
      return "method";
    case PlaceKind::duel_method:
      return "method of the duel";
    case PlaceKind::listed:
      return "listed";
    case PlaceKind::card_text:
      return "card text";
    case PlaceKind::free_text:
      return "free text";
    case PlaceKind::verb:
      return "verb";
    case PlaceKind::player_verb:
      return "player verb";
    case PlaceKind::verb_key:
      return "verb key";
    case PlaceKind::player:
      return "player";
    case PlaceKind::card_name:
      return "card name";
  }
  return "";
}

bool is_in_comment(const SyntaxTree& tree, std::size_t offset) {
  std::size_t at = 0;
  for (const ScriptToken& token : tree.tokens()) {
    if (token.begin > offset || token.kind == TokenKind::end) break;
    at = token.end;
  }
  if (at > offset) return false;
  // Between two tokens are blanks and comments alone.
  for (;;) {
    at = tree.text().find("--", at);
    if (at == std::string_view::npos || at >= offset) return false;
    at = end_of_comment(tree.text(), at);
    if (offset < at) return true;
  }
}

bool holds_scenarios(const SyntaxTree& tree) {
  const std::vector<ScriptToken>& tokens = tree.tokens();
  for (std::size_t i = 0; i + 1 < tokens.size(); ++i)
    if (tokens[i].kind == TokenKind::name && tree.text_of(tokens[i]) == "scenario" &&
        tree.text_of(tokens[i + 1]) == "(")
      return true;
  return false;
}

ScriptPlace place_at(std::string_view text, std::size_t offset, const LanguageReference& reference) {
  return place_at(SyntaxTree(text), offset, reference);
}

ScriptPlace place_at(const SyntaxTree& tree, std::size_t offset, const LanguageReference& reference) {
  offset = std::min(offset, tree.text().size());
  if (holds_scenarios(tree))
    if (const ScriptToken* script = script_in_scenario(tree, offset)) {
      const std::string_view inner = tree.text().substr(script->inner, script->inner_end - script->inner);
      ScriptPlace place = place_at(inner, offset - script->inner, reference);
      place.begin += script->inner;
      place.end += script->inner;
      return place;
    }
  return Finder(tree, offset, reference).find();
}

}  // namespace sleight
