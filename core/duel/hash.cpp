#include "core/duel/hash.h"

#include "core/duel/state_fields.h"

namespace sleight {
namespace {

/// Mixes numbers into 64 bits: one multiplication and one rotation for each, after the manner of xxHash.
class Hasher {
 public:
  static constexpr bool reading = false;
  explicit Hasher(const Library& library) : library_(library) {}

  template <typename T>
  requires std::is_integral_v<T>
  void operator()(T value) { mix(static_cast<std::uint64_t>(value)); }
  // Not the index, which depends on what else the library holds: equal duels have equal hashes everywhere.
  void operator()(CardId id) { mix(library_.stable(id)); }
  void operator()(ChangeId id) { mix(library_.stable(id)); }
  void operator()(AbilityId id) { mix(library_.stable(id)); }
  template <typename T, typename L>
  void limited(T value, L /*last*/) {
    mix(static_cast<std::uint64_t>(value));
  }
  void player(PlayerId p) { mix(static_cast<std::uint64_t>(p)); }
  void length(std::uint32_t n) { mix(n); }

  std::uint64_t result() const {
    // The last numbers were mixed but once; these rounds spread them over all bits.
    std::uint64_t z = value_;
    z = (z ^ (z >> 33U)) * 0xFF51AFD7ED558CCDULL;
    z = (z ^ (z >> 33U)) * 0xC4CEB9FE1A85EC53ULL;
    return z ^ (z >> 33U);
  }

 private:
  void mix(std::uint64_t value) {
    value_ = (value_ ^ (value * 0x9E3779B185EBCA87ULL)) * 0xC2B2AE3D27D4EB4FULL;
    value_ = (value_ << 31U) | (value_ >> 33U);
  }
  const Library& library_;
  std::uint64_t value_ = 0x27D4EB2F165667C5ULL;
};

/// Writes numbers as they are, little end first.
class Bytes {
 public:
  static constexpr bool reading = false;
  explicit Bytes(std::string& out) : out_(out) {}

  template <typename T>
  requires std::is_integral_v<T> || std::is_enum_v<T>
  void operator()(T value) {
    const auto bits = static_cast<std::uint64_t>(value);
    for (std::size_t i = 0; i < sizeof(T); ++i) out_.push_back(static_cast<char>(bits >> (8 * i) & 0xFFU));
  }
  template <typename T, typename L>
  void limited(T value, L /*last*/) {
    (*this)(value);
  }
  void player(PlayerId p) { (*this)(p); }
  void length(std::uint32_t n) { (*this)(n); }

 private:
  std::string& out_;
};

}  // namespace

std::uint64_t Duel::hash() const {
  Hasher hasher(library());
  state::duel(hasher, *this);
  return hasher.result();
}

std::string state_bytes(const Duel& duel) {
  std::string out;
  // About the size of an object and of the rest: enough that the bytes are hardly ever moved.
  out.reserve(duel.objects.size() * 56 + 512);
  Bytes bytes(out);
  state::duel(bytes, duel);
  return out;
}

}  // namespace sleight
