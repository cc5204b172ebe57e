#include "scripting/lua/script_source.h"

#include <algorithm>
#include <string>

namespace sleight {

const SyntaxTree& Source::tree() const {
  if (!tree_) tree_ = std::make_shared<const SyntaxTree>(*text_);
  return *tree_;
}

Source Source::spread() const {
  Source spread(*this);
  spread.spread_ = std::make_shared<const SpreadScript>(spread_script(tree()));
  spread.tree_ = tree_;  // of the same text, which both hold
  spread.tokens_.clear();
  return spread;
}

const std::vector<Source::Token>& Source::tokens() const {
  if (!tokens_.empty()) return tokens_;
  const std::vector<ScriptToken>& parts = tree().tokens();
  tokens_.reserve(parts.size());
  for (std::size_t i = 0; i < parts.size(); ++i) {
    const ScriptToken& part = parts[i];
    if (part.kind == TokenKind::end) break;
    const int line = spread_ ? spread_->lines[i] : part.line;
    const std::string_view text = tree().text_of(part);
    const auto add = [&](std::size_t from, std::size_t length, std::string_view said, bool quoted) {
      tokens_.push_back({said, line, part.column + static_cast<int>(from), static_cast<int>(length), quoted,
                         part.line, static_cast<int>(i)});
    };
    if (part.inner > 0) {
      const bool long_text = text.front() == '[';
      // A long text is underlined, and found, by its opening alone: it may run over many lines.
      const std::size_t opening = part.inner - part.begin;
      if (long_text)
        add(0, opening, text.substr(0, opening), true);
      else
        add(0, text.size(), tree().said_by(part), true);
    } else if (part.kind == TokenKind::sign) {
      // Signs one by one: whoever looks for "==" or ".." sees two tokens.
      for (std::size_t k = 0; k < text.size(); ++k) add(k, 1, text.substr(k, 1), false);
    } else {
      add(0, text.size(), text, false);
    }
  }
  return tokens_;
}

Location Source::range(std::size_t begin, std::size_t end) const {
  const std::string_view text = *text_;
  const auto place_of = [&](std::size_t byte) {
    const std::string_view before = text.substr(0, byte);
    const std::size_t line_end = before.rfind('\n');
    return std::pair(1 + static_cast<int>(std::count(before.begin(), before.end(), '\n')),
                     1 + static_cast<int>(line_end == std::string_view::npos ? byte : byte - line_end - 1));
  };
  const auto [line, column] = place_of(begin);
  const auto [end_line, end_column] = place_of(end);
  if (line == end_line) return {file_, line, column, static_cast<int>(end - begin)};
  const std::size_t rest = std::min(text.find('\n', begin), text.size()) - begin;
  return {file_, line, column, static_cast<int>(rest), end_line, end_column};
}

Location Source::part(int node) const {
  const SyntaxNode& one = tree().node(node);
  const ScriptToken& first = tree().token(one.first);
  return range(first.begin, one.last > one.first ? tree().token(one.last - 1).end : first.end);
}

int Source::run_line(const Location& place) const {
  if (!spread_) return place.line;
  for (const Token& token : tokens())
    if (token.text_line == place.line && token.column >= place.column) return token.line;
  return 1;
}

int Source::token_on(int line) const {
  if (!spread_ || line < 1 || static_cast<std::size_t>(line) >= spread_->tokens.size()) return -1;
  return spread_->tokens[static_cast<std::size_t>(line)];
}

int Source::call_on(int line) const {
  const int token = token_on(line);
  if (token < 0) return -1;
  const int call = tree().call_at(token);
  // Lua looks one token ahead of a name that begins an item of a table, and takes its line for the call's.
  const bool behind_name = token > 0 && tree().token(token - 1).kind == TokenKind::name;
  const std::string_view sign = tree().text_of(tree().token(token));
  const bool ahead =
      call >= 0 ? tree().node(call).opening == token : sign == ":" || sign == "." || sign == "[";
  const int chain = behind_name && ahead ? tree().call_at(token - 1) : -1;
  return chain >= 0 && tree().node(chain).first == token - 1 ? chain : call;
}

const Source::Token* Source::token_in(int node, std::string_view text, int from) const {
  const std::vector<Token>& list = tokens();
  const SyntaxNode& range = tree().node(node);
  const auto first_of = [&](int first) {
    const auto begin = std::partition_point(list.begin(), list.end(),
                                            [&](const Token& token) { return token.part < first; });
    return std::find_if(begin, list.end(),
                        [&](const Token& token) { return token.part >= range.last || token.text == text; });
  };
  auto found = first_of(std::max(from, range.first));
  if ((found == list.end() || found->text != text) && from > range.first) found = first_of(range.first);
  return found != list.end() && found->text == text ? &*found : nullptr;
}

Location Source::line(int number) const {
  if (const int token = token_on(number); token >= 0) {
    // Of a chain of calls that is the word with which it begins; of one call in it, the word that is called.
    int head = token;
    if (const int call = call_on(number); call >= 0) {
      const SyntaxNode& node = tree().node(call);
      head = node.opening == token && node.word >= 0 ? node.word : node.first;
    }
    const ScriptToken& one = tree().token(head);
    if (one.kind != TokenKind::end) return range(one.begin, one.end);
  }
  for (const Token& token : tokens())
    // Underlined is the first word of the line: the whole of it says no more.
    if (token.line == number) return at(token);
  return {file_, number, number > 0 ? 1 : 0, 1};
}

Location Source::find(std::string_view token, int line, std::string_view head) const {
  if (int here = token_on(line); here >= 0) {
    const int call = call_on(line);
    if (call >= 0 && !head.empty())
      if (const Token* begin = token_in(call, head, tree().node(call).first)) here = begin->part;
    int node = call >= 0 ? call : tree().part_at(here);
    if (call < 0) {
      // A name is read when what follows it has been looked at.
      constexpr int most_behind = 3;
      for (int back = here; back >= std::max(0, here - most_behind); --back)
        if (tree().said_by(tree().token(back)) == token)
          return range(tree().token(back).begin, tree().token(back).end);
    }
    for (; node >= 0; node = tree().node(node).parent)
      if (const Token* found = token_in(node, token, here)) return at(*found);
    return this->line(line);
  }
  for (const Token& t : tokens())
    // On that line or below: Lua knows the line on which a call begins, and its table may run on.
    if (t.line >= line && t.text == token) return at(t);
  return this->line(line);
}

int Source::key_index(std::string_view key, std::string_view head, int line) const {
  const auto& list = tokens();
  for (std::size_t i = 0; i < list.size(); ++i) {
    if (list[i].line < line || list[i].quoted || list[i].text != "{") continue;
    // The constructor belongs to `head` when that word stands shortly before it: head { or head "a" "b" {.
    bool ours = head.empty();
    for (std::size_t back = 1; back <= 4 && back <= i && !ours; ++back)
      ours = !list[i - back].quoted && list[i - back].text == head;
    if (!ours) continue;
    int depth = 0;
    for (std::size_t j = i; j < list.size(); ++j) {
      const Token& t = list[j];
      if (!t.quoted && (t.text == "{" || t.text == "(")) ++depth;
      if (!t.quoted && (t.text == "}" || t.text == ")") && --depth == 0) break;
      // Deeper down the key belongs to another table.
      if (depth == 1 && t.text == key && j + 1 < list.size() && list[j + 1].text == "=")
        return static_cast<int>(j);
    }
  }
  return -1;
}

Location Source::find_key(std::string_view key, std::string_view head, int line) const {
  if (const int call = call_on(line); call >= 0)
    if (const int field = tree().field_of(call, key); field >= 0) {
      const SyntaxNode& found = tree().node(field);
      if (found.word < 0) return part(found.children.front());
      return range(tree().token(found.word).begin, tree().token(found.word).end);
    }
  int i = key_index(key, head, line);
  // It may stand in a table inside that of the word, which has no head.
  if (i < 0) i = key_index(key, "", line);
  return i < 0 ? this->line(line) : at(tokens()[static_cast<std::size_t>(i)]);
}

Location Source::find_assignment(std::string_view name, int first_line, int last_line) const {
  const auto& list = tokens();
  for (std::size_t i = 1; i + 2 < list.size(); ++i) {
    if (list[i].line < first_line || list[i].line > last_line || list[i].quoted || list[i].text != name)
      continue;
    // "=" and not "==", which are two tokens.
    const bool assigned = list[i + 1].text == "=" && list[i + 2].text != "=";
    const std::string_view before = list[i - 1].text;
    // A local, a field and a key of a table are no changes of the name.
    if (assigned && before != "local" && before != "." && before != "{" && before != "," && before != "=" &&
        before != "~")
      return at(list[i]);
  }
  return {file_, 0, 0, 1};
}

Location Source::find_item(int number, std::string_view key, std::string_view head, int line) const {
  if (const int call = call_on(line); call >= 0) {
    int table = call;
    if (!key.empty()) {
      const int field = tree().field_of(call, key);
      // A value that stands in the place of a list of one is its item.
      table = field < 0 ? -1 : tree().value_of(field);
      if (table >= 0 && tree().node(table).kind != SyntaxKind::table) return part(table);
    }
    if (const int item = table < 0 ? -1 : tree().item_of(table, number); item >= 0) return part(item);
  }
  return key.empty() ? find(head, line) : find_value(key, head, line);
}

Location Source::find_of_card(std::string_view card, std::string_view word) const {
  int chain = -1;
  for (const Token& token : tokens()) {
    if (!token.quoted || token.text != card) continue;
    // `instant "Name" { ... }`: the text is an argument, and the chain of calls goes on around it.
    for (int node = tree().node(tree().part_at(token.part)).parent;
         node >= 0 && tree().node(node).kind == SyntaxKind::call; node = tree().node(node).parent)
      chain = node;
    if (chain >= 0) break;
  }
  if (chain < 0) return find(word, 1);
  const int table = tree().table_of(chain);
  for (const int part : table < 0 ? std::vector<int>() : tree().node(table).children)
    if (const SyntaxNode& field = tree().node(part);
        field.word >= 0 && tree().text_of(tree().token(field.word)) == word)
      return range(tree().token(field.word).begin, tree().token(field.word).end);
  const Token* found = token_in(chain, word, 0);
  return found != nullptr ? at(*found) : find(word, 1);
}

Location Source::find_unreturned() const {
  const std::vector<int>& statements = tree().node(0).children;
  if (statements.empty() || tree().node(statements.back()).kind != SyntaxKind::call_statement)
    return {file_, 0, 0, 1};
  const ScriptToken& head = tree().token(tree().node(statements.back()).first);
  return range(head.begin, head.end);
}

std::vector<Edit> Source::replacement(const Location& where, std::string_view wrong, std::string_view right,
                                      bool sure) const {
  if (!is_spread() || right.empty()) return {};
  for (const Token& token : tokens()) {
    if (token.text_line != where.line || token.column != where.column || token.text != wrong) continue;
    const std::string_view whole = tree().text_of(tree().token(token.part));
    const std::string quote = token.quoted ? std::string(1, whole.front()) : "";
    if (quote == "[") return {};  // of a long text only the opening is known
    return {{at(token), quote + std::string(right) + quote, sure}};
  }
  return {};
}

Location Source::find_value(std::string_view key, std::string_view head, int line) const {
  if (const int call = call_on(line); call >= 0)
    if (const int field = tree().field_of(call, key); field >= 0) return part(tree().value_of(field));
  const int i = key_index(key, head, line);
  // A key may have been set by code (`t.power = 1`), and stand in no table of the text.
  if (i < 0) return find(head, line);
  // Behind the key and its "=".
  const std::size_t value = static_cast<std::size_t>(i) + 2;
  return value < tokens().size() ? at(tokens()[value]) : this->line(line);
}

}  // namespace sleight
