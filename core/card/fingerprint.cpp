#include "core/card/fingerprint.h"

#include <string_view>
#include <type_traits>

#include "core/card/definition_fields.h"
#include "core/card/fnv.h"

namespace sleight {
namespace {

/// Mixes every field of a definition. Each list begins with its length and each optional part with whether it
/// is there, so that no two definitions give the same sequence.
class Mixer {
 public:
  explicit Mixer(const Library& library) : library_(library) {}
  std::uint64_t result() const { return sum_.value(); }

  template <definition::Part T>
  void add(const T& part) {
    definition::each_field(part, [this](const auto& field) { this->add(field); });
  }

 private:
  template <typename T>
  requires std::is_integral_v<T> || std::is_enum_v<T>
  void add(T number) {
    // Always eight bytes, the low ones first: the sum is the same on a machine of another byte order.
    std::uint64_t bits = static_cast<std::uint64_t>(number);
    for (int i = 0; i < 8; ++i, bits >>= 8U) sum_.add(static_cast<unsigned char>(bits & 0xFFU));
  }
  void add(const std::string& text) {
    add(text.size());
    sum_.add(std::string_view(text));
  }
  void add(Word word) {
    add(word.id());
    // What is spoken of plays as its module says: with another module this is another card.
    if (const Keyword* keyword = word ? library_.keyword(word) : nullptr) add_module(*keyword);
    if (const CounterKind* counter = word ? library_.counter(word) : nullptr) add_module(*counter);
  }
  void add(Colours colours) { add(colours.bits()); }
  template <typename T>
  void add(const Box<T>& box) {
    add(static_cast<bool>(box));
    if (box) add(*box);
  }
  template <typename T>
  void add(const std::vector<T>& items) {
    add(items.size());
    for (const T& item : items) add(item);
  }
  template <typename T, std::size_t size>
  // No length: it is the type that tells it, so that two of them cannot differ in it.
  void add(const std::array<T, size>& items) {
    for (const T& item : items) add(item);
  }
  void add(const std::shared_ptr<const Function>& function) {
    add(function != nullptr);  // what a function does cannot be told
  }
  // Neither changes what the card does: a save outlives a comment added to a script, or a better wording.
  template <typename Words>
  void add(const definition::Aside<Words>&) {}
  void add(const Line&) {}

  /// What a keyword or a kind of counter means. It may speak of itself (a creature that gives another the
  /// same): a few times inside is enough.
  template <typename Module>
  void add_module(const Module& module) {
    if (depth_ >= 4) return;
    ++depth_;
    definition::each_field(module, [this](const auto& field) { this->add(field); });
    --depth_;
  }

  const Library& library_;
  Fnv<std::uint64_t> sum_;
  int depth_ = 0;
};

template <typename Whole>
std::uint64_t print_of(const Library& library, const Whole& whole) {
  Mixer mixer(library);
  mixer.add(whole);
  return mixer.result();
}

}  // namespace

std::uint64_t fingerprint(const Library& library, const Card& card) { return print_of(library, card); }
std::uint64_t fingerprint(const Library& library, const Keyword& keyword) {
  return print_of(library, keyword);
}
std::uint64_t fingerprint(const Library& library, const CounterKind& counter) {
  return print_of(library, counter);
}
std::uint64_t fingerprint(const Library& library, const Rules& rules) { return print_of(library, rules); }

}  // namespace sleight
