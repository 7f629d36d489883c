// Each kind of entry is described once, by a visitor that names and holds all
// its fields and states their meanings. Three walkers are applied to it:
// EntryReader reads the fields from an entry, EntryWriter writes them to one,
// EntryLister makes the EntryForm (entry_form.h).
//
//   struct BrigadeEntry {
//     const Scenario& sc;
//     BrigadeData d = {};
//     BrigadeState s = {};
//
//     template <typename F>
//     void operator()(F& f) {
//       f.Kind("formation", "brigade", "some battalions");
//       f.Id(d.name);
//       f.Whose(d.side, "whose it is");
//       f.Of(d.corps, Among<CorpsData>{sc.corps, "corps"}, "its corps");
//       f.OneOf(kNationWords, d.nation, "its nation", Nation::kFrench);
//       f.Mark("broken", s.broken, "half of it is lost");
//       f.Number("cp", s.cp, {0, 99}, "CP left", kAlways);
//       f.Time("arrives", d.minute, "time of day");
//     }
//   };
//   forms.push_back(Listed(BrigadeEntry{scenario}));
//   entries.push_back(Written(sides, BrigadeEntry{scenario, data, state}));
//   BrigadeEntry read = {scenario};
//   EntryReader f(reader, words);
//   read(f);
//
// A field that the entry omits is left unchanged, so its initializer is the
// default. A number or word equal to `usual` is not written; unless the visitor
// gives another, `usual` is 0 for a number and "no word" for a word. The caller
// checks consistency between fields after the walk. If links name things that
// are read later, put the links into a second visitor and apply it to the same
// EntryWords.
//
// Laws: EntryReader reads back what EntryWriter writes. Words, numbers and
// links are written and listed in the order of the visitor.
#ifndef BERTHIER_ENGINE_KIT_WIRE_ENTRY_WALKERS_H_
#define BERTHIER_ENGINE_KIT_WIRE_ENTRY_WALKERS_H_

#include "engine/kit/wire/among.h"
#include "engine/kit/wire/entry_lister.h"
#include "engine/kit/wire/entry_reader.h"
#include "engine/kit/wire/entry_words.h"
#include "engine/kit/wire/entry_writer.h"

#endif  // BERTHIER_ENGINE_KIT_WIRE_ENTRY_WALKERS_H_
