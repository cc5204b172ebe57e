#include "tools/desk/signature.h"

#include <algorithm>

#include "tools/desk/open_parts.h"
#include "tools/desk/script_place.h"
#include "tools/desk/table_sense.h"

namespace sleight {
namespace {

/// The place of the expression whose method stands at a place: of `deal(3, creatures:tapped` that of
/// `creatures`.
ScriptPlace place_of_receiver(const SyntaxTree& tree, ScriptPlace place, const LanguageReference& reference) {
  const auto is_method = [](const ScriptPlace& at) {
    return at.kind == PlaceKind::method || at.kind == PlaceKind::duel_method;
  };
  // Each step leads to an earlier byte.
  while (is_method(place)) {
    int colon = -1;
    for (int i = 0; i < static_cast<int>(tree.tokens().size()); ++i)
      if (tree.token(i).begin < place.begin && tree.text_of(tree.token(i)) == ":") colon = i;
    const int begin = colon < 0 ? -1 : chain_before(tree, colon);
    if (begin < 0 || tree.token(begin).begin >= place.begin) break;
    place = place_at(tree, tree.token(begin).begin, reference);
  }
  return place;
}

/// What stands at a byte; of a number, what stands where it does.
ScriptPlace place_of_argument(const SyntaxTree& tree, std::size_t offset,
                              const LanguageReference& reference) {
  for (const ScriptToken& token : tree.tokens())
    if (token.kind == TokenKind::number && token.begin <= offset && offset <= token.end) {
      std::string without(tree.text());
      without.erase(token.begin, token.end - token.begin);
      return place_at(without, token.begin, reference);
    }
  return place_of_receiver(tree, place_at(tree, offset, reference), reference);
}

/// A word without a usage of its own, by its fields.
std::string label_of(const ManualWord& word, std::vector<Signature::Parameter>& parameters) {
  const bool is_table = word.style == ManualWord::Style::table;
  std::string inner;
  const auto add = [&](const std::string& label, const ManualField& field) {
    inner += (inner.empty() ? "" : ", ") + label;
    parameters.push_back(
        {label, field.type + (field.required ? "" : ", may be left out") + ": " + field.doc});
  };
  for (const ManualField& field : word.fields)
    add(is_table ? field.name + " = " + field.type : field.name, field);
  for (const ManualField& item : word.items) add("...", item);
  return word.name + (is_table ? " { " + inner + " }" : "(" + inner + ")");
}

}  // namespace

std::optional<Signature> signature_at(std::string_view text, std::size_t offset,
                                      const LanguageReference& reference) {
  const SyntaxTree tree(text);
  const ScriptPlace place = place_of_argument(tree, offset, reference);
  if (place.owner.empty()) return std::nullopt;
  const ManualWord* word =
      holds_scenarios(tree) ? reference.find("verbs of scenarios", place.owner) : nullptr;
  const bool is_verb = word != nullptr;
  if (!is_verb) word = reference.find_word(place.owner);
  if (word == nullptr || word->family == "heads") return std::nullopt;
  if (!is_verb && word->style == ManualWord::Style::value) return std::nullopt;

  Signature signature;
  signature.doc = word->doc;
  const std::string usage = usage_of(*word);
  const std::string& key = place.field.empty() ? place.text : place.field;
  if (usage.empty()) {
    signature.label = label_of(*word, signature.parameters);
    for (std::size_t i = 0; i < word->fields.size(); ++i)
      if (word->fields[i].name == key) signature.active = i;
    const bool is_item = place.kind == PlaceKind::item || place.kind == PlaceKind::argument;
    if (!signature.active && is_item && !word->items.empty()) signature.active = word->fields.size();
    return signature;
  }
  signature.label = usage;
  const std::vector<std::string> parts = parts_of_usage(usage);
  for (std::size_t i = 0; i < parts.size(); ++i) {
    const ManualField field = is_verb ? argument_of_verb(*word, i) : argument_of_word(*word, i);
    signature.parameters.push_back({parts[i], field.doc});
    const bool names_key = !key.empty() && parts[i].starts_with(key + " = ");
    // The keys of a verb stand in its table alone.
    const bool is_meant = parts[i].starts_with("{") ? place.kind == PlaceKind::verb_key || names_key
                                                    : place.kind != PlaceKind::verb_key && !key.empty() &&
                                                          (field.name == key || parts[i] == key || names_key);
    if (!signature.active && is_meant) signature.active = i;
  }
  return signature;
}

}  // namespace sleight
