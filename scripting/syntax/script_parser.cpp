#include "scripting/syntax/script_parser.h"

#include <algorithm>
#include <array>
#include <string>
#include <utility>

namespace sleight {
namespace {

/// Lua itself goes no deeper.
constexpr int deepest = 190;
constexpr int unary_strength = 12;

struct Operator {
  std::string_view sign;
  int left, right;  ///< how strongly it binds what stands on either side
};
constexpr std::array<Operator, 21> operators{
    {{"or", 1, 1},   {"and", 2, 2}, {"<", 3, 3},   {">", 3, 3},   {"<=", 3, 3},  {">=", 3, 3},
     {"~=", 3, 3},   {"==", 3, 3},  {"|", 4, 4},   {"~", 5, 5},   {"&", 6, 6},   {"<<", 7, 7},
     {">>", 7, 7},   {"..", 9, 8},  {"+", 10, 10}, {"-", 10, 10}, {"*", 11, 11}, {"/", 11, 11},
     {"//", 11, 11}, {"%", 11, 11}, {"^", 14, 13}}};

std::string quoted(std::string_view what) { return "`" + std::string(what) + "`"; }

class Parser {
 public:
  Parser(std::string_view text, const std::vector<ScriptToken>& tokens, Closing closing)
      : text_(text), tokens_(tokens), end_(static_cast<int>(tokens.size()) - 1), closing_(closing) {}

  ParsedScript read() {
    const int chunk = make(SyntaxKind::chunk);
    scopes_.emplace_back();
    std::vector<int> statements;
    while (at_ < end_) {
      read_block(statements);
      if (at_ >= end_) break;
      // What ends a block, and there is none.
      const std::string_view word = sign();
      if (word == "}" || word == ")" || word == "]") result_.unbalanced = true;
      remove_token("there is nothing that this " + quoted(word) + " closes");
    }
    finish(chunk, std::move(statements));
    return std::move(result_);
  }

 private:
  const ScriptToken& token(int number) const { return tokens_[static_cast<std::size_t>(number)]; }
  std::string_view text_of(int number) const {
    return text_.substr(token(number).begin, token(number).end - token(number).begin);
  }
  /// What the token says, where it is a sign or a reserved word; else "".
  std::string_view sign_of(int number) const {
    if (number > end_) return "";
    const TokenKind kind = token(number).kind;
    return kind == TokenKind::sign || kind == TokenKind::keyword ? text_of(number) : std::string_view();
  }
  std::string_view sign() const { return sign_of(at_); }
  TokenKind kind() const { return token(at_).kind; }
  bool take(std::string_view sign) {
    if (this->sign() != sign) return false;
    ++at_;
    return true;
  }

  int make(SyntaxKind kind) {
    SyntaxNode node;
    node.kind = kind;
    node.first = at_;
    result_.nodes.push_back(std::move(node));
    return static_cast<int>(result_.nodes.size()) - 1;
  }
  /// One that begins where another does.
  int make(SyntaxKind kind, int like) {
    const int first = result_.nodes[static_cast<std::size_t>(like)].first;
    const int made = make(kind);
    node(made).first = first;
    return made;
  }
  SyntaxNode& node(int number) { return result_.nodes[static_cast<std::size_t>(number)]; }
  int finish(int number, std::vector<int> children) {
    for (const int child : children) node(child).parent = number;
    node(number).last = std::max(at_, node(number).first);
    node(number).children = std::move(children);
    return number;
  }

  // --- what is wrong ---

  /// One error a token: what follows from it is no news. Past the most, the rest of the script is left.
  void error(SyntaxError error) {
    if (wrong_token_ == at_) return;
    wrong_token_ = at_;
    if (result_.errors.size() >= SyntaxTree::most_errors) {
      result_.more_errors = true;
      at_ = end_;
      return;
    }
    result_.errors.push_back(std::move(error));
  }
  void wrong_here(std::string message, std::string fix) {
    SyntaxError one;
    one.begin = token(at_).begin;
    one.end = token(at_).end;
    one.message = std::move(message);
    one.fix = std::move(fix);
    error(std::move(one));
  }
  /// Something is missing behind the token before this one.
  void missing(std::string message, std::string fix, std::string instead = "", int opened = -1) {
    SyntaxError one;
    one.begin = one.end = at_ > 0 ? token(at_ - 1).end : token(at_).begin;
    one.message = std::move(message);
    one.fix = std::move(fix);
    one.has_edit = !instead.empty();
    one.instead = std::move(instead);
    one.opened = opened;
    error(std::move(one));
  }
  /// A token that is too much, which is passed over.
  void remove_token(std::string message) {
    SyntaxError one;
    one.begin = token(at_).begin;
    one.end = token(at_).end;
    one.message = std::move(message);
    const std::string_view word = sign();
    one.fix = word == ")"   ? "Remove it, or write the `(` before it that it closes."
              : word == "}" ? "Remove it, or write the `{` before it that it closes."
                            : "Remove it.";
    one.has_edit = true;
    error(std::move(one));
    if (at_ < end_) ++at_;
  }
  std::string what_stands_here() const {
    if (at_ >= end_) return "the end of the script";
    const std::string_view what = text_of(at_);
    constexpr std::size_t most = 30;
    return what.size() <= most && what.find('\n') == std::string_view::npos ? quoted(what) : "this text";
  }
  /// Passes over what can stand nowhere.
  bool pass_broken() {
    if (kind() != TokenKind::broken) return false;
    const bool text = token(at_).inner > 0;
    if (text)
      not_closed();
    else
      wrong_here(token(at_).problem,
                 text_of(at_).starts_with("--") ? "Close it with `]]`." : "Remove or mend it.");
    if (at_ < end_) ++at_;
    return true;
  }

  /// A text without an end: of one in quotes its line tells where that should stand.
  void not_closed() {
    const std::string_view whole = text_of(at_);
    if (whole.front() == '[')
      return wrong_here(token(at_).problem, "Write `" + closer_of(whole) + "` behind it.");
    SyntaxError one;
    one.begin = token(at_).begin;
    one.end = token(at_).end;
    one.message = token(at_).problem;
    one.fix = "Write " + quoted(whole.substr(0, 1)) + " behind it.";
    const std::size_t end = end_of_quoted(whole);
    if (end > 1) {
      one.has_edit = true;
      one.instead = std::string(whole.substr(0, end)) + whole.front() + std::string(whole.substr(end));
    }
    error(std::move(one));
  }
  /// `]]`, with as many signs between as it begins with.
  static std::string closer_of(std::string_view opened) {
    std::string closer(opened.substr(0, opened.find('[', 1) + 1));
    std::replace(closer.begin(), closer.end(), '[', ']');
    return closer;
  }
  /// Where a text in quotes ends, of which the rest of its line is taken for a part: before the comma and the
  /// brackets that end the line.
  static std::size_t end_of_quoted(std::string_view line) {
    std::size_t end = line.size();
    const auto closes = [&](char open, char close) {
      const std::string_view part = line.substr(0, end);
      return std::count(part.begin(), part.end(), close) > std::count(part.begin(), part.end(), open);
    };
    while (end > 1) {
      const char last = line[end - 1];
      const bool bracket = (last == '}' && closes('{', '}')) || (last == ')' && closes('(', ')'));
      if (last != ',' && last != ' ' && last != '\r' && !bracket) break;
      --end;
    }
    return end;
  }

  // --- brackets that nothing closes ---

  /// Whether what was opened by that token ends before this one although nothing closes it.
  bool left_open(int opening, std::string_view closer) {
    if (at_ >= end_) return true;
    const ScriptToken& here = token(at_);
    if (closing_ == Closing::by_indentation && here.first_on_line && here.line > token(opening).line) {
      const int inside = token(opening).indentation;
      if (sign() == closer ? here.indentation < inside : here.indentation <= inside) return true;
    }
    const std::string_view word = sign();
    if (word == closer) return false;
    if (word == "}") return braces_ > (closer == "}" ? 1 : 0);
    if (word == ")") return parentheses_ > (closer == ")" ? 1 : 0);
    if (word == "end" || word == "else" || word == "elseif" || word == "until") return blocks_ > 0;
    constexpr std::array<std::string_view, 9> beginnings{"return", "local",  "if",   "for",  "while",
                                                         "do",     "repeat", "goto", "break"};
    return std::find(beginnings.begin(), beginnings.end(), word) != beginnings.end();
  }
  void close_missing(int opening, std::string_view closer, bool stands_in_another) {
    result_.unbalanced = true;
    // A text without an end has taken the bracket into it.
    if (at_ > 0 && token(at_ - 1).kind == TokenKind::broken) return;
    // The comma behind it is that of what it stands in.
    if (stands_in_another && at_ > 0 && sign_of(at_ - 1) == "," && at_ - 1 > opening) --at_;
    const bool own_line = token(at_ - 1).line > token(opening).line && at_ >= end_;
    const std::string line = std::to_string(token(opening).line);
    missing("the " + quoted(text_of(opening)) + " of line " + line + " is not closed",
            "Write " + quoted(closer) + " here.",
            (own_line        ? "\n" + std::string(static_cast<std::size_t>(token(opening).indentation), ' ')
             : closer == "}" ? " "
                             : "") +
                std::string(closer),
            opening);
  }

  /// Whether this token could begin an expression.
  bool begins_expression() const {
    switch (kind()) {
      case TokenKind::name:
      case TokenKind::number:
      case TokenKind::string:
        return true;
      case TokenKind::keyword:
      case TokenKind::sign: {
        constexpr std::array<std::string_view, 11> beginnings{
            "nil", "true", "false", "function", "not", "...", "{", "(", "-", "#", "~"};
        return std::find(beginnings.begin(), beginnings.end(), sign()) != beginnings.end();
      }
      case TokenKind::broken:
      case TokenKind::end:
        return false;
    }
    return false;
  }

  // --- brackets that nothing opens ---

  /// Whether the rest of this line closes more parentheses than are open.
  bool closes_too_much() const {
    int open = parentheses_;
    for (int i = at_; i < end_ && token(i).line == token(at_).line && open >= 0; ++i)
      open += sign_of(i) == "(" ? 1 : sign_of(i) == ")" ? -1 : 0;
    return open < 0;
  }
  /// Whether what stands here belongs into a table of what was read before it: a key, or a line that is set
  /// further in.
  bool belongs_into_table() const {
    const ScriptToken& before = token(at_ - 1);
    const ScriptToken& here = token(at_);
    const bool further_in = here.first_on_line && here.indentation > before.indentation;
    const bool is_key = kind() == TokenKind::name && sign_of(at_ + 1) == "=";
    return further_in || (is_key && here.line == before.line);
  }
  /// Whether a name, or a call by texts alone, was read last: `summon "Bear" "Grizzly Bears"`.
  bool may_take_table(int part) {
    int read = part;
    if (node(read).kind == SyntaxKind::item && !node(read).children.empty())
      read = node(read).children.front();
    const TokenKind last = token(at_ - 1).kind;
    return node(read).kind == SyntaxKind::name ||
           (node(read).kind == SyntaxKind::call && last != TokenKind::sign);
  }
  /// Goes on as if the bracket that is missing behind the last token stood there.
  void read_unopened(std::string_view opener, std::vector<int>& parts) {
    const int before = at_ - 1;
    const bool table = opener == "{";
    missing("a " + quoted(opener) + " is missing behind " + quoted(text_of(before)),
            "Write " + quoted(opener) + " here.", table ? " {" : std::string(opener));
    (table ? braces_ : parentheses_) += 1;
    if (table) {
      const int made = make(SyntaxKind::table);
      std::vector<int> inside;
      read_list(before, "}", true, inside, [this] { return read_field(); });
      parts.push_back(finish(made, std::move(inside)));
    } else {
      read_list(before, ")", false, parts, [this] { return read_expression(); });
    }
    (table ? braces_ : parentheses_) -= 1;
  }
  /// What is missing between two parts of a list.
  void read_behind_gap(std::vector<int>& parts) {
    const bool may_take = !parts.empty() && may_take_table(parts.back());
    const bool name = may_take && token(at_ - 1).kind == TokenKind::name;
    const bool same_line = token(at_).line == token(at_ - 1).line;
    const bool call = name && same_line && closes_too_much();
    if (call || (may_take && belongs_into_table())) {
      read_unopened(call ? "(" : "{", parts);
      take(",");
      return;
    }
    const std::string_view word = sign();
    const bool plain_value = kind() == TokenKind::number || word == "-" || word == "true" || word == "false";
    if (name && same_line && plain_value) {
      missing("an `=` is missing behind " + quoted(text_of(at_ - 1)), "Write `=` here.", " =");
      parts.push_back(read_expression());
      take(",");
      return;
    }
    missing("a comma is missing before " + what_stands_here(),
            name && same_line
                ? "Write `,` here, or the `=` or `{` that " + quoted(text_of(at_ - 1)) + " wants."
                : "Write `,` here.",
            ",");
  }
  /// A key in a call, where only a table has keys; what was read last is its name.
  void read_key_in_call(std::vector<int>& parts) {
    SyntaxError one;
    one.begin = one.end = token(at_ - 1).begin;
    one.message = "a `{` is missing before " + quoted(text_of(at_ - 1));
    one.fix = "Write `{` here.";
    one.has_edit = true;
    one.instead = "{ ";
    error(std::move(one));
    const int before = at_ - 1;
    const int table = make(SyntaxKind::table, parts.back());
    const int field = make(SyntaxKind::field, parts.back());
    parts.pop_back();
    node(field).word = before;
    // Past the most errors nothing is read any more.
    if (at_ < end_) ++at_;
    ++braces_;
    std::vector<int> value, inside;
    value.push_back(read_expression());
    inside.push_back(finish(field, std::move(value)));
    take(",");
    read_list(before, "}", true, inside, [this] { return read_field(); });
    --braces_;
    parts.push_back(finish(table, std::move(inside)));
    take(",");
  }

  /// Reads what stands between two brackets, with commas. `read_part` reads one part.
  template <typename Read>
  void read_list(int opening, std::string_view closer, bool semicolons, std::vector<int>& parts,
                 Read read_part) {
    const bool stands_in_another = braces_ + parentheses_ > 1;
    while (true) {
      if (pass_broken()) continue;
      if (left_open(opening, closer)) return close_missing(opening, closer, stands_in_another);
      if (take(closer)) return;
      const int before = at_;
      if (begins_expression() || (semicolons && sign() == "[")) {
        parts.push_back(read_part());
      } else if (sign() == ",") {
        // A comma that ends its line stands behind what should have been closed before it.
        if (at_ - 1 == opening && closer == "}" && token(at_ + 1).first_on_line)
          return close_missing(opening, closer, false);
        remove_token("before this comma stands nothing");
        continue;
      } else {
        wrong_here(what_stands_here() + " cannot stand here",
                   sign() == ")" ? "Remove it, or write the `(` before it that it closes."
                                 : "Remove it, or write what is missing before it.");
        if (at_ < end_) ++at_;
        take(",");
        continue;
      }
      if (at_ == before && at_ < end_) ++at_;
      if (take(",") || (semicolons && take(";"))) {
        // A call, unlike a table, has nothing behind its last comma.
        if (!semicolons && sign() == closer) {
          --at_;
          remove_token("behind this comma stands nothing");
        }
        continue;
      }
      if (pass_broken() || sign() == closer || left_open(opening, closer)) continue;
      if (sign() == "=" && closer == ")" && !parts.empty() && node(parts.back()).kind == SyntaxKind::name) {
        read_key_in_call(parts);
      } else if (sign() == "=" && !parts.empty()) {
        wrong_here("before this `=` stands no key", "A key is a name: `cost = \"{R}\"`.");
        if (at_ < end_) ++at_;
        if (begins_expression()) read_expression();
        take(",");
      } else if (at_ > 0 && token(at_ - 1).kind == TokenKind::broken) {
        // A text without an end has taken the comma into it.
      } else if (begins_expression() || sign() == "[") {
        read_behind_gap(parts);
      }
    }
  }

  // --- expressions ---

  int read_table() {
    const int table = make(SyntaxKind::table);
    const int opening = at_++;
    ++braces_;
    std::vector<int> parts;
    read_list(opening, "}", true, parts, [this] { return read_field(); });
    --braces_;
    return finish(table, std::move(parts));
  }

  int read_field() {
    std::vector<int> children;
    if (kind() == TokenKind::name && sign_of(at_ + 1) == "=") {
      const int field = make(SyntaxKind::field);
      node(field).word = at_;
      at_ += 2;
      children.push_back(read_expression());
      return finish(field, std::move(children));
    }
    if (sign() == "[") {
      const int field = make(SyntaxKind::field);
      ++at_;
      children.push_back(read_expression());
      if (!take("]")) missing("a `]` is missing", "Write `]` here.", "]");
      if (!take("=")) missing("an `=` is missing behind the key", "Write `= ` and the value.");
      children.push_back(read_expression());
      return finish(field, std::move(children));
    }
    const int item = make(SyntaxKind::item);
    children.push_back(read_expression());
    return finish(item, std::move(children));
  }

  int read_expression(int limit = 0) {
    if (depth_ >= deepest) {
      wrong_here("this is nested too deeply", "Give a part of it a name: `local part = ...`.");
      return finish(make(SyntaxKind::missing), {});
    }
    ++depth_;
    int left = -1;
    const std::string_view word = sign();
    if (word == "not" || word == "-" || word == "#" || word == "~") {
      left = make(SyntaxKind::unary);
      ++at_;
      const int operand = read_expression(unary_strength);
      finish(left, {operand});
    } else {
      left = read_simple();
    }
    while (true) {
      const std::string_view sign = this->sign();
      const auto* row = std::find_if(operators.begin(), operators.end(),
                                     [&](const Operator& one) { return one.sign == sign; });
      if (row == operators.end() || row->left <= limit) break;
      const int binary = make(SyntaxKind::binary, left);
      ++at_;
      const int right = read_expression(row->right);
      left = finish(binary, {left, right});
    }
    --depth_;
    return left;
  }

  int one_token(SyntaxKind kind) {
    const int made = make(kind);
    ++at_;
    return finish(made, {});
  }

  int read_simple() {
    while (pass_broken()) {
      // A text without an end was meant as a value.
      if (token(at_ - 1).inner > 0 && at_ <= end_) {
        const int made = make(SyntaxKind::string);
        node(made).first = at_ - 1;
        return finish(made, {});
      }
    }
    if (kind() == TokenKind::number) return one_token(SyntaxKind::number);
    if (kind() == TokenKind::string) return one_token(SyntaxKind::string);
    const std::string_view word = sign();
    if (word == "nil" || word == "true" || word == "false" || word == "...")
      return one_token(SyntaxKind::constant);
    if (word == "{") return read_table();
    if (word == "function") {
      const int made = make(SyntaxKind::function);
      const int opening = at_++;
      return read_function_body(made, opening, {}, false);
    }
    if (kind() == TokenKind::name || word == "(") return read_suffixed();
    const int nothing = make(SyntaxKind::missing);
    wrong_here("a value is missing before " + what_stands_here(), "Write it here.");
    // A sign that is written twice; what could close or separate something stays.
    const bool stays =
        word == "}" || word == ")" || word == "]" || word == "," || word == ";" || word == "end";
    if (kind() == TokenKind::sign && !stays && at_ < end_) {
      ++at_;
      finish(nothing, {});
      if (begins_expression()) return read_expression();
    }
    return finish(nothing, {});
  }

  int read_name() {
    const int made = make(SyntaxKind::name);
    const std::string_view name = text_of(at_);
    node(made).free = std::none_of(scopes_.begin(), scopes_.end(), [&](const auto& scope) {
      return std::find(scope.begin(), scope.end(), name) != scope.end();
    });
    ++at_;
    return finish(made, {});
  }

  int read_suffixed() {
    int left = -1;
    if (kind() == TokenKind::name) {
      left = read_name();
    } else {
      left = make(SyntaxKind::brackets);
      const int opening = at_++;
      ++parentheses_;
      std::vector<int> inside;
      inside.push_back(read_expression());
      if (!take(")")) close_missing(opening, ")", false);
      --parentheses_;
      finish(left, std::move(inside));
    }
    while (at_ < end_) {
      const std::string_view word = sign();
      if (word == ".") {
        const int index = make(SyntaxKind::index, left);
        ++at_;
        node(index).word = read_word();
        left = finish(index, {left});
      } else if (word == "[") {
        const int index = make(SyntaxKind::index, left);
        ++at_;
        const int key = read_expression();
        if (!take("]")) missing("a `]` is missing", "Write `]` here.", "]");
        left = finish(index, {left, key});
      } else if (word == ":") {
        const int call = make(SyntaxKind::call, left);
        ++at_;
        node(call).word = read_word();
        std::vector<int> parts{left};
        read_arguments(call, parts);
        left = finish(call, std::move(parts));
      } else if (word == "(" || word == "{" || kind() == TokenKind::string) {
        // Lua would go on here too; where a bracket is missing, a new line may begin something else.
        const int call = make(SyntaxKind::call, left);
        std::vector<int> parts{left};
        read_arguments(call, parts);
        left = finish(call, std::move(parts));
      } else {
        break;
      }
    }
    return left;
  }

  /// The name behind a dot or a colon; its token, or -1.
  int read_word() {
    if (kind() == TokenKind::name) return at_++;
    wrong_here("a name is missing before " + what_stands_here(), "Write it here.");
    // A reserved word was probably meant as the name.
    if (kind() == TokenKind::keyword && sign_of(at_ + 1) == "(") return at_++;
    return -1;
  }

  void read_arguments(int call, std::vector<int>& parts) {
    node(call).opening = at_;
    if (kind() == TokenKind::string) {
      parts.push_back(one_token(SyntaxKind::string));
    } else if (sign() == "{") {
      parts.push_back(read_table());
    } else if (sign() == "(") {
      const int opening = at_++;
      ++parentheses_;
      read_list(opening, ")", false, parts, [this] { return read_expression(); });
      --parentheses_;
    } else if (begins_expression() && token(at_).line == token(at_ - 1).line && closes_too_much()) {
      read_unopened("(", parts);
    } else {
      missing("the brackets are missing behind the name of a method", "Write `()`.", "()");
    }
  }

  int read_function_body(int made, int opening, std::vector<int> children, bool method) {
    std::vector<std::string_view> parameters;
    if (method) parameters.emplace_back("self");
    if (take("(")) {
      while (kind() == TokenKind::name || sign() == "...") {
        if (kind() == TokenKind::name) parameters.push_back(text_of(at_));
        ++at_;
        if (!take(",")) break;
      }
      if (!take(")")) missing("a `)` is missing behind the parameters", "Write `)` here.", ")");
    } else {
      missing("the parameters of a function are missing", "Write `()`.", "()");
    }
    scopes_.push_back(std::move(parameters));
    read_block_to_end(opening, "end", children);
    scopes_.pop_back();
    return finish(made, std::move(children));
  }

  // --- statements ---

  /// A block and the word that ends it. Its variables are gone behind it.
  void read_block_to_end(int opening, std::string_view closer, std::vector<int>& children) {
    scopes_.emplace_back();
    ++blocks_;
    // Brackets around a function do not close what stands in it.
    read_block(children);
    --blocks_;
    if (closer == "until") {  // its condition knows what is local in the block
      if (take("until"))
        children.push_back(read_expression());
      else
        missing("`repeat` without `until`", "Write `until` and a condition.", "", opening);
      scopes_.pop_back();
      return;
    }
    scopes_.pop_back();
    if (take(closer)) return;
    missing("the " + quoted(text_of(opening)) + " of line " + std::to_string(token(opening).line) +
                " has no `end`",
            "Write `end` here.", " end", opening);
  }

  bool ends_block() const {
    const std::string_view word = sign();
    if (at_ >= end_ || word == "end" || word == "else" || word == "elseif" || word == "until") return true;
    return word == "}" || word == ")" || word == "]";
  }

  void read_block(std::vector<int>& statements) {
    // Blocks lie in blocks without an expression between.
    if (depth_ >= deepest) {
      wrong_here("this is nested too deeply", "Give a part of it a name: `local part = ...`.");
      if (at_ < end_) ++at_;
      return;
    }
    ++depth_;
    while (!ends_block()) {
      const int before = at_;
      if (!take(";") && !pass_broken()) statements.push_back(read_statement());
      if (at_ == before && at_ < end_) ++at_;
    }
    --depth_;
  }

  int read_statement() {
    const std::string_view word = sign();
    if (word == "return") return read_return();
    const int made = make(SyntaxKind::statement);
    const int opening = at_;
    std::vector<int> children;
    if (word == "local") return read_local(made);
    if (word == "function") {
      ++at_;
      if (kind() != TokenKind::name) {
        missing("a function that is a statement needs a name", "Write `local function name()`.");
        return read_function_body(made, opening, {}, false);
      }
      const int name = read_name();
      node(name).free = node(name).free && sign() != "(";
      children.push_back(name);
      bool method = false;
      while (sign() == "." || sign() == ":") {
        method = sign() == ":";
        ++at_;
        read_word();
      }
      return read_function_body(made, opening, std::move(children), method);
    }
    if (word == "if") {
      ++at_;
      read_condition(children, "then");
      while (true) {
        scopes_.emplace_back();
        ++blocks_;
        read_block(children);
        --blocks_;
        scopes_.pop_back();
        if (take("elseif")) {
          read_condition(children, "then");
        } else if (!take("else")) {
          break;
        }
      }
      if (!take("end"))
        missing("the `if` of line " + std::to_string(token(opening).line) + " has no `end`",
                "Write `end` here.", " end", opening);
      return finish(made, std::move(children));
    }
    if (word == "while") {
      ++at_;
      read_condition(children, "do");
      read_block_to_end(opening, "end", children);
      return finish(made, std::move(children));
    }
    if (word == "do" || word == "repeat") {
      ++at_;
      read_block_to_end(opening, word == "do" ? "end" : "until", children);
      return finish(made, std::move(children));
    }
    if (word == "for") return read_for(made);
    if (word == "break") {
      ++at_;
      return finish(made, {});
    }
    if (word == "goto" || word == "::") {
      ++at_;
      read_word();
      if (word == "::" && !take("::")) missing("a label ends with `::`", "Write `::` here.", "::");
      return finish(made, {});
    }
    return read_expression_statement(made);
  }

  void read_condition(std::vector<int>& children, std::string_view word) {
    children.push_back(read_expression());
    if (!take(word))
      missing(quoted(word) + " is missing behind the condition", "Write " + quoted(word) + " here.",
              " " + std::string(word));
  }

  /// Whether the table that is returned ends in the middle of a line, and a comma goes on with it: some
  /// bracket before that was not opened.
  bool closes_card_early() const {
    return blocks_ == 0 && sign() == "," && at_ > 0 && sign_of(at_ - 1) == "}" &&
           !token(at_ - 1).first_on_line && token(at_ + 1).first_on_line;
  }

  void read_values(std::vector<int>& children) {
    do children.push_back(read_expression());
    while (!closes_card_early() && take(","));
  }

  int read_return() {
    const int made = make(SyntaxKind::return_statement);
    ++at_;
    std::vector<int> children;
    if (!ends_block() && sign() != ";") read_values(children);
    if (!children.empty() && may_take_table(children.back()) && begins_expression() && belongs_into_table())
      read_unopened("{", children);
    if (closes_card_early()) {
      --at_;
      remove_token("this `}` closes what is returned, and more follows");
      at_ = end_;
    }
    take(";");
    finish(made, std::move(children));
    while (pass_broken()) {
    }
    if (!ends_block())
      wrong_here("nothing may stand behind the value that is returned",
                 "Remove it, or write it before `return`.");
    return made;
  }

  int read_local(int made) {
    ++at_;
    std::vector<int> children;
    if (sign() == "function") {
      const int opening = at_++;
      // Known before its body is read: a local function may call itself.
      if (kind() == TokenKind::name) scopes_.back().push_back(text_of(at_++));
      return read_function_body(made, opening, {}, false);
    }
    std::vector<std::string_view> names;
    do {
      if (kind() != TokenKind::name) {
        wrong_here("a name is missing before " + what_stands_here(), "Write it here.");
        break;
      }
      names.push_back(text_of(at_++));
      if (take("<")) {
        read_word();
        if (!take(">")) missing("a `>` is missing", "Write `>` here.", ">");
      }
    } while (take(","));
    if (take("=")) read_values(children);
    scopes_.back().insert(scopes_.back().end(), names.begin(), names.end());
    return finish(made, std::move(children));
  }

  int read_for(int made) {
    const int opening = at_++;
    std::vector<int> children;
    std::vector<std::string_view> names;
    while (kind() == TokenKind::name) {
      names.push_back(text_of(at_++));
      if (!take(",")) break;
    }
    if (!take("=") && !take("in")) missing("`=` or `in` is missing", "Write `in` and what is gone through.");
    read_values(children);
    if (!take("do")) missing("`do` is missing", "Write `do` here.", " do");
    scopes_.push_back(std::move(names));
    read_block_to_end(opening, "end", children);
    scopes_.pop_back();
    return finish(made, std::move(children));
  }

  int read_expression_statement(int made) {
    std::vector<int> children;
    const int before = at_;
    const std::size_t errors = result_.errors.size();
    if (kind() != TokenKind::name && sign() != "(") {
      wrong_here(what_stands_here() + " begins no statement", "A card begins with `return`.");
      // What is left of it says nothing: on to a line that begins a statement.
      if (at_ < end_) ++at_;
      while (at_ < end_ && !token(at_).first_on_line && !ends_block()) ++at_;
      return finish(made, {});
    }
    children.push_back(read_suffixed());
    if (sign() == "=" || sign() == ",") {
      while (take(",")) children.push_back(kind() == TokenKind::name ? read_suffixed() : read_expression());
      for (const int target : children)
        if (node(target).kind == SyntaxKind::name) node(target).free = false;
      if (take("="))
        read_values(children);
      else
        missing("a value is missing: `=`", "Write `=` and the value.");
      return finish(made, std::move(children));
    }
    const SyntaxKind kind_of_it = node(children.front()).kind;
    if (kind_of_it == SyntaxKind::call) {
      node(made).kind = SyntaxKind::call_statement;
      finish(made, std::move(children));
    } else {
      if (result_.errors.size() == errors) {
        SyntaxError one;
        one.begin = token(before).begin;
        one.end = token(at_ - 1).end;
        one.message = quoted(text_.substr(one.begin, std::min<std::size_t>(one.end - one.begin, 40))) +
                      " alone says nothing: it is no statement";
        one.fix = "Write `return` before it, or remove it.";
        error(std::move(one));
      }
      finish(made, std::move(children));
    }
    return made;
  }

  std::string_view text_;
  const std::vector<ScriptToken>& tokens_;
  int end_;
  Closing closing_;
  ParsedScript result_;
  std::vector<std::vector<std::string_view>> scopes_;
  int at_ = 0;
  int depth_ = 0;
  int braces_ = 0;       ///< open ones
  int parentheses_ = 0;  ///< open ones
  int blocks_ = 0;       ///< that an `end` ends
  int wrong_token_ = -1;
};

}  // namespace

ParsedScript parse_script(std::string_view text, const std::vector<ScriptToken>& tokens, Closing closing) {
  return Parser(text, tokens, closing).read();
}

}  // namespace sleight
