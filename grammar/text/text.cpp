#include "grammar/text/text.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <cctype>

#include "core/card/letters.h"
#include "grammar/text/dialect.h"
#include "grammar/text/printed_names.h"
#include "grammar/text/printed_wording.h"
#include "grammar/text/rewritten_lines.h"
#include "grammar/text/todays_wording.h"

namespace sleight {

namespace {

constexpr std::string_view bullet = "\xE2\x80\xA2";
constexpr std::string_view blanks = " \t\n";

/// Curly quotes, dashes, bullets and the minus sign: the grammar knows the plain ones only.
constexpr std::array<std::pair<std::string_view, std::string_view>, 8> plain_signs{{
    {"\xE2\x80\x99", "'"},
    {"\xE2\x80\x94", " -- "},
    {bullet, "*"},
    {"\xE2\x88\x92", "-"},
    {"\xE2\x80\x9C", "\""},
    {"\xE2\x80\x9D", "\""},
    {"\r", " "},
    {"\xC3\x86", "Ae"},  // names are spelt so
}};

/// What an order goes on with.
constexpr std::string_view orders_go_on[] = {" target ",  " all ",   " each ",      " a ",
                                             " an ",      " up to ", " one of ",    " any number of ",
                                             " another ", " that ",  " enchanted ", " X "};

void make_signs_plain(Text& text) {
  const std::string_view bytes = text.str();
  std::vector<Text::Edit> edits;
  for (std::size_t at = 0; at < bytes.size(); ++at) {
    if (bytes[at] != '\r' && (bytes[at] & 0x80) == 0) continue;
    for (const auto& [sign, plain] : plain_signs)
      if (bytes.substr(at, sign.size()) == sign) edits.push_back({at, sign.size(), plain});
  }
  text.replace(edits);
}

/// Whether the bytes from `at` on are `length` bytes that end and begin with no word going on.
bool whole_words(std::string_view text, std::size_t at, std::size_t length) {
  // Only where letter meets letter does a word go on: "~" and quotes end one by themselves.
  const bool open_before = at > 0 && is_word_byte(text[at]) && is_word_byte(text[at - 1]);
  const std::size_t end = at + length;
  const bool open_after = end < text.size() && is_word_byte(text[end - 1]) && is_word_byte(text[end]);
  return !open_before && !open_after;
}

/// Whether what stands there is an order, and no name: a card called Exile says "Exile target creature".
bool is_order(std::string_view text, std::size_t at, std::size_t length) {
  constexpr std::string_view begins = ".:,\"\n*";
  const std::size_t before = text.substr(0, at).find_last_not_of(' ');
  if (before != std::string_view::npos && begins.find(text[before]) == std::string_view::npos) return false;
  const std::string_view rest = text.substr(at + length);
  // No sentence goes on like this about the card itself.
  return std::any_of(std::begin(orders_go_on), std::end(orders_go_on),
                     [rest](std::string_view word) { return rest.starts_with(word); });
}

/// "Named Stangg Twin": a longer name, which begins as its own does.
bool names_another(std::string_view text, std::size_t at, std::size_t length) {
  constexpr std::string_view named = "named ";
  if (at < named.size() || text.substr(at - named.size(), named.size()) != named) return false;
  const std::string_view behind = text.substr(at + length);
  return behind.size() > 1 && behind[0] == ' ' && behind[1] >= 'A' && behind[1] <= 'Z';
}

/// The card itself becomes ~, wherever it is called by that name.
void name_itself(Text& text, std::string_view called) {
  Text own(called);
  // The name has to be written as the text by then is: "Urza's" has one as well.
  make_signs_plain(own);
  const std::string& name = own.str();
  if (name.empty()) return;
  const std::string_view bytes = text.str();
  std::vector<Text::Edit> edits;
  for (std::size_t at = 0; (at = bytes.find(name, at)) != std::string_view::npos;) {
    const bool is_name = whole_words(bytes, at, name.size()) && !is_order(bytes, at, name.size()) &&
                         !names_another(bytes, at, name.size());
    if (is_name) edits.push_back({at, name.size(), "~"});
    at += is_name ? name.size() : 1;
  }
  text.replace(edits);
}

/// Reminder text explains; it says nothing that the rules do not say already.
std::vector<Text::Edit> reminders(std::string_view text) {
  std::vector<Text::Edit> places;
  for (std::size_t open = text.find('('); open != std::string_view::npos;) {
    const std::size_t close = text.find(')', open);
    // An open bracket without an end stays, and makes the line one that is not understood.
    if (close == std::string_view::npos) break;
    places.push_back({open, close - open + 1, ""});
    open = text.find('(', close);
  }
  return places;
}

/// "Nonblack" and "non-Wall" become two words: the grammar has one "non" for all types and colours.
void split_non(Text& text) {
  const std::string_view bytes = text.str();
  std::vector<Text::Edit> edits;
  for (std::size_t at = 0; (at = bytes.find("non", at)) != std::string_view::npos; at += 3) {
    if (at > 0 && is_word_byte(bytes[at - 1])) continue;
    const std::size_t next = at + 3;
    if (next >= bytes.size()) break;
    if (bytes[next] == '-') edits.push_back({next, 1, " "});
    // A fourth letter that ends the word is that of "none", which stays whole.
    else if (is_word_byte(bytes[next]) && !whole_words(bytes, at, 4))
      edits.push_back({next, 0, " "});
  }
  text.replace(edits);
}

/// The line in the house wording.
Text in_house_wording_of(const Text& line, Wording wording) {
  static RewrittenLines& rewritten = *new RewrittenLines([](Text& each, Wording in) {
    split_non(each);
    if (in != Wording::printed) read_todays_words(each);
    rewrite_dialect(each, in);
  });
  return rewritten.of(line, wording);
}

}  // namespace

bool is_word_byte(char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0 || (c & 0x80) != 0; }

bool is_too_long(std::string_view line) {
  // No word is shorter than a byte: nearly all lines need not be looked at.
  if (line.size() <= most_words_of_line) return false;
  std::size_t words = 0;
  for (std::size_t at = 0; at < line.size(); ++at) {
    const char c = line[at];
    const bool goes_on = at > 0 && is_word_byte(c) && is_word_byte(line[at - 1]);
    if (c != ' ' && c != '\t' && c != '\n' && !goes_on) ++words;
  }
  return words > most_words_of_line;
}

Text::Text(std::string_view source) : bytes_(source), stands_for_(source.size()), end_(source.size()) {
  for (std::uint32_t i = 0; i < stands_for_.size(); ++i) stands_for_[i] = {i, i + 1};
}

// A byte begins at twice its number and ends at one more, so that what is the beginning of the one is not the
// end of the other: between them something may have been cut.
Text Text::numbered(std::string_view line) {
  Text text(line);
  for (Place& place : text.stands_for_) place = {place.begin * 2, place.begin * 2 + 1};
  text.end_ = line.size() * 2;
  return text;
}

Text Text::rewritten_as(const Text& numbered) const {
  const auto here = [this](std::uint32_t number) {
    const std::size_t byte = number / 2;
    if (byte >= stands_for_.size()) return static_cast<std::uint32_t>(end_);
    return number % 2 == 0 ? stands_for_[byte].begin : stands_for_[byte].end;
  };
  Text text;
  text.bytes_ = numbered.bytes_;
  text.stands_for_.reserve(numbered.stands_for_.size());
  for (const Place& place : numbered.stands_for_)
    text.stands_for_.push_back({here(place.begin), here(place.end)});
  text.end_ = end_;
  text.moved_ = moved_ + numbered.moved_;
  return text;
}

Text::Place Text::covered(std::size_t at, std::size_t length) const {
  const auto here = static_cast<std::uint32_t>(offset(at));
  Place place{here, here};
  for (std::size_t i = at; i < at + length; ++i) {
    place.begin = std::min(place.begin, stands_for_[i].begin);
    place.end = std::max(place.end, stands_for_[i].end);
  }
  return place;
}

Span Text::stretch(std::size_t at, std::size_t length) const {
  const Place place = covered(at, length);
  return {place.begin, place.end - place.begin};
}

void Text::replace(std::size_t at, std::size_t length, std::string_view with) {
  const Edit edit{at, length, with};
  rebuild({&edit, 1}, true);
}

void Text::replace(std::span<const Edit> edits) { rebuild(edits, true); }
void Text::cut(std::span<const Edit> places) { rebuild(places, false); }

void Text::rebuild(std::span<const Edit> edits, bool keep_places) {
  if (edits.empty()) return;
  std::string bytes;
  std::vector<Place> places;
  bytes.reserve(bytes_.size() + 64);
  places.reserve(bytes_.size() + 64);
  std::size_t copied = 0;
  Place left_out;  // what was replaced by nothing, and waits for a byte to go to
  bool waits = false;
  const auto copy_to = [&](std::size_t end) {
    bytes.append(bytes_, copied, end - copied);
    for (; copied < end; ++copied) {
      places.push_back(stands_for_[copied]);
      if (!std::exchange(waits, false)) continue;
      places.back().begin = std::min(places.back().begin, left_out.begin);
      places.back().end = std::max(places.back().end, left_out.end);
    }
  };
  for (const Edit& edit : edits) {
    assert(edit.at >= copied && edit.at <= bytes_.size() && edit.length <= bytes_.size() - edit.at);
    copy_to(edit.at);
    const Place place = covered(edit.at, edit.length);
    bytes.append(edit.with);
    places.insert(places.end(), edit.with.size(), place);
    waits = keep_places && edit.with.empty() && edit.length > 0;
    if (waits) left_out = place;
    copied = edit.at + edit.length;
  }
  copy_to(bytes_.size());
  if (waits && !places.empty()) places.back().end = std::max(places.back().end, left_out.end);
  moved_ += bytes.size();
  bytes_ = std::move(bytes);
  stands_for_ = std::move(places);
}

void Text::insert(std::size_t at, std::string_view what, std::size_t like) {
  const Place place = covered(like, 1);
  moved_ += bytes_.size() - at;
  bytes_.insert(at, what);
  stands_for_.insert(stands_for_.begin() + static_cast<std::ptrdiff_t>(at), what.size(), place);
}

bool Text::replace_words(std::string_view from, std::string_view with) {
  const std::string_view bytes = bytes_;
  std::vector<Edit> edits;
  for (std::size_t at = 0; (at = bytes.find(from, at)) != std::string_view::npos;) {
    if (!whole_words(bytes, at, from.size())) {
      ++at;
      continue;
    }
    edits.push_back({at, from.size(), with});
    at += from.size();
  }
  rebuild(edits, true);
  return !edits.empty();
}

void Text::lower() {
  for (char& c : bytes_) c = lowered(c);
}

Text Text::part(std::size_t at, std::size_t length) const {
  Text text;
  text.bytes_ = bytes_.substr(at, length);
  text.stands_for_.assign(stands_for_.begin() + static_cast<std::ptrdiff_t>(at),
                          stands_for_.begin() + static_cast<std::ptrdiff_t>(at + text.bytes_.size()));
  // The last word of a line ends where the source goes on behind the part.
  text.end_ = offset(at + text.bytes_.size());
  return text;
}

void Text::append(const Text& more) {
  if (!bytes_.empty()) {
    bytes_ += ' ';
    stands_for_.push_back({static_cast<std::uint32_t>(end_), static_cast<std::uint32_t>(end_)});
  }
  bytes_ += more.bytes_;
  stands_for_.insert(stands_for_.end(), more.stands_for_.begin(), more.stands_for_.end());
  end_ = more.end_;
}

std::string without_reminders(std::string_view text) {
  Text whole(text);
  whole.cut(reminders(text));
  return whole.str();
}

std::vector<std::pair<std::size_t, std::size_t>> line_places(std::string_view text) {
  std::vector<std::pair<std::size_t, std::size_t>> places;
  // Each blank is looked at once: a text of a million empty lines is one that has no line.
  for (std::size_t at = text.find_first_not_of(blanks); at != std::string_view::npos;) {
    std::size_t end = std::min(text.find('\n', at), text.size());
    std::size_t next = text.find_first_not_of(blanks, end);
    // Bullets belong to the line that offers the choice.
    while (next != std::string_view::npos && (text[next] == '*' || text.substr(next).starts_with(bullet))) {
      end = std::min(text.find('\n', next), text.size());
      next = text.find_first_not_of(blanks, end);
    }
    places.emplace_back(at, text.find_last_not_of(blanks, end - 1) + 1 - at);
    at = next;
  }
  return places;
}

std::vector<Text> ability_lines(std::string_view name, std::string_view source, Wording wording,
                                std::string_view short_name, const PrintedCard* printed) {
  Text text(source);
  make_signs_plain(text);
  // Before the case is gone: a card called Web may give the keyword web.
  for (const std::string_view called : {name, short_name}) name_itself(text, called);
  if (wording == Wording::printed) name_itself_in_part(text, name);
  text.lower();
  if (wording != Wording::printed && printed != nullptr) name_itself_by_sort(text, printed->facts);
  // Before lines are cut: a reminder may hold a line break.
  text.cut(reminders(text.str()));

  std::vector<Text> written;
  for (const auto& [at, length] : line_places(text.str())) written.push_back(text.part(at, length));
  if (wording == Wording::printed && printed != nullptr &&
      std::none_of(written.begin(), written.end(), [](const Text& line) { return is_too_long(line.str()); }))
    written = in_house_lines(written, *printed);
  std::vector<Text> lines;
  for (Text& line : written) {
    if (!is_too_long(line.str())) line = in_house_wording_of(line, wording);
    // Nothing may be left of it in the house wording.
    if (line.str().find_first_not_of(blanks) == std::string::npos) continue;
    // What was noted in one line comes back in the next: there it is known only as a part of the same.
    if (!lines.empty() && lines.back().str().ends_with("counters that were on that creature.") &&
        line.str().starts_with("when ~ leaves play, return the removed permanent"))
      lines.back().append(line);
    else
      lines.push_back(std::move(line));
  }
  return lines;
}

}  // namespace sleight
