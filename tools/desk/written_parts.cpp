#include "tools/desk/written_parts.h"

#include <algorithm>
#include <string_view>
#include <utility>

#include "grammar/describe.h"
#include "grammar/text_reader.h"
#include "grammar/unread_pieces.h"
#include "scripting/syntax/syntax_tree.h"
#include "scripting/words/script_printer.h"
#include "tools/library/card_library.h"

namespace sleight {
namespace {

/// A card's script as parts: the chain of calls that makes the card, and its table.
class CardTree {
 public:
  explicit CardTree(std::string_view text) : tree_(text) {
    for (const SyntaxNode& node : tree_.nodes()) {
      if (node.kind != SyntaxKind::return_statement || node.children.empty()) continue;
      call_ = tree_.call_at(tree_.node(node.children.front()).first);
      if (call_ >= 0) table_ = tree_.table_of(call_);
    }
  }

  bool is_whole() const { return table_ >= 0 && tree_.errors().empty(); }
  const SyntaxTree& tree() const { return tree_; }
  const std::vector<int>& parts() const { return tree_.node(table_).children; }
  const SyntaxNode& call() const { return tree_.node(call_); }
  const SyntaxNode& table() const { return tree_.node(table_); }

  bool is_field(int part) const { return tree_.node(part).kind == SyntaxKind::field; }
  std::string key(int part) const {
    const int word = tree_.node(part).word;
    return word < 0 ? "" : std::string(tree_.said_by(tree_.token(word)));
  }
  int field(std::string_view name) const {
    for (const int part : parts())
      if (is_field(part) && key(part) == name) return part;
    return -1;
  }
  /// The field with the last of the card's facts, behind which every script of the house has its text; -1.
  int last_fact() const {
    int last = -1;
    for (const int part : parts())
      if (is_field(part) && (key(part) == "cost" || key(part) == "power" || key(part) == "toughness"))
        last = part;
    return last;
  }
  std::size_t begin_of(int part) const { return tree_.token(tree_.node(part).first).begin; }
  std::size_t end_of(int part) const { return tree_.token(tree_.node(part).last - 1).end; }
  std::string said(int part) const {
    return std::string(tree_.text().substr(begin_of(part), end_of(part) - begin_of(part)));
  }

  /// Puts parts behind a part of the table, or first where that is -1.
  WrittenPart behind(int part, const std::vector<std::string>& written) const {
    WrittenPart made;
    for (const std::string& one : written) made.alone += (made.alone.empty() ? "" : "\n  ") + one + ",";
    const int last = part < 0 ? table().first : tree_.node(part).last - 1;
    const bool has_comma = part < 0 || tree_.text_of(tree_.token(last + 1)) == ",";
    made.begin = made.end = tree_.token(has_comma && part >= 0 ? last + 1 : last).end;
    made.text = (has_comma ? "" : ",") + std::string("\n  ") + made.alone;
    // What closes the table stands on a line of its own.
    if (tree_.text().substr(made.end, tree_.token(table().last - 1).begin - made.end).find('\n') ==
        std::string_view::npos)
      made.text += "\n";
    return made;
  }
  /// The byte behind the brace that opens the table.
  std::size_t end_of_opening() const { return tree_.token(table().first).end; }
  /// Whether a comment stands in it.
  bool has_comments() const {
    for (int i = call().first + 1; i < call().last; ++i) {
      const std::size_t before = tree_.token(i - 1).end;
      if (tree_.text().substr(before, tree_.token(i).begin - before).find("--") != std::string_view::npos)
        return true;
    }
    return false;
  }

 private:
  SyntaxTree tree_;
  int call_ = -1;
  int table_ = -1;
};

bool is_proved(const Workspace& workspace, const ReadCard& card) {
  return check_text(card.script, card.words, workspace.data().vocabulary).outcome ==
         TextCheck::Outcome::proved;
}

}  // namespace

std::optional<ReadCard> card_in_text(const Workspace& workspace, const std::string& file,
                                     const std::string& text) {
  for (const CardFile& script : workspace.scripts().cards)
    if (script.source == text) return ReadCard{script, workspace.scripts().words};
  ReadCard read;
  read.words = workspace.scripts().words;
  ScriptReader reader(read.words, data_folder(workspace.sources()), workspace.sources().mods);
  Diagnostics told_elsewhere;
  std::optional<CardFile> script = read_script(reader, file, text, told_elsewhere);
  if (!script) return std::nullopt;
  read.script = std::move(*script);
  return read;
}

std::optional<ReadCard> begun_card_in_text(const Workspace& workspace, const std::string& file,
                                           const std::string& text) {
  if (std::optional<ReadCard> card = card_in_text(workspace, file, text)) return card;
  const CardTree tree(text);
  if (!tree.is_whole() || tree.field("text") < 0) return std::nullopt;
  // What a card must have and its text may say, as long as the script does not.
  const std::size_t at = tree.end_of_opening();
  std::string missing = " unread \"nothing yet\",";
  for (const char* more : {"", " power = 0, toughness = 0,"}) {
    std::string whole = text;
    whole.insert(at, missing += more);
    std::optional<ReadCard> card = card_in_text(workspace, file, whole);
    if (!card) continue;
    card->script.source = text;
    return card;
  }
  return std::nullopt;
}

std::optional<WrittenPart> text_from_script(const Workspace& workspace, const ReadCard& card) {
  const Card& is = card.script.card;
  if (card.script.functions > 0 || !is.unread.empty() || !is.unsupported.empty()) return std::nullopt;
  const CardTree tree(card.script.source);
  if (!tree.is_whole()) return std::nullopt;
  std::string english = describe(is, card.words, workspace.data().vocabulary);
  while (english.ends_with('\n')) english.pop_back();
  if (english.empty() || is_proved(workspace, card)) return std::nullopt;
  const std::string written = "text = " + text_block(english);
  if (const int there = tree.field("text"); there >= 0)
    return WrittenPart{tree.begin_of(there), tree.end_of(there), written, written};
  return tree.behind(tree.last_fact(), {written});
}

std::optional<WrittenPart> script_from_text(const Workspace& workspace, const ReadCard& card) {
  if (card.script.card.text.find_first_not_of(" \t\r\n") == std::string::npos) return std::nullopt;
  const CardTree tree(card.script.source);
  if (!tree.is_whole() || is_proved(workspace, card)) return std::nullopt;
  const Vocabulary& vocabulary = workspace.data().vocabulary;
  Card facts = card.script.card;
  facts.abilities.clear();
  facts.unread.clear();
  facts.unsupported.clear();
  const std::vector<Text> lines = in_house_words(facts, facts.text, vocabulary, Wording::house);
  Reading reading = read_lines(facts, lines, vocabulary, Wording::house);
  PartedText parted;
  if (!reading.understood()) {
    parted = part_text(facts, facts.text, lines, vocabulary, Wording::house);
    reading = read_lines(facts, parted.understood, vocabulary, Wording::house);
    if (reading.lines.empty()) return std::nullopt;
  }
  Card told = apply(facts, reading);
  for (const UnreadPiece& piece : parted.unread) told.unread.push_back(piece.sentence);
  Words words = card.words;
  for (const std::string& word : reading.words) words.intern(word);
  const std::string lua = print_card(CardScript{told, card.script.differs}, words);
  const CardTree printed(lua);
  if (!printed.is_whole()) return std::nullopt;

  WrittenPart made;
  const std::vector<int>& parts = tree.parts();
  const bool is_empty = std::ranges::all_of(parts, [&](int part) { return tree.is_field(part); }) &&
                        std::ranges::all_of(parts, [&](int part) {
                          return printed.field(tree.key(part)) >= 0 || tree.key(part) == "cost";
                        });
  if (is_empty) {
    std::vector<std::string> written;
    for (const int part : printed.parts())
      if (!printed.is_field(part) || tree.field(printed.key(part)) < 0) written.push_back(printed.said(part));
    if (written.empty()) return std::nullopt;
    made = tree.behind(parts.back(), written);
  } else {
    if (tree.has_comments()) return std::nullopt;
    made.begin = tree.tree().token(tree.call().first).begin;
    made.end = tree.tree().token(tree.call().last - 1).end;
    constexpr std::string_view before = "return ";
    made.text = made.alone = lua.substr(before.size(), lua.find_last_not_of('\n') + 1 - before.size());
  }
  made.not_read = parted.unread.size();
  return made;
}

std::optional<WrittenPart> differs_with(std::string_view text, const std::vector<std::string>& words) {
  const CardTree tree(text);
  if (!tree.is_whole() || words.empty()) return std::nullopt;
  std::string listed;
  for (const std::string& word : words) listed += (listed.empty() ? "" : ", ") + Printer::quoted(word);
  if (const int there = tree.field("differs"); there >= 0) {
    const SyntaxNode& list = tree.tree().node(tree.tree().value_of(there));
    if (list.kind != SyntaxKind::table || list.children.empty()) return std::nullopt;
    // Before what closes it, behind its last word.
    const std::size_t end = tree.end_of(list.children.back());
    return WrittenPart{end, end, ", " + listed, ", " + listed};
  }
  const int said = tree.field("text");
  return tree.behind(said < 0 ? tree.last_fact() : said, {"differs = { " + listed + " }"});
}

std::vector<OfferedPart> parts_offered(const Workspace& workspace, const std::string& file,
                                       const std::string& text, const ScriptPlace& place) {
  // Whole parts follow a comma, or begin the table.
  const std::size_t before =
      place.begin == 0 ? std::string::npos : text.find_last_not_of(" \t\r\n", place.begin - 1);
  if (place.has_value || before == std::string::npos ||
      std::string_view(",;{").find(text[before]) == std::string_view::npos)
    return {};
  // The word that is begun there means nothing yet.
  std::string without = text;
  without.erase(place.begin, place.end - place.begin);
  std::optional<ReadCard> card = begun_card_in_text(workspace, file, without);
  if (!card) card = begun_card_in_text(workspace, file, without + "\n}\n");
  if (!card) return {};
  std::vector<OfferedPart> offered;
  const Card& is = card->script.card;
  if (is.text.empty()) {
    if (const std::optional<WrittenPart> part = text_from_script(workspace, *card))
      offered.push_back({"text from the script", "what the script says in English", part->alone});
  } else if (const std::optional<WrittenPart> part = script_from_text(workspace, *card);
             part && part->begin == part->end) {
    // Where there is a script already, the whole card would be written.
    offered.push_back({"script from the text",
                       part->not_read == 0
                           ? "what the text says"
                           : "what the text says; not understood: " + std::to_string(part->not_read),
                       part->alone});
  }
  return offered;
}

}  // namespace sleight
