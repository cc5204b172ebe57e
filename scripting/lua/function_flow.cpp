#include "scripting/lua/function_flow.h"

#include <algorithm>
#include <string_view>

namespace sleight {
namespace {

/// How the ways through a block end.
struct Flow {
  bool falls = true;   ///< its end can be reached
  bool empty = false;  ///< some way returns nothing
};

class FlowReader {
 public:
  explicit FlowReader(const Source& source) : tokens_(source.tokens()) {}

  std::vector<FunctionText> read() {
    // What no block holds is the script itself; a text that Lua cannot read may close more than it opened.
    while (at_ < tokens_.size()) {
      block();
      ++at_;
    }
    std::sort(found_.begin(), found_.end(),
              [](const FunctionText& a, const FunctionText& b) { return a.first < b.first; });
    return std::move(found_);
  }

 private:
  std::string_view text(std::size_t i) const {
    return i < tokens_.size() && !tokens_[i].quoted ? tokens_[i].text : std::string_view();
  }
  bool is_end_of_block() const {
    const std::string_view word = text(at_);
    return at_ >= tokens_.size() || word == "end" || word == "else" || word == "elseif" || word == "until";
  }

  /// An expression up to `word`, and past it. The functions in it are read.
  void up_to(std::string_view word) {
    while (at_ < tokens_.size() && text(at_) != word) {
      if (text(at_) == "function")
        function();
      else
        ++at_;
    }
    ++at_;
  }

  void function() {
    FunctionText found;
    found.first = at_++;
    up_to("(");
    up_to(")");
    const Flow flow = block();
    found.last = std::min(at_, tokens_.size() - 1);
    found.ends_empty = flow.falls || flow.empty;
    ++at_;
    found_.push_back(found);
  }

  /// The statements up to the word that ends the block, which is not passed.
  Flow block() {
    Flow flow;
    while (!is_end_of_block()) {
      const std::string_view word = text(at_);
      // What was last decides: nothing stands behind a `return`.
      if (word == ";") {
        ++at_;
      } else if (word == "function") {
        function();
        flow.falls = true;
      } else if (word == "return") {
        ++at_;
        const std::size_t value = at_;
        flow.falls = false;
        while (!is_end_of_block()) {
          if (text(at_) == "function")
            function();
          else
            ++at_;
        }
        const bool nothing = value == at_ || text(value) == ";" ||
                             (text(value) == "nil" && (value + 1 == at_ || text(value + 1) == ";"));
        flow.empty = flow.empty || nothing;
      } else if (word == "if") {
        flow.falls = branches(flow);
      } else if (word == "while") {
        const bool endless = text(at_ + 1) == "true" && text(at_ + 2) == "do";
        up_to("do");
        flow.falls = inner(flow) && !endless;
      } else if (word == "for") {
        up_to("do");
        inner(flow);
        flow.falls = true;
      } else if (word == "do") {
        ++at_;
        flow.falls = inner(flow);
      } else if (word == "repeat") {
        ++at_;
        inner(flow);
        // Without this word the condition is read as what it is: an expression behind which play goes on.
        flow.falls = text(at_) != "false";
        if (!flow.falls) ++at_;
      } else if (word == "error" && text(at_ == 0 ? 0 : at_ - 1) != "." && text(at_ + 1) == "(") {
        ++at_;
        brackets();
        flow.falls = false;
      } else if (word == "error" && at_ + 1 < tokens_.size() && tokens_[at_ + 1].quoted) {
        at_ += 2;
        flow.falls = false;
      } else {
        ++at_;
        flow.falls = true;
      }
    }
    return flow;
  }

  /// A block with its end; whether what follows it is reached.
  bool inner(Flow& flow) {
    const Flow inside = block();
    ++at_;
    flow.empty = flow.empty || inside.empty;
    // A loop without an end is left by `break`: nobody looks for it, and says that something is missing.
    return inside.falls;
  }

  /// `if` with all of its branches; whether what follows it is reached.
  bool branches(Flow& flow) {
    bool falls = false;
    bool any = false;
    for (;;) {
      const bool last = text(at_) == "else";
      if (last)
        ++at_;
      else
        up_to("then");
      any = any || last;
      const Flow inside = block();
      falls = falls || inside.falls;
      flow.empty = flow.empty || inside.empty;
      if (text(at_) != "elseif" && text(at_) != "else") break;
    }
    ++at_;
    return falls || !any;
  }

  void brackets() {
    int depth = 0;
    do {
      if (text(at_) == "(") ++depth;
      if (text(at_) == ")") --depth;
      if (text(at_) == "function")
        function();
      else
        ++at_;
    } while (depth > 0 && at_ < tokens_.size());
  }

  const std::vector<Source::Token>& tokens_;
  std::size_t at_ = 0;
  std::vector<FunctionText> found_;
};

}  // namespace

std::vector<FunctionText> functions_in(const Source& source) { return FlowReader(source).read(); }

}  // namespace sleight
