#pragma once

#include <cstddef>
#include <exception>
#include <vector>

namespace sleight {

/// A reader has come to a way of saying it that it does not know: what it cannot do without is not there. The
/// line is then not understood, and nothing is taken of it.
class MissingPhrase : public std::exception {
 public:
  const char* what() const noexcept override { return "a phrase has no part that its reader needs"; }
};

/// The first of some phrases, the last, or the one of a number: as a vector gives them, and refused where
/// there is none.
template <typename Element>
class Phrases : public std::vector<Element> {
 public:
  using std::vector<Element>::vector;
  const Element& front() const { return at(0); }
  const Element& back() const { return at(this->size() - 1); }
  const Element& at(std::size_t index) const {
    if (index >= this->size()) throw MissingPhrase();
    return this->data()[index];
  }
  const Element& operator[](std::size_t index) const { return at(index); }
};

}  // namespace sleight
