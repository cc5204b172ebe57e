#pragma once

#include <string>
#include <vector>

namespace sleight::kit {

/// Nonsense, that no card says.
inline constexpr const char* no_word = "zorblax";

/// One word of a text in another place: what it was, what stands there now, and the text that comes of it.
struct Swap {
  std::string from;
  std::string to;  ///< "" where the word is left out
  std::size_t at = 0;
  std::string text;
};

/// Every way to leave one word of a text out, to put nonsense in its place, or a word that could as well
/// stand there ("land" for "creature", "your" for "their", "tapped" for "untapped", another number).
std::vector<Swap> swaps_of(const std::string& text);

/// Swaps that change no card, and why that is right.
class Spared {
 public:
  /// Reads them from a file: {"spared": [{"from", "to", "why"}, ...]}. `from` and `to` are a word with
  /// whatever stands around it and makes it idle ("where X is" for "X is").
  explicit Spared(const std::string& file);

  /// Whether `swap`, made in `text`, is one of them.
  bool has(const std::string& text, const Swap& swap);
  /// Those that no swap was, as "from -> to".
  std::vector<std::string> unused() const;

 private:
  struct Entry {
    std::string from, to;
    bool used = false;
  };
  std::vector<Entry> entries_;
};

}  // namespace sleight::kit
