#include "core/duel/save.h"

#include <algorithm>
#include <limits>
#include <map>

#include "core/card/fingerprint.h"
#include "core/card/fnv.h"
#include "core/duel/state_fields.h"
#include "core/duel/structure.h"

namespace sleight {
namespace {

// A save is: magic, version, sum of the rest; then the rule set, the tables of cards, changes and abilities
// by name, the kinds of counters, and the state with indices into these tables.
constexpr std::string_view magic = "SLEIGHT\x1a";
constexpr std::uint32_t version = 23;
// Stands for an id that is none; no table grows so long.
constexpr std::uint32_t no_entry = 0xFFFFFFFF;

std::uint64_t sum_of(std::string_view bytes) {
  Fnv<std::uint64_t> sum;
  sum.add(bytes);
  return sum.value();
}

// --------------------------------------------------------------------------------------------- writing

/// Gives each id that occurs a place in a table, in the order of first use.
template <typename Id>
class IdTable {
 public:
  std::uint32_t place(Id id) {
    // First use decides, not the index: equal duels give equal saves with whatever library they are played.
    const auto [found, added] = places_.try_emplace(id, static_cast<std::uint32_t>(order_.size()));
    if (added) order_.push_back(id);
    return found->second;
  }
  const std::vector<Id>& order() const { return order_; }

 private:
  std::map<Id, std::uint32_t> places_;
  std::vector<Id> order_;
};

class Writer {
 public:
  static constexpr bool reading = false;

  template <typename T>
  requires std::is_integral_v<T>
  void operator()(T value) {
    const auto bits = static_cast<std::uint64_t>(value);
    for (std::size_t i = 0; i < sizeof(T); ++i) out.push_back(static_cast<char>(bits >> (8 * i) & 0xFFU));
  }
  void operator()(CardId id) { (*this)(id == CardId::none ? no_entry : cards.place(id)); }
  void operator()(ChangeId id) { (*this)(id == ChangeId::none ? no_entry : changes.place(id)); }
  void operator()(AbilityId id) { (*this)(id == AbilityId::none ? no_entry : abilities.place(id)); }
  template <typename T, typename L>
  void limited(T value, L /*last*/) {
    // The width is that of the enumeration, so that the reader, which takes sizeof(T), agrees.
    if constexpr (sizeof(T) == 1)
      (*this)(static_cast<std::uint8_t>(value));
    else
      (*this)(static_cast<std::uint16_t>(value));
  }
  void player(PlayerId p) { (*this)(static_cast<std::uint8_t>(p)); }
  void length(std::uint32_t n) { (*this)(n); }
  void text(std::string_view s) {
    length(static_cast<std::uint32_t>(s.size()));
    out.append(s);
  }

  std::string out;
  IdTable<CardId> cards;
  IdTable<ChangeId> changes;
  IdTable<AbilityId> abilities;
};

/// What the definition that owns `key` is, as a number; 0 when the library has no such owner.
std::uint64_t fingerprint_of_owner(const Library& library, const std::string& key) {
  if (key == Library::owner_of_tokens) return 1;
  // The key says which of the three it is; a token is a card of the library, too.
  if (const CardId card = library.card_at(key); card != CardId::none)
    return fingerprint(library, library.card(card));
  const auto named = [&key](std::string_view kind) {
    return key.starts_with(kind) ? Word{std::string_view(key).substr(kind.size())} : Word{};
  };
  if (const Keyword* keyword = library.keyword(named("keyword "))) return fingerprint(library, *keyword);
  if (const CounterKind* counter = library.counter(named("counter "))) return fingerprint(library, *counter);
  return 0;
}

void write_place(Writer& head, const Library& library, const Library::Place& place) {
  head.text(place.owner);
  head(place.ordinal);
  head(fingerprint_of_owner(library, place.owner));
}

/// What counters of a kind do, as a number; 0 when the library gives them no effect.
std::uint64_t fingerprint_of_counters(const Library& library, Word kind) {
  const CounterKind* counter = library.counter(kind);
  return counter == nullptr ? 0 : fingerprint(library, *counter);
}

/// The kinds of counters on the table: what they do stands in no card.
void write_counters(Writer& head, const Duel& duel) {
  std::vector<Word> kinds;
  for (const auto* all : {&duel.counters, &duel.players[0].counters, &duel.players[1].counters})
    for (const Counters& here : *all) kinds.push_back(here.kind);
  std::sort(kinds.begin(), kinds.end());
  kinds.erase(std::unique(kinds.begin(), kinds.end()), kinds.end());
  head.length(static_cast<std::uint32_t>(kinds.size()));
  for (const Word kind : kinds) {
    head(kind.id());
    // For the refusal, where the library that reads it has no such word.
    head.text(duel.library().words().spelling(kind));
    head(fingerprint_of_counters(duel.library(), kind));
  }
}

// --------------------------------------------------------------------------------------------- reading

/// Reads what `Writer` wrote. Past the first mistake it gives zeros, and `refusal` tells what was wrong.
class Reader {
 public:
  static constexpr bool reading = true;
  explicit Reader(std::string_view bytes) : bytes_(bytes) {}

  template <typename T>
  requires std::is_integral_v<T>
  void operator()(T& value) {
    if constexpr (std::is_same_v<T, bool>) {
      const std::uint64_t bit = take(1);
      // A bool that is neither would be undefined, and saved again it would give other bytes.
      if (bit > 1) refuse("a yes or no is neither");
      value = bit == 1;
    } else {
      value = static_cast<T>(take(sizeof(T)));
    }
  }
  void operator()(CardId& id) { id = entry(cards); }
  void operator()(ChangeId& id) { id = entry(changes); }
  void operator()(AbilityId& id) { id = entry(abilities); }
  template <typename T, typename L>
  void limited(T& value, L last) {
    static_assert(sizeof(T) <= 2);
    const auto number = static_cast<std::uint16_t>(take(sizeof(T)));
    if (number > static_cast<std::uint16_t>(last)) return refuse("a value is out of its range");
    value = static_cast<T>(number);
  }
  void player(PlayerId& p) {
    const auto number = static_cast<std::uint8_t>(take(1));
    if (number >= player_count && number != static_cast<std::uint8_t>(PlayerId::none))
      return refuse("there is no such player");
    p = static_cast<PlayerId>(number);
  }
  void length(std::uint32_t& n) {
    n = static_cast<std::uint32_t>(take(4));
    // Everything in a list takes at least a byte, so a longer list cannot be there; and memory is not asked
    // for before this is known.
    if (n > bytes_.size() - at_) {
      refuse("a list is longer than what is left");
      n = 0;
    }
  }
  std::string text() {
    std::uint32_t n = 0;
    length(n);
    std::string s(bytes_.substr(at_, n));
    at_ += n;
    return s;
  }
  std::uint64_t number() { return take(8); }

  void refuse(std::string why) {
    if (refusal.empty()) refusal = std::move(why);
  }
  bool good() const { return refusal.empty(); }
  bool at_end() const { return at_ == bytes_.size(); }

  std::string refusal;
  std::vector<CardId> cards;
  std::vector<ChangeId> changes;
  std::vector<AbilityId> abilities;

 private:
  std::uint64_t take(std::size_t size) {
    if (!good()) return 0;
    if (bytes_.size() - at_ < size) {
      refuse("the file ends too early");
      return 0;
    }
    std::uint64_t value = 0;
    for (std::size_t i = 0; i < size; ++i)
      // Byte by byte: the file reads the same on a machine of another byte order.
      value |= static_cast<std::uint64_t>(static_cast<unsigned char>(bytes_[at_ + i])) << (8 * i);
    at_ += size;
    return value;
  }
  template <typename Id>
  Id entry(const std::vector<Id>& table) {
    const auto place = static_cast<std::uint32_t>(take(4));
    if (place == no_entry) return Id::none;
    if (place < table.size()) return table[place];
    refuse("an index points beyond its table");
    return Id::none;
  }

  std::string_view bytes_;
  std::size_t at_ = 0;
};

/// Whether the library's definition `key` is the one the file was made with.
bool check_owner(Reader& reader, const Library& library, const std::string& key, std::uint64_t print) {
  if (!reader.good()) return false;
  const std::uint64_t known = fingerprint_of_owner(library, key);
  // Two mistakes that are mended in two ways: a card that is missing, and one whose script has changed.
  if (known == 0)
    reader.refuse("the library has no " + key);
  else if (known != print)
    reader.refuse("the library knows another " + key);
  return reader.good();
}

void read_cards(Reader& reader, const Library& library) {
  std::uint32_t count = 0;
  reader.length(count);
  for (; count > 0 && reader.good(); --count) {
    const std::string key = reader.text();
    const std::uint64_t print = reader.number();
    if (!check_owner(reader, library, key, print)) return;
    // A key of a keyword is known, too, but an object must be a card.
    const CardId card = library.card_at(key);
    if (card == CardId::none) return reader.refuse(key + " is no card");
    reader.cards.push_back(card);
  }
}

void read_counters(Reader& reader, const Library& library) {
  std::uint32_t count = 0;
  reader.length(count);
  for (; count > 0 && reader.good(); --count) {
    std::uint32_t id = 0;
    reader(id);
    const Word kind = Word::from_id(id);
    const std::string spelling = reader.text();
    const std::uint64_t print = reader.number();
    if (!reader.good() || print == fingerprint_of_counters(library, kind)) continue;
    const CounterKind* known = library.counter(kind);
    reader.refuse("the library knows other counters " + (known != nullptr ? known->name : spelling));
  }
}

template <typename Id, typename Find>
void read_places(Reader& reader, const Library& library, std::vector<Id>& table, Find find) {
  std::uint32_t count = 0;
  reader.length(count);
  for (; count > 0 && reader.good(); --count) {
    Library::Place place;
    place.owner = reader.text();
    reader(place.ordinal);
    const std::uint64_t print = reader.number();
    if (!check_owner(reader, library, place.owner, print)) return;
    const Id id = find(place);
    if (id == Id::none)
      return reader.refuse("there is no part " + std::to_string(place.ordinal) + " of " + place.owner);
    table.push_back(id);
  }
}

Loaded refused(std::string why) { return {std::nullopt, "the saved duel is refused: " + std::move(why)}; }

}  // namespace

std::string save(const Duel& duel) {
  const Library& library = duel.library();
  // The body first: only when it is written is it known what the tables have to hold.
  Writer body;
  state::duel(body, duel);

  Writer head;
  head.text(duel.rules().name);
  head(fingerprint(library, duel.rules()));
  head.length(static_cast<std::uint32_t>(body.cards.order().size()));
  for (const CardId card : body.cards.order()) {
    head.text(library.key(card));
    head(fingerprint(library, library.card(card)));
  }
  head.length(static_cast<std::uint32_t>(body.changes.order().size()));
  for (const ChangeId change : body.changes.order()) write_place(head, library, library.place(change));
  head.length(static_cast<std::uint32_t>(body.abilities.order().size()));
  for (const AbilityId ability : body.abilities.order()) write_place(head, library, library.place(ability));
  write_counters(head, duel);
  const std::string content = head.out + body.out;

  Writer file;
  file.out.append(magic);
  file(version);
  file(sum_of(content));
  return file.out + content;
}

Loaded load(std::string_view bytes, std::shared_ptr<const Library> library,
            std::shared_ptr<const Rules> rules) {
  if (!bytes.starts_with(magic)) return refused("it is not a saved duel of Sleight");
  bytes.remove_prefix(magic.size());
  Reader front(bytes);
  std::uint32_t its_version = 0;
  front(its_version);
  const std::uint64_t sum = front.number();
  if (!front.good()) return refused(front.refusal);
  // Before the sum: a file of another version is no damaged one, and is told so.
  if (its_version != version)
    return refused("its format is version " + std::to_string(its_version) + ", this program reads version " +
                   std::to_string(version));
  bytes.remove_prefix(12);
  if (sum_of(bytes) != sum) return refused("it is damaged or cut short");

  Reader reader(bytes);
  const std::string name = reader.text();
  const std::uint64_t print = reader.number();
  // The name first: of another rule set it would be true, and no help, that its options differ.
  if (reader.good() && name != rules->name)
    return refused("it was played with the rule set " + name + ", not " + rules->name);
  if (reader.good() && print != fingerprint(*library, *rules))
    return refused("the rule set " + name + " has other options now");
  read_cards(reader, *library);
  read_places(reader, *library, reader.changes,
              [&](const Library::Place& at) { return library->change_at(at); });
  read_places(reader, *library, reader.abilities,
              [&](const Library::Place& at) { return library->ability_at(at); });
  read_counters(reader, *library);
  if (!reader.good()) return refused(reader.refusal);

  Duel duel(library, std::move(rules));
  state::duel(reader, duel);
  if (!reader.good()) return refused(reader.refusal);
  if (!reader.at_end()) return refused("there is more in it than a duel");
  // The last slot number says that there is no object.
  if (duel.objects.size() >= std::numeric_limits<std::uint16_t>::max())
    return refused("it has too many cards");
  // Between rest points the rest of a step lies on the call stack, which no save holds.
  if (!duel.batch.empty() || !duel.packets.empty() || !duel.dying.empty() || !duel.last_known.empty())
    return refused("it was not saved at a rest point");
  // The sum tells of accidents, not of a file made by hand: what its numbers point at has to be checked.
  if (const std::vector<std::string> broken = broken_structure(duel); !broken.empty())
    return refused(broken.front());
  return {std::move(duel), {}};
}

}  // namespace sleight
