#include "tools/checking/text_difference.h"

#include <algorithm>
#include <optional>
#include <sstream>
#include <string_view>
#include <utility>
#include <vector>

#include "core/card/letters.h"
#include "grammar/describe.h"
#include "scripting/lua/script_source.h"
#include "scripting/words/script_printer.h"
#include "tools/checking/alignment.h"
#include "tools/checking/cut_text.h"
#include "tools/checking/text_places.h"

namespace sleight {
namespace {

/// Two abilities that are less alike than this are two things, and not one that is said in two ways.
constexpr double alike = 0.4;
/// An ability that differs in more places than this is told as a whole.
constexpr std::size_t most_partings = 3;
/// An ability stands on so many lines of a text at most: a choice of modes has one for each.
constexpr std::size_t most_lines = 6;
/// What is shown of a definition as Lua has so many bytes at most.
constexpr std::size_t most_shown = 300;

/// The lines as they are compared: indentation and empty lines say nothing.
std::vector<std::string> lines_of(const std::string& text) {
  std::vector<std::string> lines;
  std::istringstream in{text};
  for (std::string line; std::getline(in, line);) {
    const auto begin = line.find_first_not_of(" \t");
    if (begin == std::string::npos) continue;
    lines.push_back(line.substr(begin, line.find_last_not_of(" \t\r") - begin + 1));
  }
  return lines;
}

/// The card with these abilities alone, and nothing that is written about it.
Card with_only(const Card& card, std::vector<Ability> abilities) {
  Card only = card;
  only.abilities = std::move(abilities);
  only.text.clear();
  only.unread.clear();
  return only;
}

/// Whether it is what a spell does: its parts stand in the script without a word around them.
bool is_of_spell(const Ability& ability) { return ability.kind == AbilityKind::spell; }

/// An ability of the one card beside one of the other: their places, none where there is no other.
struct Pair {
  std::optional<std::size_t> script, text;
};

class Comparer {
 public:
  explicit Comparer(const TextAgainstScript& sides)
      : sides_(sides),
        source_(sides.script.file, sides.script.source),
        text_key_(place_in(sides.script, "text")) {
    find_items();
  }

  Diagnostics findings() {
    Diagnostics found;
    const Card script = with_only(card(), {});
    Card text = with_only(sides_.told, {});
    if (!(script.enchants == text.enchants) && !text.enchants.empty()) {
      found.push_back(put_elsewhere(text));
      text.enchants = script.enchants;
    }
    if (!(script == text)) found.push_back(difference(script, text, std::nullopt));
    for (const Pair& pair : unequal_pairs()) {
      const auto only = [](const Card& of, std::optional<std::size_t> place) {
        return with_only(of, place ? std::vector{of.abilities[*place]} : std::vector<Ability>());
      };
      // Beside what is no ability and may differ too, abilities are told by themselves.
      Card one = only(card(), pair.script), other = with_only(one, {});
      if (pair.text) other.abilities.push_back(sides_.told.abilities[*pair.text]);
      if (!pair.script)
        found.push_back(lacking(one, other));
      else if (!pair.text)
        found.push_back(unsaid(one, other, card().abilities[*pair.script]));
      else
        found.push_back(difference(one, other, card().abilities[*pair.script]));
    }
    return found;
  }

 private:
  const Card& card() const { return sides_.script.card; }
  std::string english(const Card& of) const { return describe(of, sides_.words, sides_.vocabulary); }
  CutText lua(const Card& of) const { return cut_lua(print_card(of, sides_.words)); }

  std::vector<Pair> unequal_pairs() const {
    const std::vector<Ability>& script = card().abilities;
    const std::vector<Ability>& text = sides_.told.abilities;
    std::vector<char> told(text.size(), 0);
    std::vector<std::size_t> left;
    for (std::size_t i = 0; i < script.size(); ++i) {
      std::size_t same = 0;
      while (same < text.size() && (told[same] != 0 || !(text[same] == script[i]))) ++same;
      if (same < text.size())
        told[same] = 1;
      else
        left.push_back(i);
    }
    struct Candidate {
      double likeness;
      std::size_t script, text;
    };
    std::vector<Candidate> candidates;
    std::vector<CutText> printed;
    for (std::size_t j = 0; j < text.size(); ++j)
      printed.push_back(told[j] != 0 ? CutText() : cut_lua(Printer(sides_.words).ability(text[j])));
    for (const std::size_t i : left) {
      const CutText own = cut_lua(Printer(sides_.words).ability(script[i]));
      for (std::size_t j = 0; j < text.size(); ++j) {
        if (told[j] != 0 || is_of_spell(text[j]) != is_of_spell(script[i])) continue;
        const double likeness = Alignment(own.words(), printed[j].words()).likeness();
        if (likeness >= alike || is_of_spell(text[j])) candidates.push_back({likeness, i, j});
      }
    }
    std::stable_sort(candidates.begin(), candidates.end(),
                     [](const Candidate& a, const Candidate& b) { return a.likeness > b.likeness; });
    std::vector<Pair> pairs;
    for (const Candidate& candidate : candidates) {
      const auto at = std::find(left.begin(), left.end(), candidate.script);
      if (at == left.end() || told[candidate.text] != 0) continue;
      pairs.push_back({candidate.script, candidate.text});
      told[candidate.text] = 1;
      left.erase(at);
    }
    for (const std::size_t i : left) pairs.push_back({i, std::nullopt});
    for (std::size_t j = 0; j < text.size(); ++j)
      if (told[j] == 0) pairs.push_back({std::nullopt, j});
    return pairs;
  }

  /// The items and fields of the card's table, without its text.
  void find_items() {
    const SyntaxTree& tree = source_.tree();
    for (const SyntaxNode& node : tree.nodes()) {
      if (node.kind != SyntaxKind::call || node.opening < 0) continue;
      table_ = tree.table_of(static_cast<int>(&node - tree.nodes().data()));
      if (table_ >= 0) break;
    }
    if (table_ < 0) return;
    for (const int child : tree.node(table_).children) {
      const SyntaxNode& item = tree.node(child);
      if (item.word >= 0 && tree.text_of(tree.token(item.word)) == "text") continue;
      items_.push_back(child);
    }
  }

  /// The tokens of the script in which a part of the card stands: those of the item that is most like the
  /// ability; of a spell's effect, and of what is no ability, those of all items.
  std::vector<int> tokens_for(const std::optional<Ability>& ability) const {
    const SyntaxTree& tree = source_.tree();
    const auto of = [&](int item) {
      std::vector<int> tokens;
      for (int at = tree.node(item).first; at < tree.node(item).last; ++at) tokens.push_back(at);
      return tokens;
    };
    if (ability && !is_of_spell(*ability)) {
      const CutText printed = cut_lua(Printer(sides_.words).ability(*ability));
      double best = 0;
      std::vector<int> found;
      for (const int item : items_) {
        std::vector<int> tokens = of(item);
        const double likeness = Alignment(words_of(tokens), printed.words()).likeness();
        if (likeness <= best) continue;
        best = likeness;
        found = std::move(tokens);
      }
      if (!found.empty()) return found;
    }
    std::vector<int> all;
    for (const int item : items_)
      for (const int token : of(item)) all.push_back(token);
    return all;
  }

  WordList words_of(const std::vector<int>& tokens) const {
    WordList words;
    for (const int token : tokens) words.push_back(source_.tree().text_of(source_.tree().token(token)));
    return words;
  }

  /// The stretch of the script's text that a stretch of tokens stands in; of none, the place before the
  /// first.
  Location place_of(const std::vector<int>& tokens, std::size_t begin, std::size_t end) const {
    const SyntaxTree& tree = source_.tree();
    if (tokens.empty()) return text_key_;
    if (begin < end) return source_.range(tree.token(tokens[begin]).begin, tree.token(tokens[end - 1]).end);
    const std::size_t before = begin > 0 ? begin - 1 : 0;
    const std::size_t at = begin > 0 ? tree.token(tokens[before]).end : tree.token(tokens[0]).begin;
    return source_.range(at, at);
  }

  /// The lines of a printed card in which these tokens stand.
  static std::string shown(const CutText& printed, std::size_t begin, std::size_t end) {
    if (printed.places.empty()) return "";
    const std::size_t first = std::min(begin, printed.places.size() - 1);
    const std::size_t last = std::max(first, std::min(end, printed.places.size()) - (end > 0 ? 1 : 0));
    const std::size_t from = printed.text.rfind('\n', printed.places[first].first) + 1;
    const std::size_t to =
        std::min(printed.text.find('\n', printed.places[last].second), printed.text.size());
    std::string lines;
    for (const std::string& line : lines_of(printed.text.substr(from, to - from)))
      lines += (lines.empty() ? "" : " ") + line;
    if (lines.ends_with(',')) lines.pop_back();
    if (lines.size() > most_shown) lines = lines.substr(0, most_shown) + " ...";
    return lines;
  }

  /// The words of the text in which it differs from what the script says, or all of a line where nothing of
  /// it is in the script.
  RelatedPlace words_in_text(const Card& script, const Card& text) const {
    const CutText own = cut_english(english(script)), told = cut_english(english(text));
    const std::string& whole = card().text;
    CutText said = lines_about(told);
    if (said.places.empty()) return {text_key_, "the text says nothing of it"};
    const Alignment across(told.words(), said.words());
    std::size_t begin = said.places.size(), end = 0;
    const Alignment apart(own.words(), told.words());
    for (const Parting& parting : apart.partings()) {
      const Parting there = across.beside(parting.other_begin, parting.other_end);
      begin = std::min(begin, there.other_begin);
      end = std::max(end, there.other_end);
    }
    begin = std::min(begin, said.places.size() - 1);
    // Where the text lacks words, the one before the gap stands for it.
    if (end <= begin) begin = std::max<std::size_t>(begin, 1) - 1;
    end = std::max(end, begin + 1);
    const std::size_t from = said.places[begin].first;
    // Of several lines the first is marked.
    const std::size_t to = std::min(said.places[end - 1].second, whole.find('\n', from));
    const auto line = std::count(whole.begin(), whole.begin() + static_cast<std::ptrdiff_t>(from), '\n');
    const std::size_t line_begin = whole.rfind('\n', from) + 1;
    const Location place{"", static_cast<int>(line) + 1, static_cast<int>(from - line_begin) + 1,
                         static_cast<int>(to - from)};
    return {TextPlaces(sides_.script).at(place), "the text says \"" + whole.substr(from, to - from) + "\""};
  }

  /// The lines of the card's text that speak of what was told: those that are most like it.
  CutText lines_about(const CutText& told) const {
    CutText whole = cut_english(card().text);
    // Where the words of each line begin, and the end.
    std::vector<std::size_t> lines{0};
    for (std::size_t at = 1; at < whole.places.size(); ++at)
      if (whole.text.find('\n', whole.places[at - 1].second) < whole.places[at].first) lines.push_back(at);
    lines.push_back(whole.places.size());
    const WordList words = whole.words();
    double best = -1;
    std::size_t begin = 0, end = 0;
    for (std::size_t first = 0; first + 1 < lines.size(); ++first)
      for (std::size_t last = first + 1; last < std::min(lines.size(), first + most_lines + 1); ++last) {
        const WordList some(words.begin() + static_cast<std::ptrdiff_t>(lines[first]),
                            words.begin() + static_cast<std::ptrdiff_t>(lines[last]));
        const double likeness = Alignment(some, told.words()).likeness();
        if (likeness <= best) continue;
        best = likeness;
        begin = lines[first];
        end = lines[last];
      }
    whole.places.erase(whole.places.begin() + static_cast<std::ptrdiff_t>(end), whole.places.end());
    whole.places.erase(whole.places.begin(), whole.places.begin() + static_cast<std::ptrdiff_t>(begin));
    return whole;
  }

  std::string message(const Card& script, const Card& text) const {
    return "text and script of " + card().name + " are not the same card: " +
           difference_between(english(script), english(text), "the script says", "the text says");
  }

  /// What a local enchantment may be put on, as a script says it: by `on`, or by the word that it begins
  /// with.
  struct PutOn {
    std::string head;      ///< that word
    std::string selector;  ///< empty: it is put on nothing
  };
  PutOn put_on(const Card& of) const {
    const CutText printed = lua(of);
    const WordList words = printed.words();
    PutOn put;
    for (std::size_t at = 0; at < words.size() && put.head.empty(); ++at)
      if (words[at] != "return") put.head = words[at];
    constexpr std::string_view enchant = "enchant_";
    if (put.head.starts_with(enchant) && !of.enchants.empty())
      put.selector = put.head.substr(enchant.size()) + "s";
    for (std::size_t at = 0; at + 2 < words.size(); ++at) {
      if (words[at] != "on" || words[at + 1] != "=") continue;
      int depth = 0;
      std::size_t end = at + 2;
      for (; end < words.size(); ++end) {
        const bool opens = words[end] == "(" || words[end] == "{";
        const bool closes = words[end] == ")" || words[end] == "}";
        if (depth == 0 && (closes || words[end] == ",")) break;
        depth += opens ? 1 : closes ? -1 : 0;
      }
      const std::size_t from = printed.places[at + 2].first;
      put.selector = printed.text.substr(from, printed.places[end - 1].second - from);
      break;
    }
    return put;
  }

  /// The text puts the enchantment on something else than the script does.
  Diagnostic put_elsewhere(const Card& text) {
    const SyntaxTree& tree = source_.tree();
    const PutOn script = put_on(card()), told = put_on(text);
    Diagnostic found{"T0501", Severity::error, text_key_, "", ""};
    std::string said = "nothing in the script says what it is put on";
    std::string write = "on = " + told.selector;
    for (const int item : items_) {
      const SyntaxNode& node = tree.node(item);
      if (node.word < 0 || tree.text_of(tree.token(node.word)) != "on") continue;
      // Behind the word and the sign.
      const Location value = source_.range(tree.token(node.word + 2).begin, tree.token(node.last - 1).end);
      said = "`on` says `" + script.selector + "`";
      found.location = value;
      found.edits.push_back({value, told.selector, false});
    }
    for (int at = 0; found.edits.empty() && table_ >= 0 && at < tree.node(table_).first; ++at) {
      const ScriptToken& token = tree.token(at);
      if (tree.text_of(token) != script.head) continue;
      const Location head = source_.range(token.begin, token.end);
      if (!script.selector.empty()) said = "`" + script.head + "` says `" + script.selector + "`";
      found.location = head;
      const bool in_head = told.head.starts_with("enchant_");
      if (in_head) write = told.head;
      found.edits.push_back({head, told.head, false});
      const ScriptToken& brace = tree.token(tree.node(table_).first);
      if (!in_head) found.edits.push_back({source_.range(brace.end, brace.end), " " + write + ",", false});
    }
    found.message = "text and script of " + card().name + " are not the same card: the text puts it on `" +
                    told.selector + "`, and " + said;
    found.fix = "Write `" + write + "`, or let the text say what the script does.";
    if (const std::optional<RelatedPlace> line = enchant_line()) found.related.push_back(*line);
    return found;
  }

  /// The line of the text that says what it is put on.
  std::optional<RelatedPlace> enchant_line() const {
    std::istringstream lines{card().text};
    int number = 0;
    for (std::string line; std::getline(lines, line);) {
      ++number;
      const std::size_t begin = line.find_first_not_of(" \t");
      if (begin == std::string::npos || !lowered(line.substr(begin)).starts_with("enchant ")) continue;
      const std::size_t end = line.find_last_not_of(" \t\r") + 1;
      const Location place{"", number, static_cast<int>(begin) + 1, static_cast<int>(end - begin)};
      return RelatedPlace{TextPlaces(sides_.script).at(place),
                          "the text says \"" + line.substr(begin, end - begin) + "\""};
    }
    return std::nullopt;
  }

  /// One that both have, each in its own way.
  Diagnostic difference(const Card& script, const Card& text, const std::optional<Ability>& ability) {
    const CutText own = lua(script), told = lua(text);
    const Alignment alignment(own.words(), told.words());
    const std::vector<int> tokens = tokens_for(ability);
    const Alignment written(own.words(), words_of(tokens));
    Diagnostic found{"T0501", Severity::error, text_key_, message(script, text), ""};
    if (ability && !is_of_spell(*ability) && alignment.partings().size() > most_partings)
      return other_ability(script, text, tokens);
    std::size_t begin = own.places.size(), end = 0, other_begin = told.places.size(), other_end = 0;
    for (const Parting& parting : alignment.partings()) {
      begin = std::min(begin, parting.begin);
      end = std::max(end, parting.end);
      other_begin = std::min(other_begin, parting.other_begin);
      other_end = std::max(other_end, parting.other_end);
      const Parting there = written.beside(parting.begin, parting.end);
      const Location place = place_of(tokens, there.other_begin, there.other_end);
      if (found.edits.empty())
        found.location = marked(tokens, there.other_begin, there.other_end);
      else
        found.related.push_back({marked(tokens, there.other_begin, there.other_end), "and differs here"});
      found.edits.push_back({place, written_text(told, parting, there), false});
    }
    found.related.insert(found.related.begin(), words_in_text(script, text));
    const std::string has = shown(own, begin, end), asked = shown(told, other_begin, other_end);
    found.fix = "The text asks for `" + asked + "` where the script has `" + has +
                "`: write that, or let the text say what the script does.";
    return found;
  }

  /// One that both have, with hardly anything in common.
  Diagnostic other_ability(const Card& script, const Card& text, const std::vector<int>& tokens) {
    const std::string asked = printed(text);
    return {"T0501",
            Severity::error,
            place_of(tokens, 0, tokens.size()),
            message(script, text),
            "The text asks for `" + asked + "` where the script has `" + printed(script) +
                "`: write that, or let the text say what the script does.",
            {words_in_text(script, text)},
            {{place_of(tokens, 0, tokens.size()), asked, false}}};
  }

  /// What is underlined: a place without words is told by the word before it.
  Location marked(const std::vector<int>& tokens, std::size_t begin, std::size_t end) const {
    if (begin == end && begin > 0 && begin <= tokens.size()) return place_of(tokens, begin - 1, begin);
    return place_of(tokens, begin, end);
  }

  /// What the text asks for in a parting, as it is written in the place of what the script has.
  static std::string written_text(const CutText& told, const Parting& parting, const Parting& there) {
    if (parting.other_begin == parting.other_end) return "";
    const bool put_in = there.other_begin == there.other_end && parting.other_begin > 0;
    // With the blank before it, where it is put in behind another word.
    const std::size_t from =
        put_in ? told.places[parting.other_begin - 1].second : told.places[parting.other_begin].first;
    std::string text = told.text.substr(from, told.places[parting.other_end - 1].second - from);
    std::string line;
    for (const char c : text)
      if (c != '\n')
        line += c;
      else if (!line.ends_with(' '))
        line += ' ';
    return line;
  }

  /// One that the script lacks.
  Diagnostic lacking(const Card& script, const Card& text) {
    const RelatedPlace words = words_in_text(script, text);
    const std::string ability = printed(text);
    Diagnostic found{"T0501", Severity::error, words.location, message(script, text),
                     "Write `" + ability + "` in the script, or leave these words out of the text."};
    if (table_ >= 0) {
      const SyntaxTree& tree = source_.tree();
      const ScriptToken& brace = tree.token(tree.node(table_).last - 1);
      found.related.push_back({source_.range(brace.begin, brace.end), "the script ends here without it"});
      found.edits.push_back({source_.range(brace.begin, brace.begin), "  " + ability + ",\n", false});
    }
    return found;
  }

  /// One that the text does not speak of.
  Diagnostic unsaid(const Card& script, const Card& text, const Ability& ability) {
    const std::vector<int> tokens = tokens_for(ability);
    return {"T0501",
            Severity::error,
            place_of(tokens, 0, tokens.size()),
            message(script, text),
            "Let the text say it, or leave `" + printed(script) + "` out of the script.",
            {{text_key_, "the text says nothing of it"}}};
  }

  /// The one ability of a card as Lua.
  std::string printed(const Card& of) const {
    if (of.abilities.empty()) return "";
    const CutText with = lua(of), without = lua(with_only(of, {}));
    std::string text;
    const Alignment added(without.words(), with.words());
    for (const Parting& parting : added.partings())
      if (parting.other_begin < parting.other_end)
        text += (text.empty() ? "" : " ") + shown(with, parting.other_begin, parting.other_end);
    return text;
  }

  const TextAgainstScript& sides_;
  Source source_;
  Location text_key_;
  int table_ = -1;
  std::vector<int> items_;
};

}  // namespace

std::string difference_between(const std::string& script, const std::string& text, const std::string& one,
                               const std::string& other) {
  const auto a = lines_of(script), b = lines_of(text);
  const auto missing = [](const std::vector<std::string>& from, const std::vector<std::string>& in) {
    for (const std::string& line : from)
      if (std::find(in.begin(), in.end(), line) == in.end()) return line;
    return std::string{};
  };
  const std::string only_script = missing(a, b), only_text = missing(b, a);
  // English is coarser than definitions: two that differ may be said alike.
  if (only_script.empty() && only_text.empty())
    return "both read alike in English (\"" + (a.empty() ? "" : a.front()) + "\")";
  return one + " \"" + (only_script.empty() ? "(nothing more)" : only_script) + "\", " + other + " \"" +
         (only_text.empty() ? "(nothing more)" : only_text) + "\"";
}

Diagnostics text_differences(const TextAgainstScript& sides) { return Comparer(sides).findings(); }

}  // namespace sleight
