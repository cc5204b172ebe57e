#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace sleight {

/// Lets a text stand for a file that need not be there, as what is piped into a program does: whatever reads
/// that file reads the text. To be called before any thread reads files.
void give_text(const std::string& file, std::string text);
/// The text that stands for the file: one that was given, or one of the edited texts in use. Null when none
/// does.
const std::string* given_text(const std::string& file);

/// The text of a file that somebody edits and has not saved.
struct EditedText {
  std::string file;  ///< as whoever edits it calls it
  std::string text;  ///< without a byte order mark
  int version = 0;   ///< as whoever edits it counts
};

/// The texts of files that somebody edits, on the disk already or not. A file is the same however its path is
/// written; a link to a file is a file of its own.
class EditedTexts {
 public:
  /// Takes a text in the place of the one before.
  void set(const std::string& file, std::string text, int version);
  /// False when there is no text of that file.
  bool remove(const std::string& file);
  /// The text of that file; null when nobody edits it.
  const EditedText* of(const std::string& file) const;
  /// The files below a folder whose names end so, spelt from that folder on, in the order of the alphabet. As
  /// on the disk nothing hidden is among them.
  std::vector<std::string> below(const std::string& folder, std::string_view ending) const;

 private:
  using ByPlace = std::map<std::string, EditedText>;
  std::map<std::string, ByPlace, std::less<>> by_name_;  ///< most files are told apart by their names alone
};

/// Where a file lies: an absolute path, in which only its own name may be a link.
std::string place_of_file(const std::string& file);

/// While it lives, whatever reads an edited file reads its text, and whatever lists a folder lists the edited
/// files in it. To be made before other threads read files and to go after them; the last one made counts.
class EditedTextsInUse {
 public:
  explicit EditedTextsInUse(const EditedTexts& texts);
  EditedTextsInUse(const EditedTextsInUse&) = delete;
  EditedTextsInUse& operator=(const EditedTextsInUse&) = delete;
  ~EditedTextsInUse();

 private:
  const EditedTexts* before_;
};

/// The edited files below a folder whose names end so, where edited texts are in use.
std::vector<std::string> edited_files_below(const std::string& folder, std::string_view ending);

}  // namespace sleight
