#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace sleight {

/// Text on its way to the parser. Each byte remembers which byte of the author's text it stands for, so that
/// whatever the pre-pass rewrites, a finding points at what the author wrote.
class Text {
 public:
  Text() = default;
  explicit Text(std::string_view source);

  const std::string& str() const { return bytes_; }
  std::size_t size() const { return bytes_.size(); }
  std::size_t offset(std::size_t at) const { return at < offsets_.size() ? offsets_[at] : end_; }
  /// Replaces `length` bytes from `at` on; the new bytes stand for the first of those they replace.
  void replace(std::size_t at, std::size_t length, std::string_view with);
  /// Replaces `from` wherever it stands as whole words.
  void replace_words(std::string_view from, std::string_view with);
  void lower();
  Text part(std::size_t at, std::size_t length) const;

 private:
  std::string bytes_;
  std::vector<std::size_t> offsets_;
  std::size_t end_ = 0;
};

/// Whose words a text is in. Card databases say some things of the era in words that mean something else in
/// the house wording, which the scripts' own texts are in.
enum class Wording : std::uint8_t { house, oracle };

/// The pre-pass: plain quotes and dashes, the card's own name as ~, reminder text cut, lower case, one line
/// per ability with "choose one" and its bullets as one, and the wording brought to the house's
/// (dialect.cpp).
std::vector<Text> ability_lines(std::string_view name, std::string_view text,
                                Wording wording = Wording::house);

}  // namespace sleight
