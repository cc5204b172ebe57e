#include "tools/gate/expectations.h"

#include <algorithm>
#include <cctype>
#include <optional>

#include "scripting/syntax/script_tokens.h"
#include "tools/reports/all_codes.h"

namespace sleight {
namespace {

constexpr std::string_view mark = "sleight:";

std::string_view without_blanks(std::string_view text) {
  while (!text.empty() && std::isspace(static_cast<unsigned char>(text.front())) != 0) text.remove_prefix(1);
  while (!text.empty() && std::isspace(static_cast<unsigned char>(text.back())) != 0) text.remove_suffix(1);
  return text;
}

/// The first word of a text, which is taken off it.
std::string_view take_word(std::string_view& text) {
  text = without_blanks(text);
  std::size_t end = 0;
  while (end < text.size() && std::isspace(static_cast<unsigned char>(text[end])) == 0) ++end;
  const std::string_view word = text.substr(0, end);
  text = without_blanks(text.substr(end));
  return word;
}

/// The comments of one text.
class CommentReader {
 public:
  CommentReader(const std::string& file, std::string_view text, Diagnostics& problems)
      : file_(file), text_(text), tokens_(tokens_of(text)), problems_(problems) {}

  std::vector<Expectation> read() {
    std::size_t begin = 0;
    int line = 1;
    for (const ScriptToken& token : tokens_) {
      // What lies between two tokens are blanks and comments.
      read_between(begin, token.begin, line);
      begin = token.end;
      line = token.end_line;
    }
    return std::move(found_);
  }

 private:
  void read_between(std::size_t begin, std::size_t end, int line) {
    for (std::size_t at = begin; at < end; ++at) {
      if (text_[at] == '\n') ++line;
      if (!text_.substr(at, end - at).starts_with("--")) continue;
      std::size_t stop = std::min(text_.find('\n', at), end);
      const std::string_view comment = without_blanks(text_.substr(at + 2, stop - at - 2));
      if (comment.starts_with(mark)) read_comment(at, line, comment);
      at = stop - 1;
    }
  }

  void read_comment(std::size_t at, int line, std::string_view comment) {
    const std::size_t begin = text_.rfind('\n', at) + 1;  // of its line; npos + 1 is 0
    const std::string_view before = text_.substr(begin, at - begin);
    Expectation expectation;
    expectation.place = {file_, line, static_cast<int>(at - begin) + 1, static_cast<int>(comment.size()) + 3};
    std::string_view rest = comment.substr(mark.size());
    const std::string_view verb = take_word(rest);
    expectation.code = std::string(take_word(rest));
    if (verb != "expect") return refuse(expectation, "`sleight: " + std::string(verb) + "` says nothing");
    if (find_code(expectation.code) == nullptr)
      return refuse(expectation, "no finding has the code `" + expectation.code + "`");
    if (rest.size() < 2 || rest.front() != '"' || rest.back() != '"' ||
        without_blanks(rest.substr(1, rest.size() - 2)).empty())
      return refuse(expectation, "it is not said why " + expectation.code + " is expected");
    expectation.reason = std::string(rest.substr(1, rest.size() - 2));
    if (!without_blanks(before).empty()) {
      expectation.first = expectation.last = line;
    } else if (!before.empty()) {
      expectation.first = expectation.last = line + 1;
    } else {
      expectation.whole_script = true;
    }
    found_.push_back(std::move(expectation));
  }

  void refuse(const Expectation& expectation, std::string why) {
    problems_.push_back({"T1103", Severity::error, expectation.place, std::move(why),
                         "write `-- sleight: expect CODE \"the reason\"`"});
  }

  const std::string& file_;
  std::string_view text_;
  std::vector<ScriptToken> tokens_;
  Diagnostics& problems_;
  std::vector<Expectation> found_;
};

bool expects(const Expectation& expectation, const Diagnostic& finding) {
  if (finding.code != expectation.code || finding.location.file != expectation.place.file) return false;
  if (expectation.whole_script) return true;
  return finding.location.line >= expectation.first && finding.location.line <= expectation.last;
}

}  // namespace

std::vector<Expectation> expectations_in(const std::string& file, std::string_view text,
                                         Diagnostics& problems) {
  // Nearly no script expects anything.
  if (text.find(mark) == std::string_view::npos) return {};
  return CommentReader(file, text, problems).read();
}

void take_expected(
    Report& report, const std::vector<Expectation>& expectations,
    const std::function<bool(const std::string& file, const std::string& code)>& was_looked_for) {
  if (expectations.empty()) return;
  std::vector<char> met(expectations.size(), 0);
  report.revise([&](Diagnostic& finding) {
    // One is enough, and the narrowest: others that stand for the same have nothing left to expect.
    std::optional<std::size_t> best;
    for (std::size_t i = 0; i < expectations.size(); ++i)
      if (expects(expectations[i], finding) &&
          (!best || (expectations[*best].whole_script && !expectations[i].whole_script)))
        best = i;
    if (best) met[*best] = 1;
    return !best;
  });
  for (std::size_t i = 0; i < expectations.size(); ++i) {
    const Expectation& one = expectations[i];
    if (met[i] == 0 && was_looked_for(one.place.file, one.code))
      report.add(Diagnostic{"T1104", Severity::warning, one.place,
                            one.code + " is expected and not found (\"" + one.reason + "\")",
                            "take the comment out"});
  }
}

}  // namespace sleight
