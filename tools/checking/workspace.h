#pragma once

#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "scripting/files/card_collection.h"
#include "scripting/files/given_texts.h"
#include "tools/checking/script_check.h"
#include "tools/files/card_sources.h"
#include "tools/library/card_scripts.h"

namespace sleight {

/// What all cards are held against besides their own texts.
struct Witnesses {
  FactsByName facts;
  PrintedData printed;
};

/// What was read again when a file changed.
enum class ReadAgain : unsigned char {
  nothing,   ///< no script here can have another verdict by it
  one_file,  ///< no other script is concerned
  everything
};

/// Scripts that are checked together, with all that stands around them: the library, the mods, the mod or set
/// that they lie in, and the words that those bring. Whoever checks asks one, be it once or after each
/// change, so that the verdict on a file is the same for all of them.
///
/// A file that somebody edits is read from memory, as `open_text` and `change_text` give it, until
/// `close_text`; it need not be on the disk. Its verdict is that of a file with the same text. Of several
/// workspaces one at a time may load and refresh.
class Workspace {
 public:
  /// Of a library and mods, and what cards are held against; `jobs` threads at most. The mods that scripts
  /// lie in, and those that these need, join them.
  Workspace(CardSources sources, Witnesses witnesses, int jobs);

  /// Reads all scripts below these paths, and holds each against what it says (levels 1 to 5). An
  /// interruption ends it early.
  void load(const std::vector<std::string>& paths);
  /// Reads a file below the paths once more. Where no other script can have another verdict by it, it is
  /// checked alone; else all are: it is no card, or is new, gone, or called otherwise. Gives whether it was
  /// alone.
  bool refresh(const std::string& file);

  /// From now on this text stands in the place of what the disk has in the file, and is read at once.
  ReadAgain open_text(const std::string& file, std::string text, int version);
  /// The same for a file that is edited already. One that is not, or whose text is of this version or a later
  /// one, stays as it is.
  ReadAgain change_text(const std::string& file, std::string text, int version);
  /// From now on the file is again what the disk has, or none.
  ReadAgain close_text(const std::string& file);
  /// Whoever types wants no answer that takes long: from now on, or no longer, what would make everything be
  /// read again is only noted, and `read_what_is_due` reads it.
  void wait_with_everything(bool waits) { waits_ = waits; }
  /// Whether everything is to be read again, and was not yet.
  bool is_due() const { return is_due_; }
  /// Reads everything again where that is due; false where it is not.
  bool read_what_is_due();
  /// The text of a file that is edited; null when it is not.
  const EditedText* edited_text(const std::string& file) const { return edited_.of(file); }
  /// While it lives, whatever reads files reads what is edited.
  EditedTextsInUse edited_texts_in_use() const { return EditedTextsInUse(edited_); }
  /// What is in a file: the text that is edited, or what the disk has; none when there is none.
  std::optional<std::string> text_of(const std::string& file) const;
  /// The file as findings name it when it lies below the paths, however it is written here; else "".
  std::string known_as(const std::string& file) const;

  const std::vector<std::string>& paths() const { return paths_; }
  /// What is loaded around the scripts: also the mods that they lie in.
  const CardSources& sources() const { return sources_; }
  /// What the mods bring, as play loads them.
  const std::vector<CollectedMod>& mods() const { return loaded_mods_; }
  /// The cards around the scripts, of the library or the mod: files by names in lower case.
  const std::map<std::string, std::string>& others() const { return others_; }
  const Scripts& scripts() const { return scripts_; }
  /// What scripts are held against; only after they were loaded.
  const CheckData& data() const { return *data_; }
  /// The files below the paths that hold what cannot be read.
  std::vector<std::string> broken_files() const;
  /// What was found of each card among the scripts, in their order.
  const std::vector<ScriptCheck>& checks() const { return checks_; }
  /// Whether each was checked, before an interruption.
  const std::vector<char>& done() const { return done_; }
  /// What is wrong with all of them, in no order.
  Diagnostics findings() const;

 private:
  /// Reads again what a change of the text of `file` concerns.
  ReadAgain read_changed(const std::string& file);
  /// Whether what is known of the file was read of that text, or does not depend on it.
  bool was_read(const std::string& file, const std::string& text) const;
  /// Whether scripts that are checked may be told otherwise by a file that lies outside the paths.
  bool stands_around(const std::string& file) const;
  /// Reads everything again, or notes that it is to be.
  void read_everything();
  /// The scripts of one file, read with the keywords of the others.
  Scripts read_again(const std::string& file) const;
  /// Whether the script of some other file speaks of that name.
  bool is_named_elsewhere(const std::string& name, const std::string& file) const;
  /// What is found of the scripts together.
  void check_together();
  /// Loads the mods as play does.
  void check_mods();

  CardSources sources_;
  const std::vector<std::string> given_mods_;
  Witnesses witnesses_;
  int jobs_;
  std::vector<std::string> paths_;
  Scripts scripts_;
  std::optional<CheckData> data_;
  std::map<std::string, std::string> others_;  ///< cards around them: files by names in lower case
  std::vector<ScriptCheck> checks_;
  std::vector<char> done_;
  Diagnostics together_;
  Diagnostics of_mods_;
  std::vector<CollectedMod> loaded_mods_;
  EditedTexts edited_;
  bool waits_ = false;
  bool is_due_ = false;
  std::set<std::string> nameless_;            ///< files that were refused and have no name yet
  std::map<std::string, std::string> names_;  ///< of the cards by their files, also while a script is broken
};

}  // namespace sleight
