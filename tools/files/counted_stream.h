#pragma once

#include <array>
#include <cstddef>
#include <istream>
#include <iterator>

#include "core/card/diagnostic.h"

namespace sleight {

/// JSON on its way to a parser, read once from a stream, block by block: knows where each value stands, so
/// that a finding can point at it although nothing of the text is kept.
class CountedStream {
 public:
  CountedStream(std::istream& in, std::string file) : buffer_(in.rdbuf()), file_(std::move(file)) { fill(); }
  CountedStream(const CountedStream&) = delete;
  CountedStream& operator=(const CountedStream&) = delete;

  bool at_end() const { return next_ == end_; }
  char next() const { return *next_; }
  void advance();

  /// Where the last letter that was read stands; at the end of the text, the place behind it.
  Location here() const { return at_end() ? place(now_) : place(last_); }
  /// Where the last text, number or word began, or the last bracket stands.
  Location value() const { return place(value_); }
  /// Whether nothing but blanks has been read.
  bool blank() const { return blank_; }

 private:
  struct Place {
    int line = 1;
    int column = 1;
  };
  Location place(const Place& at) const { return {file_, at.line, at.column, 1}; }
  void fill();

  std::streambuf* buffer_;
  std::string file_;
  std::array<char, std::size_t{1} << 14U> block_{};
  const char* next_ = nullptr;
  const char* end_ = nullptr;
  Place now_, last_, value_;
  bool blank_ = true;
  bool quoted_ = false;   ///< inside a text
  bool escaped_ = false;  ///< behind a backslash of it
  bool inside_ = false;   ///< inside a text, a number or a word
};

/// What parsers read it by.
class CountedLetter {
 public:
  using iterator_category = std::input_iterator_tag;
  using value_type = char;
  using difference_type = std::ptrdiff_t;
  using pointer = const char*;
  using reference = char;

  CountedLetter() = default;  ///< the end
  explicit CountedLetter(CountedStream& stream) : stream_(&stream) {}
  char operator*() const { return stream_->next(); }
  CountedLetter& operator++() {
    stream_->advance();
    return *this;
  }
  void operator++(int) { stream_->advance(); }
  bool operator==(const CountedLetter& other) const { return ended() == other.ended(); }

 private:
  bool ended() const { return stream_ == nullptr || stream_->at_end(); }
  CountedStream* stream_ = nullptr;
};

}  // namespace sleight
